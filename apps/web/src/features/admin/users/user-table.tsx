import type { UserDto } from '@boligstyling/api-client/admin';
import { adminUsers, userStateWords, roleWords } from '../../../content/admin/admin-users';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton } from '../shared/lists/row-action';

const titles = adminUsers.columns;
const columns: readonly Column<UserDto>[] = [
  { title: titles.name, cell: ({ name }) => name, under: ({ email }) => email },
  { title: titles.role, kind: 'words', cell: ({ role }) => roleWords[role].name },
  {
    title: titles.factors,
    kind: 'words',
    cell: ({ passkeys, has_code }) => adminUsers.factors(passkeys, has_code),
  },
  {
    title: titles.seen,
    kind: 'number',
    cell: ({ last_seen_at }) => (last_seen_at ? formatMoment(last_seen_at) : adminUsers.never),
  },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ state }) => (
      <Chip tone={state === 'active' ? 'settled' : 'neutral'}>{userStateWords[state]}</Chip>
    ),
  },
];

type UserTableProps = { people: readonly UserDto[]; onEdit: (id: string) => void };

/** Who has access, by name. */
export function UserTable({ people, onEdit }: UserTableProps) {
  const actions = actionsColumn(titles, ({ id, name }: UserDto) => (
    <RowActions>
      <RowButton label={adminUsers.edit} of={name} onClick={() => onEdit(id)} />
    </RowActions>
  ));
  return <DataTable rows={people} columns={[...columns, actions]} />;
}
