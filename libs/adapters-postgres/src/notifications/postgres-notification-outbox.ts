import {
  LockedRow,
  NotificationOutbox,
  type Outgoing,
  replacedBy,
} from '@boligstyling/application';
import { LEAVES_FIRST, MAX_COPIES, UNCERTAIN_RETRY_SECONDS } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';
import { batchCalls } from '../core/batch-calls.js';
import { dropOutdated, dropOutdatedClaims } from './outdated-emails.js';
import { fromDatabase, poolOf } from '../core/statements.js';
import { VAT_DETAILS } from '../tables/operator-details-schema.js';
import { type ClaimedRow, claimedOfLeads } from './outgoing-rows.js';
import {
  claimedOfApplications,
  claimedOfPartners,
  claimedOfErasures,
  claimedOfInvoices,
  claimedOfLinks,
  claimedOfSales,
} from './outgoing-without-lead.js';
import { guarded } from '../core/storage-fault.js';
import {
  IS_DUE,
  isBeingTriedRow,
  isToSendRow,
  isUncertainRow,
  PARKED,
  SENT,
  TO_SEND,
  UNCERTAIN,
  IS_UNCERTAIN_ONCE,
} from '../core/deliveries.js';

const UNLOCKED = 'for update skip locked';

const FIRST = `kind in (${LEAVES_FIRST.map((kind) => `'${kind}'`).join(', ')})`;

const IS_UNCERTAIN = `${IS_UNCERTAIN_ONCE} and due_at <= now()::timestamptz(3)`;

/**
 * Skips rows locked by other workers, and leases by the database's clock. Each part has its own
 * partial index. $3: urgent kinds only.
 */
const CLAIM_DUE = `
  with first as (
    select id from notification where ${IS_DUE} and ${FIRST} order by due_at limit $1 ${UNLOCKED}
  ), uncertain as (
    select id from notification where ${IS_UNCERTAIN} and (${FIRST} or not $3)
    order by due_at limit $1 - (select count(*) from first) ${UNLOCKED}
  ), other as (
    select id from notification where ${IS_DUE} and not ${FIRST} and not $3 order by due_at
    limit $1 - (select count(*) from first) - (select count(*) from uncertain) ${UNLOCKED}
  ), taken as (
    select id from first union all select id from uncertain union all select id from other
  )
  update notification n
  set attempts = n.attempts + 1, state = ${TO_SEND}, due_at = now() + make_interval(secs => $2),
    leased_until = now() + make_interval(secs => $2)
  from taken
  where n.id = taken.id
  returning n.id, n.lead_id as "leadId", n.kind, n.assignment_id as "assignmentId",
    n.to_email as "toEmail", n.created_at as "createdAt", n.attempts, coalesce(n.request_id, (select request_id from lead where id = n.lead_id))
      as "requestId", n.erasure_notification_id as "erasureNotificationId",
    n.invoice_id as "invoiceId", n.sale_id as "saleId", n.one_time_link_id as "linkId",
    n.application_id as "applicationId", n.partner_id as "partnerId",
    ${VAT_DETAILS} as "vatDetails"`;

const OURS = `
  from notification n join unnest($1::uuid[], $2::int[]) as ours (id, attempts) on n.id = ours.id
  where n.attempts = ours.attempts and ${isBeingTriedRow('n')}`;

/**
 * Batched; returns those that others lock. Only the attempt that holds the lease writes its
 * outcome. An abandoned address is deleted once its email has left.
 */
const MARK_SENT = `
  with free as (select n.id ${OURS} for update of n skip locked), marked as (
    update notification n
    set state = ${SENT}, sent_at = now(), last_fault = null, to_email = null
    from free where n.id = free.id)
  select n.id ${OURS} and n.id not in (select id from free)`;

/**
 * An erasure that {@link MARK_SENT} met leaves a second email, which only a later statement sees. A
 * crash in between loses neither.
 */
const DROP_REPLACEMENTS = `
  delete from notification
  where (sale_id, kind) in (select * from unnest($1::uuid[], $2::text[]))
    and ${isToSendRow()} and attempts = 0`;

const STILL_OURS = `where id = (
  select id from notification where id = $1 and attempts = $2 and ${isBeingTriedRow()}
  for update skip locked)`;

const WITHOUT_COPY = `copies = copies - (${isUncertainRow()})::int`;

const IN_AN_HOUR = `now() + interval '${UNCERTAIN_RETRY_SECONDS} seconds'`;

/** Batched, because each email needs one. The fault stays if the process dies before the answer. */
const HAND_OVER = `
  update notification n
  set state = ${UNCERTAIN}, copies = copies + 1, due_at = ${IN_AN_HOUR},
    leased_until = now() + make_interval(secs => $3),
    last_fault = case when copies + 1 = ${MAX_COPIES} then 'no answer to the text' else last_fault end
  where id in (
    select n.id ${OURS} and ${isToSendRow('n')} and copies < ${MAX_COPIES} for update of n skip locked)
  returning n.id`;

