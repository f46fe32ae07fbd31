import { bookCalls } from './book-calls.mjs';
import { daysAgo } from './days-ago.mjs';
import { listCalls } from './lead-calls.mjs';
import { networkCalls } from './network-calls.mjs';
import { partnerCalls } from './partner-calls.mjs';
import { queueCalls } from './queue-calls.mjs';
import { saleCalls } from './sale-calls.mjs';

const SOME_LEAD = "select id from lead where status = 'matched' order by received_at, id limit 1";
export const SOME_PARTNER = "select id from partner where email = 'partner20@eksempel.no'";

/**
 * Every reading call of the dashboard and of partners (`by`), with hand-written SQL for the same
 * answer.
 *
 * @param sql a pool of the measured database
 */
export async function callsOn(sql) {
  const { rows: leads } = await sql.query(SOME_LEAD);
  const { rows: partners } = await sql.query(SOME_PARTNER);
  const days = { from: daysAgo(60), to: daysAgo(30) };
  const partnerId = partners[0].id;
  return [
    ...queueCalls,
    ...listCalls(days, partnerId),
    ...networkCalls(leads[0].id, days),
    ...saleCalls(days, partnerId),
    ...bookCalls(leads[0].id, days, partnerId),
    ...partnerCalls(partnerId),
  ];
}
