import type { PersonDto } from '@boligstyling/api-client/admin';
import { adminPeople, personStateWords, roleWords } from '../../../content/admin-people';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/ui/data-table';
import { RowButton } from '../shared/ui/row-action';

const titles = adminPeople.columns;
const columns: readonly Column<PersonDto>[] = [
  { title: titles.name, cell: ({ name }) => name, under: ({ email }) => email },
  { title: titles.role, kind: 'words', cell: ({ role }) => roleWords[role].name },
  {
    title: titles.factors,
    kind: 'words',
    cell: ({ passkeys, has_code }) => adminPeople.factors(passkeys, has_code),
  },
  {
    title: titles.seen,
    kind: 'number',
    cell: ({ last_seen_at }) => (last_seen_at ? formatMoment(last_seen_at) : adminPeople.never),
  },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ state }) => (
      <Chip tone={state === 'active' ? 'settled' : 'neutral'}>{personStateWords[state]}</Chip>
    ),
  },
];

type PersonTableProps = { people: readonly PersonDto[]; onEdit: (id: string) => void };

/** Who has access, by name. */
export function PersonTable({ people, onEdit }: PersonTableProps) {
  const actions = actionsColumn(titles, ({ id, name }: PersonDto) => (
    <RowActions>
      <RowButton label={adminPeople.edit} of={name} onClick={() => onEdit(id)} />
    </RowActions>
  ));
  return <DataTable rows={people} columns={[...columns, actions]} />;
}
