import {
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveriesMutation,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { webhookLog } from '../../../content/admin/admin-webhooks';
import { SelectField } from '../../../shared/ui/fields/field';
import { useChange } from '../shared/calls/use-change';
import { useMay } from '../shared/session/use-may';
import { DataTable } from '../shared/lists/data-table';
import { FilterBar } from '../shared/lists/filter-bar';
import { ListCard } from '../shared/lists/list-card';
import { nothingIn } from '../shared/lists/nothing-in';
import { RowButton } from '../shared/lists/row-action';
import { deliveryColumns } from './delivery-table';

const POLL_MS = 8_000;

type DeliveryLogProps = {
  webhooks: readonly WebhookDto[];
  /** Whose log it is. */
  shown: string;
  onChoose: (id: string) => void;
};

/** What was sent to one endpoint and what came of it. Looks for news for as long as it is looked at. */
export function DeliveryLog({ webhooks, shown, onChoose }: DeliveryLogProps) {
  const log = useListWebhookDeliveriesQuery(
    { id: shown },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const [resend, { isLoading }] = useResendWebhookDeliveriesMutation();
  const change = useChange();
  const mayWork = useMay()('work');
  const isAnyStopped = log.currentData?.deliveries.some(({ state }) => state === 'parked');

  return (
    <ListCard
      of={{ ...log, data: log.currentData }}
      title={webhookLog.title}
      intro={webhookLog.note}
      aside={
        isAnyStopped &&
        mayWork && (
          <RowButton
            label={webhookLog.resend}
            busy={isLoading}
            onClick={() => void change(resend({ id: shown }), webhookLog.resending)}
          />
        )
      }
      filters={
        <FilterBar label={webhookLog.filterLabel}>
          <SelectField
            label={webhookLog.receiver}
            options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
            value={shown}
            onChange={({ target }) => onChoose(target.value)}
          />
        </FilterBar>
      }
      empty={({ deliveries }) => deliveries.length === 0 && nothingIn(webhookLog)}
    >
      {({ deliveries }) => <DataTable rows={deliveries} columns={deliveryColumns} />}
    </ListCard>
  );
}
