import { useParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { connectLinks } from '../../shared/links/connect-links';
import { PartnerAnswer } from '../../features/signed-links/partner-answer';
import { Page } from '../../shared/layout/page';
import narrow from '../sections/narrow.module.css';

connectLinks();

/** Where the link in a partner's e-mail leads. */
export default function PartnerAnswerPage() {
  const { token = '' } = useParams();
  return (
    <Page title={pageTitle(useRuntimeConfig(), 'partnerAnswer')} className={narrow.narrow}>
      <PartnerAnswer token={token} />
    </Page>
  );
}
