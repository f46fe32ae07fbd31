import { disputeSale, ruleOnDispute } from '@boligstyling/domain';
import { matchingSteps } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const WAITING = `select count(*)::int as count from pg_stat_activity
  where wait_event_type = 'Lock' and datname = current_database()`;
const { steps, receive, join, happen, take } = matchingSteps(() =>
  matchingPorts(database(), 'lead, partner'),
);

/**
 * A lead with a ruling email under way; returns the count of unsent emails about the sale alone.
 */
async function ruled() {
  const { matching, outbox } = steps.under;
  await join();
  const leadId = await receive();
  await take(leadId);
  const [given] = await matching.assignmentsOf(leadId);
  const id = given?.assignment.id ?? '';
  await happen(leadId, (it) => disputeSale(it, id, { reason: 'duplicate', text: 'Den samme.' }));
  await happen(leadId, (it) => ruleOnDispute(it, id, { decision: 'refused', answer: 'Nei.' }));
  const email = (await outbox.claimDue(99, 30)).find(({ kind }) => kind === 'dispute-decided')!;
  const rulings = async () =>
    (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'sale-ruling').length;
  const later = () =>
    database().execute(`update notification set due_at = now() where state = 'due'`);
  return { leadId, email, rulings, later };
}

it.each([
  ['arrives', 0],
  ['fails', 1],
])(
  'is notified once where its email was under way during the erasure and %s',
  async (end, reported) => {
    const { leads, outbox } = steps.under;
    const { leadId, email, rulings, later } = await ruled();
    await leads.erase(leadId);
    expect(await rulings()).toBe(0);
    if (end === 'arrives') await outbox.markSent(email);
    else await outbox.postpone(email, 60, '451 later');
    await later();
    expect(await rulings()).toBe(reported);
  },
);

it('is notified once where its email is marked sent during the erasure', async () => {
  const { leads } = steps.under;
  const { leadId, email, rulings, later } = await ruled();
  const pool: Pool = await database().orm.em.getConnection().getNativeClient();
  const marking = await pool.connect();
  await marking.query('begin');
  await marking.query(`update notification set state = 'sent' where id = $1`, [email.id]);
  const erased = leads.erase(leadId);
  for (let count = 0; count === 0;) count = (await pool.query(WAITING)).rows[0].count;
  await marking.query('commit');
  marking.release();
  await erased;
  await later();
  expect(await rulings()).toBe(0);
});
