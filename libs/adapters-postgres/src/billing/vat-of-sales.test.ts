import { disputeSale } from '@boligstyling/domain';
import { matchingSteps } from '@boligstyling/application/testing';
import { sampleOperator } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresOperatorSettings } from './postgres-operator-settings.js';
import { PostgresPartnerLeads } from '../partners/postgres-partner-leads.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const { steps, receive, join, happen, take } = matchingSteps(() =>
  matchingPorts(database(), 'lead, partner, operator_details'),
);

it('the MVA rate of a sale is the one at its acceptance, wherever the sale is shown later', async () => {
  const operator = new PostgresOperatorSettings(database().orm);
  const requests = new PostgresPartnerLeads(database().orm);
  const { id: partnerId } = await join();
  const accepted = async () => {
    const leadId = await receive();
    await take(leadId);
    const [sold] = await steps.under.matching.assignmentsOf(leadId);
    return { leadId, ...sold };
  };
  const sold = [await accepted()];
  await operator.save(sampleOperator({ vatRegistered: false }));
  sold.push(await accepted());
  await operator.save({ vatRegistered: true, vatRate: 1500 });
  sold.push(await accepted());
  expect(sold.map(({ sale }) => sale?.vatRate)).toEqual([2500, null, 1500]);

  const emails = await steps.under.outbox.claimDue(99, 30);
  expect(
    emails.flatMap((it) => (it.kind === 'partner-assignment' ? [[it.leadId, it.asksForVat]] : [])),
  ).toEqual(sold.map(({ leadId, sale }) => [leadId, sale?.vatRate !== null]));

  const listed = async () =>
    (await requests.accepted(partnerId, 9)).map(({ asksForVat }) => asksForVat).reverse();
  expect(await listed()).toEqual([true, false, true]);
  expect((await steps.under.sales.totals({ partnerId, asksForVat: true })).pending.count).toBe(2);
  await happen(sold[1]!.leadId, (leadCase) =>
    disputeSale(leadCase, sold[1]!.assignment!.id, { reason: 'duplicate', text: 'Den samme.' }),
  );
  for (const { leadId } of sold) await steps.under.leads.erase(leadId);
  expect(await listed()).toEqual([true, false, true]);
  const kept = await steps.under.sales.list({ partnerId }, 9);
  expect(kept.map(({ sale }) => sale.vatRate).reverse()).toEqual([2500, null, 1500]);
});
