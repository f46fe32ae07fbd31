import {
  LINKS_A_DAY,
  LINKS_AT_A_TIME,
  LINKS_TO_MAILBOX_A_DAY,
  linkEmailCounter,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { takeFirstEmail } from '../leads/first-email-requests.js';
import { isClosedRow, isRealRow, mergedPermanently } from '../core/reveals.js';
import { NOTIFY_OF_LEAD } from '../tables/notification-schema.js';

const LATELY = (leadId: string) => `
  select count(*)::int as count from notification
  where lead_id = ${leadId} and kind = 'owner-link'
    and created_at > $2::timestamptz - interval '1 day'`;

/**
 * Leads merged by mailbox are on the other lead's page. The lock does not block decisions that only
 * look at these.
 */
const LOCK = `
  select id from lead where id in (
    select id from lead own
    where lower(customer_email) = lower($1) and suspicion is null and ${isRealRow('own')} and not exists (
      select from lead first
      where first.id = own.merged_into and ${mergedPermanently('own')}
        and lower(first.customer_email) = lower($1))
    order by ${isClosedRow('own')}, (${LATELY('own.id')}), received_at desc limit ${LINKS_AT_A_TIME})
  order by id for no key update`;

/** Within the transaction. The leads stay locked, so that the count is exact. */
export async function sendLinks(
  client: PoolClient,
  email: string,
  newId: () => string,
  now: Date,
): Promise<void> {
  const leads = await client.query<{ id: string }>(LOCK, [email, now]);
  for (const { id } of leads.rows) {
    const { rows } = await client.query<{ count: number }>(LATELY('$1'), [id, now]);
    if (rows[0] && rows[0].count >= LINKS_A_DAY) continue;
    const link = newId();
    const isCounted = await takeFirstEmail(
      client,
      linkEmailCounter(email, now),
      link,
      LINKS_TO_MAILBOX_A_DAY,
    );
    if (!isCounted) return;
    await client.query(NOTIFY_OF_LEAD, [link, id, 'owner-link', now]);
  }
}
