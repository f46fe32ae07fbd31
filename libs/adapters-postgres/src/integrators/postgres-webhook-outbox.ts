import {
  type ClaimedWebhook,
  LEASE_SECONDS,
  LockedRow,
  WebhookOutbox,
} from '@boligstyling/application';
import {
  AMOUNTS_SCOPE,
  fieldsShownTo,
  type LeadAudience,
  leadField,
  type LeadKey,
  mayBeNamedToIntegrator,
} from '@boligstyling/domain';
import {
  PLACE_FOR_INTEGRATOR,
  type StoredConsent,
  toConsents,
  SEES_OWNER,
} from '../core/lead-rows.js';
import { fromDatabase } from '../core/statements.js';
import { announcedStanding } from '../core/reveals.js';
import { columnOf } from '../core/row-fields.js';
import { IS_KEPT, SIGNING_SECRETS } from '../core/webhook-rows.js';
import {
  IS_DUE,
  IS_FAILING,
  isParkedRow,
  isToSendRow,
  PARKED,
  SENT,
  TO_SEND,
} from '../core/deliveries.js';

/** An endpoint of an API key sees what the key may see. */
const columnFor = (field: LeadKey): string =>
  field === 'location'
    ? `case when key.id is null then lead.location else ${PLACE_FOR_INTEGRATOR} end`
    : `lead.${columnOf(field)}`;

const fieldsFor = (audience: LeadAudience) =>
  `json_build_object(${fieldsShownTo(audience)
    .map(({ key }) => `'${leadField(key).wire}', ${columnFor(key)}`)
    .join(', ')})`;

const IS_NOT_LEFT_ALONE = `not exists (
  select from webhook_endpoint quiet
  where quiet.id = webhook_delivery.endpoint_id and quiet.quiet_until > now())`;

/** Only the attempt that still holds a delivery may write its outcome. */
const OURS = `id = $1 and attempts = $2 and ${isToSendRow()}`;

const FREE = `select id from webhook_delivery where ${OURS} for update skip locked`;

const STILL_OURS = `where id = (${FREE})`;

/** Returns a locked one. */
const MARK_SENT = `
  with free as (${FREE}), marked as (
    update webhook_delivery set state = ${SENT}, sent_at = now(), last_fault = null
    where id = (select id from free))
  select id from webhook_delivery where ${OURS} and id not in (select id from free)`;

const POSTPONE = `
  update webhook_delivery
  set due_at = now() + make_interval(secs => $3), last_fault = left($4, 500) ${STILL_OURS}`;

const FREE_ENDPOINT = 'select id from webhook_endpoint where id = $1 for update skip locked';

const LEAVE_ALONE = `
  update webhook_endpoint
  set quiet_until = greatest(quiet_until, now() + make_interval(secs => $2))
  where id = (${FREE_ENDPOINT})`;

const PAUSE = `
  update webhook_endpoint set active = false where id = (${FREE_ENDPOINT}) and url = $2`;

/** Leases by the database's clock. */
const CLAIM_DUE = `
  with taken as (
    select id, lead_id, endpoint_id from webhook_delivery
    where ${IS_DUE} and not (${IS_KEPT}) and ${IS_NOT_LEFT_ALONE}
    order by due_at
    limit $1
    for update skip locked
  )
  update webhook_delivery delivery
  set attempts = delivery.attempts + 1, due_at = now() + make_interval(secs => $2)
  from taken join webhook_endpoint endpoint on endpoint.id = taken.endpoint_id
    left join lead on lead.id = taken.lead_id
    left join integrator_key key on key.id = endpoint.integrator_key_id
  where delivery.id = taken.id
  returning delivery.id, coalesce(delivery.lead_id, erased_lead_id) as "leadId", event, at,
    case when '${AMOUNTS_SCOPE}' = any(key.scopes) then detail
      else detail - 'price_from' - 'price_to' end as detail, attempts, url,
    endpoint.id as "endpointId", ${SIGNING_SECRETS} as secrets,
    (select status from ${announcedStanding('lead')} known) as status,
    case when lead.id is null then '{}' else ${fieldsFor('integrator')} end as about,
    consents,
    case when ${SEES_OWNER} then ${fieldsFor('trustedIntegrator')} end as granted`;

interface ClaimedRow extends ClaimedWebhook {
  readonly consents: StoredConsent[];
  readonly granted: ClaimedWebhook['about'] | null;
}

const FAILING = `${IS_FAILING} and id = coalesce($1::uuid, id)`;

/** A message due within a lease's time may be under way: it is only counted. */
const RELEASE_FAILING = `
  with asked as (
    update webhook_endpoint set quiet_until = null where quiet_until is not null and id in (
      select endpoint_id from webhook_delivery where ${FAILING})
  ), released as (
    update webhook_delivery set state = ${TO_SEND}, due_at = now()
    where ${FAILING} and (${isParkedRow()} or due_at > now() + interval '${LEASE_SECONDS} seconds')
  )
  select count(*)::int as count from webhook_delivery where ${FAILING}`;

const PARK = `
  update webhook_delivery set state = ${PARKED}, last_fault = left($3, 500) ${STILL_OURS}`;

export class PostgresWebhookOutbox extends fromDatabase(WebhookOutbox) {
  override async claimDue(limit: number, leaseSeconds: number): Promise<ClaimedWebhook[]> {
    const rows = await this.rowsOf<ClaimedRow>(CLAIM_DUE, [limit, leaseSeconds]);
    return rows.map(({ consents, granted, ...webhook }) => {
      const mayBeNamed = granted && mayBeNamedToIntegrator(toConsents(consents));
      return mayBeNamed ? { ...webhook, about: granted } : webhook;
    });
  }

  override async markSent({ id, attempts }: ClaimedWebhook): Promise<void> {
    const locked = await this.rowsOf(MARK_SENT, [id, attempts]);
    if (locked.length > 0) throw new LockedRow();
  }

  override async postpone(
    { id, attempts }: ClaimedWebhook,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    await this.rowsOf(POSTPONE, [id, attempts, delaySeconds, cause]);
  }

  override async leaveAlone({ endpointId }: ClaimedWebhook, seconds: number): Promise<void> {
    await this.rowsOf(LEAVE_ALONE, [endpointId, seconds]);
  }

  override async pauseEndpoint(webhook: ClaimedWebhook, cause: string): Promise<void> {
    await this.together(async (client) => {
      await client.query(PAUSE, [webhook.endpointId, webhook.url]);
      await client.query(PARK, [webhook.id, webhook.attempts, cause]);
    });
  }

  override async park({ id, attempts }: ClaimedWebhook, cause: string): Promise<void> {
    await this.rowsOf(PARK, [id, attempts, cause]);
  }

  override releaseFailing(id?: string): Promise<number> {
    return this.together(async (client) => {
      const { rows } = await client.query<{ count: number }>(RELEASE_FAILING, [id ?? null]);
      return rows[0]?.count ?? 0;
    });
  }
}
