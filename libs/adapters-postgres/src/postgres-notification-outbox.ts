import { NotificationOutbox, type Outgoing, ruledSale } from '@boligstyling/application';
import type { Pool } from 'pg';
import { batchCalls } from './batch-calls.js';
import { dropMoot, withoutMoot } from './moot-letters.js';
import { fromDatabase } from './from-database.js';
import { IS_DUE } from './is-due.js';
import { VAT_RATE_NOW } from './operator-details-schema.js';
import { type ClaimedRow, claimedOfLeads } from './outgoing-rows.js';
import {
  claimedOfApplications,
  claimedOfErasures,
  claimedOfInvoices,
  claimedOfLinks,
  claimedOfSales,
} from './outgoing-without-lead.js';
import { poolOf } from './statements.js';
import { guarded } from './storage-fault.js';

/** Skips what another worker is claiming right now, and takes the lease on the database's clock. */
const CLAIM_DUE = `
  with taken as (
    select id from notification
    where ${IS_DUE}
    order by due_at
    limit $1
    for update skip locked
  )
  update notification n
  set attempts = n.attempts + 1, due_at = now() + make_interval(secs => $2),
    leased_until = now() + make_interval(secs => $2)
  from taken
  where n.id = taken.id
  returning n.id, n.lead_id as "leadId", n.kind, n.assignment_id as "assignmentId",
    n.to_email as "toEmail", n.created_at as "createdAt", n.attempts, coalesce(n.request_id, (select request_id from lead where id = n.lead_id))
      as "requestId", n.erasure_notice_id as "noticeId",
    n.invoice_id as "invoiceId", n.sale_id as "saleId", n.one_time_link_id as "linkId",
    n.application_id as "applicationId",
    ${VAT_RATE_NOW} is not null as "asksForVat"`;

/**
 * Many at a time. Only the attempt that still holds a notification may write its outcome. An address
 * of its own, which the owner has given up, is of no use once it has left.
 */
const MARK_SENT = `
  update notification n
  set state = 'sent', sent_at = now(), last_fault = null, to_email = null
  from unnest($1::uuid[], $2::int[]) as ours (id, attempts)
  where n.id = ours.id and n.attempts = ours.attempts and n.state = 'due'`;

/**
 * The lead of a ruling may have been erased as its letter was on its way, which leaves one of the sale.
 * Either there is the letter to be marked, or this to be dropped: whoever dies between the two has lost nothing.
 */
const TOLD_OF_RULINGS = `
  delete from notification
  where kind = 'sale-ruling' and sale_id = any($1) and state = 'due' and attempts = 0`;

const STILL_OURS = `where id = $1 and attempts = $2 and state = 'due'`;

/** The outbox in PostgreSQL, safe for any number of workers on any number of replicas. */
export class PostgresNotificationOutbox extends fromDatabase(NotificationOutbox) {
  /** Messages leave faster than single rows are written. */
  private readonly markBatched = batchCalls(async (sent: Outgoing[]) => {
    await this.execute(MARK_SENT, [sent.map(({ id }) => id), sent.map(({ attempts }) => attempts)]);
    const ruled = sent.flatMap(ruledSale);
    if (ruled.length > 0) await this.execute(TOLD_OF_RULINGS, [ruled]);
  });

  override claimDue(limit: number, leaseSeconds: number): Promise<Outgoing[]> {
    return guarded(async () => {
      const pool = await poolOf(this.orm);
      const rows = await claimRows(pool, limit, leaseSeconds);
      const claimed = await Promise.all([
        claimedOfLeads(pool, rows),
        claimedOfErasures(pool, rows),
        claimedOfInvoices(pool, rows),
        claimedOfSales(pool, rows),
        claimedOfLinks(pool, rows),
        claimedOfApplications(pool, rows),
      ]);
      const byId = new Map(claimed.flat().map((each) => [each.id, each]));
      return rows.flatMap(({ id }) => byId.get(id) ?? []);
    });
  }

  override markSent(notification: Outgoing): Promise<void> {
    return this.markBatched(notification);
  }

  override postpone(
    { id, attempts }: Outgoing,
    delaySeconds: number,
    cause: string,
  ): Promise<void> {
    return this.execute(
      `update notification
       set due_at = now() + make_interval(secs => $3), leased_until = null,
         last_fault = left($4, 500) ${STILL_OURS}`,
      [id, attempts, delaySeconds, cause],
    );
  }

  override async park({ id, attempts }: Outgoing, cause: string): Promise<void> {
    const parked = await this.rowsOf(
      `update notification set state = 'parked', last_fault = left($3, 500) ${STILL_OURS} returning id`,
      [id, attempts, cause],
    );
    if (parked.length > 0) await guarded(async () => dropMoot(await poolOf(this.orm), [id]));
  }

  private async execute(statement: string, values: unknown[]): Promise<void> {
    await this.rowsOf(statement, values);
  }
}

/** Claims others in place of those that are dropped: a round of delivery goes on while it gets all it asks for. */
async function claimRows(pool: Pool, limit: number, leaseSeconds: number): Promise<ClaimedRow[]> {
  const { rows: due } = await pool.query<ClaimedRow>(CLAIM_DUE, [limit, leaseSeconds]);
  const rows = await withoutMoot(pool, due);
  const dropped = due.length - rows.length;
  return dropped > 0 ? [...rows, ...(await claimRows(pool, dropped, leaseSeconds))] : [...rows];
}
