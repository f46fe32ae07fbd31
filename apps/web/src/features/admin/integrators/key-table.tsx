import {
  useChangeIntegratorKeyMutation,
  type IntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { adminIntegrators, scopeWords } from '../../../content/admin/admin-integrators';
import { formatMoment } from '../../../shared/format/moment';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, type Column } from '../shared/lists/data-table';
import { EditAndPause, stateColumn } from '../shared/ui/edit-and-pause';

const titles = adminIntegrators.columns;
const columns: readonly Column<IntegratorKeyDto>[] = [
  {
    title: titles.name,
    cell: ({ name }) => name,
    under: ({ source, previous_until }) =>
      previous_until ? adminIntegrators.previousUntil(formatMoment(previous_until)) : source,
  },
  {
    title: titles.scopes,
    kind: 'words',
    cell: ({ scopes }) => scopes.map((scope) => scopeWords[scope]).join(', '),
    under: ({ shows_contacts }) => (shows_contacts ? adminIntegrators.withContacts : undefined),
  },
  {
    title: titles.origins,
    kind: 'words',
    cell: ({ origins }) => origins.join(', ') || adminIntegrators.servers,
  },
  {
    title: titles.limit,
    kind: 'number',
    cell: ({ per_minute }) => adminIntegrators.perMinute(per_minute),
  },
  stateColumn(adminIntegrators, ({ paused }) => !paused),
];

type KeyTableProps = { keys: readonly IntegratorKeyDto[]; onEdit: (id: string) => void };

/** Whose keys there are, oldest first. */
export function KeyTable({ keys, onEdit }: KeyTableProps) {
  const isAllowed = useMay()('configure');
  const actions = actionsColumn(titles, (written: IntegratorKeyDto) => (
    <KeyActions written={written} onEdit={() => onEdit(written.id)} />
  ));
  return <DataTable rows={keys} columns={isAllowed ? [...columns, actions] : columns} />;
}

type KeyActionsProps = { written: IntegratorKeyDto; onEdit: () => void };

function KeyActions({ written: { id, name, paused }, onEdit }: KeyActionsProps) {
  const [changeKey, { isLoading }] = useChangeIntegratorKeyMutation();
  return (
    <EditAndPause
      {...{ name, onEdit }}
      active={!paused}
      busy={isLoading}
      words={adminIntegrators}
      onSet={(active) => changeKey({ id, changeIntegratorKeyDto: { paused: !active } })}
    />
  );
}
