import { matchingSteps } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { matchingPorts } from './testing/matching-ports.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();
const { steps, receive, join, happen, take } = matchingSteps(() =>
  matchingPorts(database(), 'lead, partner'),
);

it.each([
  ['arrives', 0],
  ['fails', 1],
])('is told once where its letter was on its way as that was erased, and %s', async (end, told) => {
  const { leads, matching, outbox } = steps.under;
  await join();
  const leadId = await receive();
  await take(leadId);
  const [given] = await matching.assignmentsOf(leadId);
  const id = given?.assignment.id ?? '';
  await happen(leadId, (it) => it.dispute(id, { reason: 'duplicate', text: 'Den samme.' }));
  await happen(leadId, (it) => it.ruleOnDispute(id, { decision: 'refused', answer: 'Nei.' }));
  const letter = (await outbox.claimDue(99, 30)).find(({ kind }) => kind === 'dispute-decided')!;
  const rulings = async () =>
    (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'sale-ruling').length;

  await leads.erase(leadId);
  expect(await rulings()).toBe(0);
  if (end === 'arrives') await outbox.markSent(letter);
  else await outbox.postpone(letter, 60, '451 later');
  await database().execute(`update notification set due_at = now() where state = 'due'`);
  expect(await rulings()).toBe(told);
});
