import { listCalls } from './lead-calls.mjs';
import { networkCalls } from './network-calls.mjs';
import { queueCalls } from './queue-calls.mjs';
import { saleCalls } from './sale-calls.mjs';

const SOME_LEAD = "select id from lead where status = 'matched' order by received_at, id limit 1";
const SOME_PARTNER = "select id from partner where email = 'partner20@eksempel.no'";
const DAY_MS = 24 * 3_600_000;

/**
 * Each call of the dashboard that reads, with the statements that a person would write for the same
 * answer.
 *
 * @param sql a pool of the database that is measured
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
  ];
}

/** A day as the API takes it. */
export function daysAgo(days) {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
