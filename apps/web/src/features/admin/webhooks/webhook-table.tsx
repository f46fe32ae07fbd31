import { useChangeWebhookMutation, type WebhookDto } from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin/admin-webhooks';
import { webhookEventWords } from '../../../content/admin/admin-words';
import { basedOn } from '../../../shared/calls/versions';
import { formatMoment } from '../../../shared/format/moment';
import { useMay } from '../shared/session/use-may';
import { actionsColumn, DataTable, type Column } from '../shared/lists/data-table';
import { EditAndPause, stateColumn } from '../shared/ui/edit-and-pause';

const titles = adminWebhooks.columns;
const columns: readonly Column<WebhookDto>[] = [
  { title: titles.url, cell: ({ url }) => url },
  {
    title: titles.events,
    kind: 'words',
    cell: ({ events }) => events.map((event) => webhookEventWords[event]).join(', '),
  },
  { title: titles.added, kind: 'number', cell: ({ created_at }) => formatMoment(created_at) },
  stateColumn(adminWebhooks, ({ active }) => active),
];

type WebhookTableProps = { webhooks: readonly WebhookDto[]; onEdit: (id: string) => void };

export function WebhookTable({ webhooks, onEdit }: WebhookTableProps) {
  const isAllowed = useMay()('configure');
  const actions = actionsColumn(titles, (webhook: WebhookDto) => (
    <WebhookActions webhook={webhook} onEdit={() => onEdit(webhook.id)} />
  ));
  return <DataTable rows={webhooks} columns={isAllowed ? [...columns, actions] : columns} />;
}

type WebhookActionsProps = { webhook: WebhookDto; onEdit: () => void };

function WebhookActions({ webhook, onEdit }: WebhookActionsProps) {
  const { id, url, active } = webhook;
  const [changeWebhook, { isLoading }] = useChangeWebhookMutation();
  return (
    <EditAndPause
      {...{ active, onEdit }}
      name={url}
      busy={isLoading}
      words={adminWebhooks}
      onSet={(active) => changeWebhook({ id, ...basedOn(webhook), changeWebhookDto: { active } })}
    />
  );
}
