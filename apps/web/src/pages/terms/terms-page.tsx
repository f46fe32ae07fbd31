import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { terms } from '../../content/pages/terms';
import { Page } from '../../shared/layout/page';
import { BackButton } from '../../shared/ui/back-button';
import { TextPageView } from '../sections/text-page-view';

export default function TermsPage() {
  const config = useRuntimeConfig();
  return (
    <Page title={pageTitle(config, 'terms')}>
      <TextPageView page={terms(config)} above={<BackButton />} />
    </Page>
  );
}
