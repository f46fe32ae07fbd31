import { useGetPartnerPageQuery } from '@boligstyling/api-client/partner';
import { Navigate } from 'react-router-dom';
import { partnerHome } from '../../content/partner-home';
import { pageTitle } from '../../content/page-titles';
import { signedLinks } from '../../content/signed-links';
import { PartnerHeader } from '../../features/partner-home/partner-header';
import { PartnerHome } from '../../features/partner-home/partner-home';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { connectLinks } from '../../shared/links/connect-links';
import { reasonOf } from '../../shared/links/reason-of';
import { Button } from '../../shared/ui/button';
import styles from './partner-home-page.module.css';

connectLinks();

/** A partner's own page. Whoever is not logged in is led to where that is done. */
export default function PartnerHomePage() {
  const config = useRuntimeConfig();
  const { data, error, refetch } = useGetPartnerPageQuery();
  const isOut = error && 'status' in error && error.status === 401;
  if (isOut) return <Navigate to={paths.partnerLogin} replace />;
  return (
    <>
      <PartnerHeader page={data} />
      <Page title={pageTitle(config, 'partnerHome')} className={styles.page}>
        {data && <PartnerHome page={data} />}
        {!data && !error && <p role="status">{partnerHome.loading}</p>}
        {!data && error && (
          <div role="alert">
            <p>{reasonOf(error)}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              {signedLinks.tryAgain}
            </Button>
          </div>
        )}
      </Page>
    </>
  );
}
