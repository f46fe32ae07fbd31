import { useChangeWebhookMutation, type WebhookDto } from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin-webhooks';
import { webhookEventWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { useMay } from '../shared/session/use-may';
import { DataTable, type Column } from '../shared/ui/data-table';
import { EditAndPause } from '../shared/ui/edit-and-pause';

const titles = adminWebhooks.columns;
const columns: readonly Column<WebhookDto>[] = [
  { title: titles.url, cell: ({ url }) => url },
  {
    title: titles.events,
    kind: 'words',
    cell: ({ events }) => events.map((event) => webhookEventWords[event]).join(', '),
  },
  { title: titles.added, kind: 'number', cell: ({ created_at }) => formatMoment(created_at) },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ active }) => (
      <Chip tone={active ? 'settled' : 'neutral'}>
        {active ? adminWebhooks.active : adminWebhooks.paused}
      </Chip>
    ),
  },
];

type WebhookTableProps = { webhooks: readonly WebhookDto[]; onEdit: (id: string) => void };

/** Who is told of what, oldest first. */
export function WebhookTable({ webhooks, onEdit }: WebhookTableProps) {
  const isAllowed = useMay()('configure');
  const actions: Column<WebhookDto> = {
    title: titles.actions,
    kind: 'actions',
    cell: (webhook) => <WebhookActions webhook={webhook} onEdit={() => onEdit(webhook.id)} />,
  };
  return (
    <DataTable
      rows={webhooks}
      idOf={({ id }) => id}
      columns={isAllowed ? [...columns, actions] : columns}
    />
  );
}

type WebhookActionsProps = { webhook: WebhookDto; onEdit: () => void };

function WebhookActions({ webhook: { id, url, active }, onEdit }: WebhookActionsProps) {
  const [changeWebhook, { isLoading }] = useChangeWebhookMutation();
  return (
    <EditAndPause
      {...{ active, onEdit }}
      name={url}
      busy={isLoading}
      words={adminWebhooks}
      onSet={(active) => changeWebhook({ id, changeWebhookDto: { active } })}
    />
  );
}
