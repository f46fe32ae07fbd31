import {
  useGetOwnAccountQuery,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSessionDto,
} from '@boligstyling/api-client/admin';
import { may } from '@boligstyling/domain';
import { adminAccount } from '../../../content/admin/admin-users';
import { adminPaths } from '../../../shared/config/admin-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { AdminPage } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { LoadState } from '../shared/ui/load-state';
import { UsersNav } from '../shared/ui/users-nav';
import { CodeCard } from './code-card';
import { PasskeysCard } from './passkeys-card';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { useChange } from '../shared/calls/use-change';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { ListCard } from '../shared/lists/list-card';
import { RowButton } from '../shared/lists/row-action';

const { sessionColumns: titles } = adminAccount;
const columns: readonly Column<OwnSessionDto>[] = [
  { title: titles.browser, cell: ({ browser }) => browser },
  { title: titles.network, cell: ({ network }) => network },
  { title: titles.opened, kind: 'number', cell: ({ opened_at }) => formatMoment(opened_at) },
  { title: titles.used, kind: 'number', cell: ({ last_used_at }) => formatMoment(last_used_at) },
  actionsColumn(titles, (session) => <SessionActions session={session} />),
];

function SessionsCard({ isShared }: { isShared: boolean }) {
  return (
    <ListCard
      of={useListOwnSessionsQuery()}
      title={adminAccount.sessions}
      intro={isShared ? adminAccount.sharedSessionsIntro : adminAccount.sessionsIntro}
    >
      {({ sessions }) => <DataTable rows={sessions} columns={columns} />}
    </ListCard>
  );
}

function SessionActions({ session }: { session: OwnSessionDto }) {
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const change = useChange();
  const { id, browser, opened_at, ended_at, is_this } = session;
  return (
    <RowActions>
      {is_this && <Chip tone="settled">{adminAccount.thisSession}</Chip>}
      {ended_at && <Chip tone="neutral">{adminAccount.ended}</Chip>}
      {!is_this && !ended_at && (
        <RowButton
          label={adminAccount.endSession}
          of={`${browser}, ${formatMoment(opened_at)}`}
          busy={isLoading}
          onClick={() => void change(end({ id }), adminAccount.sessionEnded)}
        />
      )}
    </RowActions>
  );
}

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
                {may(data.role, 'users') && (
                  <ButtonLink to={adminPaths.users} size="small" arrow>
                    {adminAccount.toUsers}
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
