import { useParams } from 'react-router-dom';
import { linkPageTitle } from '../../content/link-page-titles';
import { QuoteAsPartner, QuoteByLink } from '../../features/quotes/partner/own-quote';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { connectLinks } from '../../shared/links/connect-links';
import narrow from '../sections/narrow.module.css';

connectLinks();

export default function PartnerQuotePage() {
  const token = useLinkToken();
  const { id } = useParams();
  return (
    <Page title={linkPageTitle(useRuntimeConfig(), 'partnerQuote')} className={narrow.narrow}>
      {id ? <QuoteAsPartner key={id} id={id} /> : <QuoteByLink key={token} token={token} />}
    </Page>
  );
}
