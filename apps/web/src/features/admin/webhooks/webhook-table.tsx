import { useChangeWebhookMutation, type WebhookDto } from '@boligstyling/api-client/admin';
import { adminWebhooks } from '../../../content/admin-webhooks';
import { webhookEventWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { useChange } from '../shared/calls/use-change';
import { DataTable } from '../shared/ui/data-table';
import { RowButton } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';

const { columns } = adminWebhooks;

type WebhookTableProps = { webhooks: readonly WebhookDto[]; onEdit: (id: string) => void };

/** Who is told of what, oldest first. */
export function WebhookTable({ webhooks, onEdit }: WebhookTableProps) {
  return (
    <DataTable columns={columns}>
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onEdit={onEdit} />
      ))}
    </DataTable>
  );
}

type WebhookRowProps = { webhook: WebhookDto; onEdit: (id: string) => void };

function WebhookRow({ webhook, onEdit }: WebhookRowProps) {
  const [changeWebhook, { isLoading }] = useChangeWebhookMutation();
  const change = useChange();
  const { id, url, events, active, created_at } = webhook;

  const toggle = () =>
    change(
      changeWebhook({ id, changeWebhookDto: { active: !active } }),
      active ? adminWebhooks.pausedToast : adminWebhooks.resumedToast,
    );
  const toggleWord = active ? adminWebhooks.pause : adminWebhooks.resume;

  return (
    <tr>
      <th scope="row">{url}</th>
      <td className={table.words} data-column={columns.events}>
        {events.map((event) => webhookEventWords[event]).join(', ')}
      </td>
      <td className={table.number} data-column={columns.added}>
        {formatMoment(created_at)}
      </td>
      <td className={table.beside} data-column={columns.state}>
        <Chip tone={active ? 'settled' : 'neutral'}>
          {active ? adminWebhooks.active : adminWebhooks.paused}
        </Chip>
      </td>
      <td>
        <div className={table.actions}>
          <RowButton aria-label={`${adminWebhooks.edit}: ${url}`} onClick={() => onEdit(id)}>
            {adminWebhooks.edit}
          </RowButton>
          <RowButton
            aria-label={`${toggleWord}: ${url}`}
            busy={isLoading}
            onClick={() => void toggle()}
          >
            {toggleWord}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}
