import { partnerApi, useGetPartnerPageQuery } from '@boligstyling/api-client/partner';
import { Navigate } from 'react-router-dom';
import { linkPageTitle } from '../../content/link-page-titles';
import { LoadFailed } from '../../features/partner-home/load-failed';
import { SessionEnded } from '../../features/partner-home/partner-login';
import { PartnerHeader } from '../../features/partner-home/partner-header';
import { PartnerHome } from '../../features/partner-home/partner-home';
import { useFreshWhenShown } from '../../shared/calls/use-fresh-when-shown';
import { paths } from '../../shared/config/paths';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { Page } from '../../shared/layout/page';
import { connectLinks } from '../../shared/links/connect-links';
import { useAppDispatch } from '../../shared/store/hooks';
import styles from './partner-home-page.module.css';

connectLinks();

/** Unfinished input is restored after a new login. */
export default function PartnerHomePage() {
  const config = useRuntimeConfig();
  const dispatch = useAppDispatch();
  const { data, error, refetch } = useGetPartnerPageQuery();
  const isOut = error !== undefined && 'status' in error && error.status === 401;
  useFreshWhenShown(() => dispatch(partnerApi.util.invalidateTags(['partner'])));
  if (isOut && !data) return <Navigate to={paths.partnerLogin} replace />;
  return (
    <>
      <PartnerHeader page={isOut ? undefined : data} />
      <Page title={linkPageTitle(config, 'partnerHome')} className={styles.page}>
        {isOut && <SessionEnded error={error} />}
        {data && (
          <div hidden={isOut}>
            <PartnerHome key={data.email} page={data} />
          </div>
        )}
        {!data && <LoadFailed error={error} onRetry={refetch} />}
      </Page>
    </>
  );
}
