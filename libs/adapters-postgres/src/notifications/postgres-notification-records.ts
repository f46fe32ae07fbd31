import {
  type MissingOf,
  type NotificationRecord,
  NotificationRecords,
  type NotificationTally,
} from '@boligstyling/application';
import { fromDatabase } from '../core/statements.js';
import { IS_RECALLABLE } from '../core/matching-lock.js';
import {
  hasLeftRow,
  isBeingTriedRow,
  isParkedRow,
  isToSendRow,
  SENT,
  TO_SEND,
  HAS_NO_EMAIL_ADDRESS,
  IS_UNCERTAIN_FOR_EVER,
} from '../core/deliveries.js';

const OF_LEAD = {
  name: 'notifications-of-lead',
  text: `
    select id, kind, assignment_id as "assignmentId", state, attempts, created_at as "createdAt", sent_at as "sentAt",
      case when ${isToSendRow()} then due_at end as "dueAt", last_fault as "lastFault"
    from notification
    where lead_id = $1
    order by created_at, id`,
};

/** Parked, tried or due; but not delayed on purpose, also if the clock was set back. */
const IS_MISSING = `(${IS_RECALLABLE} and
  (${isParkedRow()} or attempts > 0 or due_at <= greatest(now(), created_at)))`;

/** One part per small partial index; one query over both states would read every row. */
const RELEASE_MISSING = `
  with missing as (
    (select id, created_at from notification where ${isParkedRow()} and id = coalesce($2::uuid, id))
    union all
    (select id, created_at from notification
     where ${isToSendRow()} and ${IS_MISSING} and id = coalesce($2::uuid, id))
    order by created_at
    limit $1
  )
  update notification n
  set state = ${TO_SEND}, due_at = now()
  from missing
  where n.id = missing.id and ${IS_RECALLABLE}
  returning n.id`;

const RELEASE_OF_LEAD = `
  update notification
  set state = ${TO_SEND}, due_at = now()
  where id in (select id from notification where lead_id = $2 order by created_at limit $1)
    and ${IS_MISSING}
  returning id`;

const SETTLE_UNCERTAIN = `
  update notification
  set state = ${SENT}, sent_at = now(), last_fault = null, to_email = null, leased_until = null
  where id = $1 and (${IS_UNCERTAIN_FOR_EVER} or ${HAS_NO_EMAIL_ADDRESS})`;

const TALLY = `
  select
    count(*) filter (where ${hasLeftRow()})::int as sent,
    count(*) filter (where ${isToSendRow()} and due_at <= now()
      or ${isBeingTriedRow()} and leased_until > now())::int
      as pending,
    count(*)::int as total
  from notification
  where id = any($1::uuid[])`;

export class PostgresNotificationRecords extends fromDatabase(NotificationRecords) {
  override ofLead(leadId: string): Promise<NotificationRecord[]> {
    return this.rowsOf<NotificationRecord>(OF_LEAD, [leadId]);
  }

  override async releaseMissing(limit: number, { id, leadId }: MissingOf = {}): Promise<string[]> {
    return this.together(async (client) => {
      const [statement, values] = leadId
        ? [RELEASE_OF_LEAD, [limit, leadId]]
        : [RELEASE_MISSING, [limit, id ?? null]];
      const { rows } = await client.query<{ id: string }>(statement, values);
      return rows.map(({ id }) => id);
    });
  }

  override async settleUncertain(id: string): Promise<void> {
    await this.together((client) => client.query(SETTLE_UNCERTAIN, [id]));
  }

  override async tally(ids: readonly string[]): Promise<NotificationTally> {
    const [row] = await this.rowsOf<Record<'sent' | 'pending' | 'total', number>>(TALLY, [ids]);
    const { sent, pending, total } = row ?? { sent: 0, pending: 0, total: 0 };
    return { sent, pending, failed: total - sent - pending };
  }
}