const RENEW = `
  update notification
  set leased_until = now() + make_interval(secs => $3),
    due_at = case when ${isToSendRow()} then now() + make_interval(secs => $3) else due_at end ${STILL_OURS}`;

const LEAVE_UNCERTAIN = `
  update notification
  set due_at = ${IN_AN_HOUR}, leased_until = null, last_fault = left($3, 500) ${STILL_OURS}`;

export class PostgresNotificationOutbox extends fromDatabase(NotificationOutbox) {
  /** Emails leave faster than single rows are written. */
  private readonly markBatched = batchCalls(async (sent: Outgoing[]) => {
    const given = [sent.map(({ id }) => id), sent.map(({ attempts }) => attempts)];
    const locked = await this.rowsOf<{ id: string }>(MARK_SENT, given);
    const replaced = sent.flatMap(replacedBy);
    const of = (key: 'saleId' | 'kind') => replaced.map((each) => each[key]);
    if (replaced.length > 0) await this.execute(DROP_REPLACEMENTS, [of('saleId'), of('kind')]);
    return new Set(locked.map(({ id }) => id));
  });

  private readonly handOverBatched = batchCalls(async (given: readonly [Outgoing, number][]) => {
    const [ids, attempts] = [given.map(([{ id }]) => id), given.map(([it]) => it.attempts)];
    const rows = await this.rowsOf<{ id: string }>(HAND_OVER, [ids, attempts, given[0]?.[1]]);
    return new Set(rows.map(({ id }) => id));
  });

  override claimDue(limit: number, leaseSeconds: number, onlyFirst = false): Promise<Outgoing[]> {
    return guarded(async () => {
      const pool = await poolOf(this.orm);
      const rows = await claimRows(pool, limit, leaseSeconds, onlyFirst);
      if (rows.length === 0) return [];
      const claimed = await this.asOfOneMoment((client) => claimedOfAll(client, rows));
      const byId = new Map(claimed.map((each) => [each.id, each]));
      return rows.flatMap(({ id }) => byId.get(id) ?? []);
    });
  }

  override async renew({ id, attempts }: Outgoing, leaseSeconds: number): Promise<void> {
    await this.execute(RENEW, [id, attempts, leaseSeconds]);
  }

  override async handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean> {
    return (await this.handOverBatched([notification, leaseSeconds])).has(notification.id);
  }

  override leaveUncertain({ id, attempts }: Outgoing, cause: string): Promise<void> {
    return this.execute(LEAVE_UNCERTAIN, [id, attempts, cause]);
  }

  override async markSent(notification: Outgoing): Promise<void> {
    if ((await this.markBatched(notification)).has(notification.id)) throw new LockedRow();
  }

  override postpone(
    { id, attempts }: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    return this.execute(
      `update notification
       set state = ${TO_SEND}, ${WITHOUT_COPY}, due_at = now() + make_interval(secs => $3),
         leased_until = null, last_fault = left($4, 500) ${STILL_OURS}`,
      [id, attempts, delaySeconds, cause],
    );
  }

  override async park({ id, attempts }: Outgoing, cause: string): Promise<void> {
    const parked = await this.rowsOf(
      `update notification set state = ${PARKED}, ${WITHOUT_COPY}, last_fault = left($3, 500)
       ${STILL_OURS} returning id`,
      [id, attempts, cause],
    );
    if (parked.length > 0) await guarded(async () => dropOutdated(await poolOf(this.orm), [id]));
  }

  private async execute(statement: string, values: unknown[]): Promise<void> {
    await this.rowsOf(statement, values);
  }
}

async function claimedOfAll(client: PoolClient, rows: readonly ClaimedRow[]): Promise<Outgoing[]> {
  return [
    ...(await claimedOfLeads(client, rows)),
    ...(await claimedOfErasures(client, rows)),
    ...(await claimedOfInvoices(client, rows)),
    ...(await claimedOfSales(client, rows)),
    ...(await claimedOfLinks(client, rows)),
    ...(await claimedOfApplications(client, rows)),
    ...(await claimedOfPartners(client, rows)),
  ];
}

/** Replaces dropped rows: a delivery round continues while it gets full batches. */
async function claimRows(
  pool: Pool,
  limit: number,
  leaseSeconds: number,
  onlyFirst: boolean,
): Promise<ClaimedRow[]> {
  const { rows: due } = await pool.query<ClaimedRow>(CLAIM_DUE, [limit, leaseSeconds, onlyFirst]);
  const rows = await dropOutdatedClaims(pool, due);
  const dropped = due.length - rows.length;
  if (dropped === 0) return [...rows];
  return [...rows, ...(await claimRows(pool, dropped, leaseSeconds, onlyFirst))];
}
