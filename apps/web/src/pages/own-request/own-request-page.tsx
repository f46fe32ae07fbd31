import { useParams } from 'react-router-dom';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { pageTitle } from '../../content/page-titles';
import { connectLinks } from '../../features/signed-links/connect-links';
import { OwnRequest } from '../../features/signed-links/own-request';
import { Page } from '../../shared/layout/page';
import narrow from '../sections/narrow.module.css';

connectLinks();

/** Where the link in an owner's e-mails leads. */
export default function OwnRequestPage() {
  const { token = '' } = useParams();
  return (
    <Page title={pageTitle(useRuntimeConfig(), 'ownRequest')} className={narrow.narrow}>
      <OwnRequest token={token} />
    </Page>
  );
}
