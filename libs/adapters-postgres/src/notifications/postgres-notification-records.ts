import {
  type MissingOf,
  type NotificationRecord,
  NotificationRecords,
  type NotificationTally,
} from '@boligstyling/application';
import { fromDatabase } from '../core/from-database.js';
import { NOT_UNDER_WAY } from '../lead-case/not-under-way.js';
import { IS_UNCERTAIN_FOR_EVER } from './uncertain-emails.js';

const OF_LEAD = {
  name: 'notifications-of-lead',
  text: `
    select id, kind, assignment_id as "assignmentId", state, attempts, created_at as "createdAt", sent_at as "sentAt",
      case when state = 'due' then due_at end as "dueAt", last_fault as "lastFault"
    from notification
    where lead_id = $1
    order by created_at, id`,
};

/** One part per small partial index; one query over both states would read every row. */
const RELEASE_MISSING = `
  with missing as (
    (select id, created_at from notification where state = 'parked' and id = coalesce($2::uuid, id))
    union all
    (select id, created_at from notification
     where state = 'due' and ${NOT_UNDER_WAY} and id = coalesce($2::uuid, id))
    order by created_at
    limit $1
  )
  update notification n
  set state = 'due', due_at = now()
  from missing
  where n.id = missing.id and ${NOT_UNDER_WAY}
  returning n.id`;

const RELEASE_OF_LEAD = `
  update notification
  set state = 'due', due_at = now()
  where id in (select id from notification where lead_id = $2 order by created_at limit $1)
    and ${NOT_UNDER_WAY}
  returning id`;

const SETTLE_UNCERTAIN = `
  update notification
  set state = 'sent', sent_at = now(), last_fault = null, to_email = null, leased_until = null
  where id = $1 and ${IS_UNCERTAIN_FOR_EVER}`;

const TALLY = `
  select
    count(*) filter (where state = 'sent')::int as sent,
    count(*) filter (where state = 'due' and due_at <= now()
      or state in ('due', 'uncertain') and leased_until > now())::int
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
