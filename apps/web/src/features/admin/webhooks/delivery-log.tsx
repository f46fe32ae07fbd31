import {
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveriesMutation,
  type WebhookDto,
} from '@boligstyling/api-client/admin';
import { webhookLog } from '../../../content/admin-webhooks';
import { SelectField } from '../../../shared/ui/field';
import { useChange } from '../shared/calls/use-change';
import { useFailureNotice } from '../shared/calls/use-failure-notice';
import { Card } from '../shared/ui/card';
import { EmptyState } from '../shared/ui/empty-state';
import { FilterBar } from '../shared/ui/filter-bar';
import { LoadState } from '../shared/ui/load-state';
import { RowButton } from '../shared/ui/row-action';
import { DeliveryTable } from './delivery-table';

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
  useFailureNotice(log.error);
  const isAnyStopped = log.currentData?.deliveries.some(({ state }) => state === 'parked');

  return (
    <Card
      title={webhookLog.title}
      intro={webhookLog.note}
      aside={
        isAnyStopped && (
          <RowButton
            busy={isLoading}
            onClick={() => void change(resend({ id: shown }), webhookLog.resending)}
          >
            {webhookLog.resend}
          </RowButton>
        )
      }
    >
      <FilterBar label={webhookLog.filterLabel}>
        <SelectField
          label={webhookLog.receiver}
          options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
          value={shown}
          onChange={({ target }) => onChoose(target.value)}
        />
      </FilterBar>
      <LoadState
        data={log.currentData}
        isError={log.isError}
        isFetching={log.isFetching}
        onRetry={() => void log.refetch()}
      >
        {({ deliveries }) =>
          deliveries.length > 0 ? (
            <DeliveryTable deliveries={deliveries} />
          ) : (
            <EmptyState title={webhookLog.empty} text={webhookLog.emptyText} />
          )
        }
      </LoadState>
    </Card>
  );
}
