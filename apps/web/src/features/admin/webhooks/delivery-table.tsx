import type { WebhookDeliveryDto } from '@boligstyling/api-client/admin';
import { paths } from '../../../shared/config/paths';
import { webhookLog } from '../../../content/admin-webhooks';
import { deliveryStateWords, webhookEventWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { openLeadAddress } from '../shared/open-lead-address';
import { DataTable } from '../shared/ui/data-table';
import { RowLink } from '../shared/ui/row-action';
import table from '../shared/ui/table.module.css';
import { outcomeOf } from './delivery-outcome';

const { columns } = webhookLog;
const TONES = { due: 'new', sent: 'settled', parked: 'neutral' } as const;

/** Messages to one endpoint, newest first. */
export function DeliveryTable({ deliveries }: { deliveries: readonly WebhookDeliveryDto[] }) {
  return (
    <DataTable columns={columns}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </DataTable>
  );
}

function DeliveryRow({ delivery }: { delivery: WebhookDeliveryDto }) {
  const { event, at, state, attempts, lead_id } = delivery;
  const { text, more } = outcomeOf(delivery);
  return (
    <tr>
      <th scope="row">
        {webhookEventWords[event]}
        <span className={table.under}>{event}</span>
      </th>
      <td className={table.number} data-column={columns.at}>
        {formatMoment(at)}
      </td>
      <td className={table.beside} data-column={columns.state}>
        <Chip tone={TONES[state]}>{deliveryStateWords[state]}</Chip>
      </td>
      <td className={table.number} data-column={columns.attempts}>
        {attempts}
      </td>
      <td data-column={columns.outcome}>
        {text}
        {more && <span className={table.under}>{more}</span>}
      </td>
      <td>
        <div className={table.actions}>
          <RowLink href={openLeadAddress(paths.admin, lead_id)}>{webhookLog.openLead}</RowLink>
        </div>
      </td>
    </tr>
  );
}
