import {
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSessionDto,
} from '@boligstyling/api-client/admin';
import { adminAccount } from '../../../content/admin/admin-users';
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

/** Where one is logged in; with the shared password, where that is used. */
export function SessionsCard({ isShared }: { isShared: boolean }) {
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
