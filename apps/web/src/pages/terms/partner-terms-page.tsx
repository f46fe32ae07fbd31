import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { partnerTerms } from '../../content/pages/partner-terms';
import { Page } from '../../shared/layout/page';
import { TextPageView } from '../sections/text-page-view';

export default function PartnerTermsPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'partnerTerms')}>
      <TextPageView page={partnerTerms(config)} />
    </Page>
  );
}
