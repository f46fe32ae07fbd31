import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { linkPageTitle } from '../../content/link-page-titles';
import { connectLinks } from '../../shared/links/connect-links';
import { PartnerAnswer } from '../../features/signed-links/partner/partner-answer';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { Page } from '../../shared/layout/page';
import narrow from '../sections/narrow.module.css';

connectLinks();

export default function PartnerAnswerPage() {
  const token = useLinkToken();
  return (
    <Page title={linkPageTitle(useRuntimeConfig(), 'partnerAnswer')} className={narrow.narrow}>
      <PartnerAnswer key={token} token={token} />
    </Page>
  );
}
