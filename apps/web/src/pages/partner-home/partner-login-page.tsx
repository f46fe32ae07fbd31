import { linkPageTitle } from '../../content/link-page-titles';
import { OpenPartnerPage, PartnerLogin } from '../../features/partner-home/partner-login';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { connectLinks } from '../../shared/links/connect-links';
import narrow from '../sections/narrow.module.css';

connectLinks();

export default function PartnerLoginPage() {
  const token = useLinkToken();
  return (
    <Page title={linkPageTitle(useRuntimeConfig(), 'partnerLogin')} className={narrow.narrow}>
      {token ? <OpenPartnerPage key={token} token={token} /> : <PartnerLogin />}
    </Page>
  );
}
