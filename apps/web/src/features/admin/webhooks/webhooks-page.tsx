import { WEBHOOK_EVENT_NAMES } from '@boligstyling/domain';
import {
  useListWebhooksQuery,
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveriesMutation,
  useTestWebhookMutation,
  type WebhookDto,
  type WebhookDeliveryDto,
  useChangeWebhookMutation,
} from '@boligstyling/api-client/admin';
import { adminWebhooks, webhookLog } from '../../../content/admin/admin-webhooks';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed, useMay } from '../shared/session/use-may';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard, nothingIn, FilterBar } from '../shared/lists/list-card';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { WebhookDialog } from './webhook-dialog';
import { SelectField } from '../../../shared/ui/fields/field';
import { useChangeButton } from '../shared/calls/use-change';
import { DataTable, actionsColumn, RowActions, type Column } from '../shared/lists/data-table';
import { RowButton, RowLink, EditAndPause, stateColumn } from '../shared/lists/row-action';
import { deliveryStateWords } from '../../../content/admin/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { openLeadAddress } from '../shared/open-lead-address';
import { basedOn } from '../../../shared/calls/versions';

const tableTitles = adminWebhooks.columns;
const columns: readonly Column<WebhookDto>[] = [
  { title: tableTitles.url, cell: ({ url }) => url },
  {
    title: tableTitles.events,
    kind: 'words',
    cell: ({ events }) => events.map((event) => WEBHOOK_EVENT_NAMES[event]).join(', '),
  },
  { title: tableTitles.added, kind: 'number', cell: ({ created_at }) => formatMoment(created_at) },
  stateColumn(adminWebhooks, ({ active }) => active),
];

type WebhookTableProps = { webhooks: readonly WebhookDto[]; onEdit: (id: string) => void };

function WebhookTable({ webhooks, onEdit }: WebhookTableProps) {
  const isAllowed = useMay()('configure');
  const actions = actionsColumn(tableTitles, (webhook: WebhookDto) => (
    <WebhookActions webhook={webhook} onEdit={() => onEdit(webhook.id)} />
  ));
  return <DataTable rows={webhooks} columns={isAllowed ? [...columns, actions] : columns} />;
}

function WebhookActions({ webhook, onEdit }: { webhook: WebhookDto; onEdit: () => void }) {
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

const titles = webhookLog.columns;
const TONES = { due: 'new', sent: 'settled', parked: 'neutral' } as const;

const deliveryColumns: readonly Column<WebhookDeliveryDto>[] = [
  {
    title: titles.event,
    cell: ({ event }) => WEBHOOK_EVENT_NAMES[event],
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

/** An endpoint may ask for a pause before its next messages are tried. */
export function outcomeOf(
  {
    state,
    attempts,
    cause,
    sent_at,
    due_at,
    waits,
  }: Pick<WebhookDeliveryDto, 'state' | 'attempts' | 'cause' | 'sent_at' | 'due_at' | 'waits'>,
  now = Date.now(),
): { text: string; more?: string } {
  if (sent_at) return { text: webhookLog.delivered(formatMoment(sent_at)) };
  if (waits) return { text: cause ?? webhookLog.notTried, more: webhookLog.waits };
  if (attempts === 0 && due_at && Date.parse(due_at) > now) {
    return { text: webhookLog.notTried, more: webhookLog.firstTry(formatMoment(due_at)) };
  }
  if (!cause) return { text: webhookLog.notTried };
  if (state === 'due' && due_at) {
    return { text: cause, more: webhookLog.nextTry(formatMoment(due_at)) };
  }
  return { text: cause, more: webhookLog.stopped };
}

/** The answer stays beside the button, for another try. */
function TestMessage({ id }: { id: string }) {
  const test = useTestWebhookMutation();
  const [, { data, isLoading }] = test;
  const send = useChangeButton(test);
  return (
    <>
      <span aria-live="polite">{data && !isLoading && webhookLog.tried(data)}</span>
      <RowButton label={webhookLog.test} {...send({ id })} />
    </>
  );
}

const POLL_MS = 8_000;

type DeliveryLogProps = {
  webhooks: readonly WebhookDto[];
  shown: string;
  onChoose: (id: string) => void;
};

function DeliveryLog({ webhooks, shown, onChoose }: DeliveryLogProps) {
  const log = useListWebhookDeliveriesQuery(
    { id: shown },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const resend = useChangeButton(useResendWebhookDeliveriesMutation());
  const mayWork = useMay()('work');
  const isAnyStopped = log.currentData?.deliveries.some(({ state }) => state === 'parked');

  return (
    <ListCard
      of={{ ...log, data: log.currentData }}
      title={webhookLog.title}
      intro={webhookLog.note}
      aside={
        mayWork && (
          <RowActions>
            <TestMessage key={shown} id={shown} />
            {isAnyStopped && (
              <RowButton
                label={webhookLog.resend}
                {...resend({ id: shown }, webhookLog.resending)}
              />
            )}
          </RowActions>
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

const NEW = 'ny';
const ADDRESS = ['logg', 'mottaker'] as const;

export function WebhooksPage() {
  const { values, change } = useAddressFilter(ADDRESS);
  const list = useListWebhooksQuery();
  const webhooks = list.data?.webhooks ?? [];
  const logged = webhooks.find(({ id }) => id === values.logg) ?? webhooks[0];
  const written = webhooks.find(({ id }) => id === values.mottaker);

  return (
    <AdminPage
      page="adminWebhooks"
      title={adminWebhooks.title}
      aside={
        <Allowed to="configure">
          <Button size="small" icon="plus" onClick={() => change({ mottaker: NEW }, false)}>
            {adminWebhooks.add}
          </Button>
        </Allowed>
      }
    >
      <ListCard
        of={list}
        title={adminWebhooks.receivers}
        intro={adminWebhooks.intro}
        count={() => counted(webhooks.length, adminWebhooks.count)}
        empty={() => !logged && nothingIn(adminWebhooks)}
      >
        {() => (
          <WebhookTable webhooks={webhooks} onEdit={(mottaker) => change({ mottaker }, false)} />
        )}
      </ListCard>
      {logged && (
        <DeliveryLog webhooks={webhooks} shown={logged.id} onChoose={(logg) => change({ logg })} />
      )}
      {(written || values.mottaker === NEW) && (
        <Allowed to="configure">
          <WebhookDialog
            key={values.mottaker}
            webhook={written}
            onClose={() => change({ mottaker: '' })}
          />
        </Allowed>
      )}
    </AdminPage>
  );
}
