import { useGetOwnAccountQuery } from '@boligstyling/api-client/admin';
import { may } from '@boligstyling/domain';
import { adminAccount } from '../../../content/admin/admin-users';
import { adminPaths } from '../../../shared/config/admin-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { LoadState } from '../shared/ui/load-state';
import { UsersNav } from '../shared/ui/people-nav';
import { CodeCard } from './code-card';
import { PasskeysCard } from './passkeys-card';
import { SessionsCard } from './sessions-card';

/** What one logs in with, and where one is logged in. */
export function AccountPage() {
  const account = useGetOwnAccountQuery();
  useFailureNotice(account.error);

  return (
    <AdminPage page="adminAccount" title={adminAccount.title} aside={<UsersNav />}>
      <LoadState of={account}>
        {(data) => (
          <>
            {data.id === null ? (
              <Card title={adminAccount.shared} intro={adminAccount.sharedText}>
                {may(data.role, 'people') && (
                  <ButtonLink to={adminPaths.people} size="small" arrow>
                    {adminAccount.toPeople}
                  </ButtonLink>
                )}
              </Card>
            ) : (
              <>
                <PasskeysCard account={data} />
                <CodeCard account={data} />
              </>
            )}
            <SessionsCard isShared={data.id === null} />
          </>
        )}
      </LoadState>
    </AdminPage>
  );
}
