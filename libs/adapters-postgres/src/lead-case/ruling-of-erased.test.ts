import { disputeSale, ruleOnDispute, type Sale, waived, waiverUndone } from '@boligstyling/domain';
import { matchingSteps } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const { steps, receive, join, happen, take } = matchingSteps(() =>
  matchingPorts(database(), 'lead, partner'),
);

/**
 * A lead with an email about its sale under way; `emails` counts unsent ones about the sale alone.
 */
async function underWay(about: 'ruling' | 'due-again') {
  const { matching, outbox, sales } = steps.under;
  await join();
  const leadId = await receive();
  await take(leadId);
  const [given] = await matching.assignmentsOf(leadId);
  const id = given?.assignment.id ?? '';
  if (about === 'ruling') {
    await happen(leadId, (it) => disputeSale(it, id, { reason: 'duplicate', text: 'Den samme.' }));
    await happen(leadId, (it) => ruleOnDispute(it, id, { decision: 'refused', answer: 'Nei.' }));
  } else {
    const at = new Date();
    await sales.change(given?.sale?.id ?? '', (sale) => waived(sale, at));
    const undo = (sale: Sale) => waiverUndone(sale, 'Feil', at);
    await sales.change(given?.sale?.id ?? '', undo, 'sale-due-again');
  }
  const ofLead = about === 'ruling' ? 'dispute-decided' : 'sale-due-again';
  const email = (await outbox.claimDue(99, 30)).find(({ kind }) => kind === ofLead)!;
  const emails = async () =>
    (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === `sale-${about}`).length;
  const later = () =>
    database().execute(`update notification set due_at = now() where state = 'due'`);
  return { leadId, email, emails, later };
}

it.each([
  ['ruling', 'arrives', 0],
  ['ruling', 'fails', 1],
  ['due-again', 'arrives', 0],
  ['due-again', 'fails', 1],
] as const)(
  'a %s is notified once where its email was under way during the erasure and %s',
  async (about, end, reported) => {
    const { leads, outbox } = steps.under;
    const { leadId, email, emails, later } = await underWay(about);
    await leads.erase(leadId);
    expect(await emails()).toBe(0);
    if (end === 'arrives') await outbox.markSent(email);
    else await outbox.postpone(email, 60, '451 later');
    await later();
    expect(await emails()).toBe(reported);
  },
);

it('a ruling is notified once where its email is marked sent during the erasure', async () => {
  const { leads } = steps.under;
  const { leadId, email, emails, later } = await underWay('ruling');
  const pool: Pool = await database().orm.em.getConnection().getNativeClient();
  const marking = await pool.connect();
  await marking.query('begin');
  await marking.query(`update notification set state = 'sent' where id = $1`, [email.id]);
  const erased = leads.erase(leadId);
  await database().untilBlocked();
  await marking.query('commit');
  marking.release();
  await erased;
  await later();
  expect(await emails()).toBe(0);
});
