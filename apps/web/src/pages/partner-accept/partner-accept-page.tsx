import { linkPageTitle } from '../../content/link-page-titles';
import { partnerTerms } from '../../content/pages/partner-terms';
import { AcceptTerms } from '../../features/signed-links/partner/accept-terms';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { connectLinks } from '../../shared/links/connect-links';
import narrow from '../sections/narrow.module.css';

connectLinks();

export default function PartnerAcceptPage() {
  const config = useRuntimeConfig();
  const token = useLinkToken();
  return (
    <Page title={linkPageTitle(config, 'partnerAccept')} className={narrow.narrow}>
      <AcceptTerms key={token} token={token} terms={partnerTerms(config)} />
    </Page>
  );
}
