import type { WebhookDeliveryDto } from '@boligstyling/api-client/admin';
import { webhookLog } from '../../../content/admin/admin-webhooks';
import { deliveryStateWords, webhookEventWords } from '../../../content/admin/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { openLeadAddress } from '../shared/open-lead-address';
import { actionsColumn, RowActions, type Column } from '../shared/lists/data-table';
import { RowLink } from '../shared/lists/row-action';
import { outcomeOf } from './delivery-outcome';

const titles = webhookLog.columns;
const TONES = { due: 'new', sent: 'settled', parked: 'neutral' } as const;

/** What is told of a message to an endpoint. */
export const deliveryColumns: readonly Column<WebhookDeliveryDto>[] = [
  {
    title: titles.event,
    cell: ({ event }) => webhookEventWords[event],
    under: ({ event }) => event,
  },
  { title: titles.at, kind: 'number', cell: ({ at }) => formatMoment(at) },
  {
    title: titles.state,
    kind: 'beside',
    cell: ({ state }) => <Chip tone={TONES[state]}>{deliveryStateWords[state]}</Chip>,
  },
  { title: titles.attempts, kind: 'number', cell: ({ attempts }) => attempts },
  {
    title: titles.outcome,
    cell: (delivery) => outcomeOf(delivery).text,
    under: (delivery) => outcomeOf(delivery).more,
  },
  actionsColumn(titles, ({ event, lead_id }) =>
    event === 'lead.erased' ? null : (
      <RowActions>
        <RowLink href={openLeadAddress(lead_id)}>{webhookLog.openLead}</RowLink>
      </RowActions>
    ),
  ),
];
