import { happen, sampleLead } from '@boligstyling/application/testing';
import { acceptAssignment, chooseQuote, advance, sendQuote } from '@boligstyling/domain';
import { samplePartner, sampleTerms } from '@boligstyling/domain/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { matchingPorts } from '../testing/matching-ports.js';
import { PostgresLeadStatistics } from '../overview/postgres-lead-statistics.js';
import { ownDatabase } from '../testing/own-database.js';
import { PostgresQuoteStatistics } from './postgres-quotes.js';

const database = ownDatabase();
const SINCE = new Date('2026-01-01T00:00:00.000Z');
const DAY = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let ports: Awaited<ReturnType<typeof matchingPorts>>;
let statistics: PostgresQuoteStatistics;
let partnerId: string;
beforeEach(async () => {
  ports = await matchingPorts(database(), 'lead, partner, quote_figure');
  statistics = new PostgresQuoteStatistics(database().orm);
  partnerId = randomUUID();
  const partner = samplePartner({
    id: partnerId,
    email: `${partnerId}@stil.no`,
    weeklyCapacity: 99,
  });
  await ports.partners.add(partner);
});

async function quoted(priceFrom: number, priceTo: number | null = null): Promise<string> {
  const receivedAt = new Date(Date.now() - 1000);
  const lead = sampleLead({ receivedAt, address: `Vei ${randomUUID()}` });
  await ports.leads.receive(lead, []);
  await happen(ports.matching, lead.id, (it) => advance(it));
  const [of] = await ports.matching.assignmentsOf(lead.id);
  const id = of?.assignment.id ?? '';
  await happen(ports.matching, lead.id, (it) => acceptAssignment(it, id));
  const terms = sampleTerms({
    ...{ priceFrom, priceTo, priceDependsOn: priceTo ? 'Rom' : null },
    ...{ earliestStart: inDays(5), validUntil: inDays(20) },
  });
  const sending = { seen: null, idempotencyKey: null };
  await happen(ports.matching, lead.id, (open) => sendQuote(open, id, terms, sending));
  return lead.id;
}

it('counts quotes by the origin of their leads, with the time to the first and those chosen', async () => {
  const leadId = await quoted(20_000);
  await quoted(30_000);
  const [quote] = (await ports.matching.caseOf(leadId))?.quotes ?? [];
  await happen(ports.matching, leadId, (open) => chooseQuote(open, quote?.id ?? '', 1));
  await database().execute(`update lead set received_at = received_at - interval '90 minutes'`);
  const { total } = await new PostgresLeadStatistics(database().orm).byOrigin('source', {});
  expect(total).toMatchObject({ leads: 2, quotes: 2, quoted: 2, chosen: 1, quoteMinutes: 180 });
});

it("counts a partner's quotes, those chosen and the time to the first", async () => {
  const leadId = await quoted(20_000);
  await quoted(30_000);
  const [quote] = (await ports.matching.caseOf(leadId))?.quotes ?? [];
  await happen(ports.matching, leadId, (open) => chooseQuote(open, quote?.id ?? '', 1));
  expect(await statistics.ofPartner(partnerId, SINCE)).toEqual({
    ...{ quoted: 2, chosen: 1 },
    firstQuoteMinutes: expect.any(Number),
  });
  expect(await statistics.ofPartner(randomUUID(), SINCE)).toEqual({
    ...{ quoted: 0, chosen: 0 },
    firstQuoteMinutes: null,
  });
});

it("describes a lead's quotes by their number, the first one and the chosen price", async () => {
  const leadId = await quoted(20_000, 24_000);
  const undecided = await quoted(30_000);
  const [quote] = (await ports.matching.caseOf(leadId))?.quotes ?? [];
  await happen(ports.matching, leadId, (open) => chooseQuote(open, quote?.id ?? '', 1));
  const figures = await statistics.ofLeads([leadId, undecided, randomUUID()]);
  expect(figures).toHaveLength(2);
  expect(figures).toContainEqual({
    ...{ leadId, quotes: 1, firstSentAt: quote?.versions[0]?.sentAt },
    chosen: { priceFrom: 20_000, priceTo: 24_000, chosenAt: expect.any(Date) },
  });
  expect(figures).toContainEqual({
    ...{ leadId: undecided, quotes: 1, firstSentAt: expect.any(Date), chosen: null },
  });
});

it('describes prices of a service and county from five quotes on, also of erased leads', async () => {
  const first = await quoted(10_000);
  for (const price of [20_000, 30_000, 40_000]) await quoted(price);
  expect(await statistics.prices(SINCE)).toEqual([]);
  await quoted(50_000, 60_000);
  const spread = {
    ...{ service: 'Fullstyling', county: expect.stringMatching(/^\d\d$/), quotes: 5 },
    ...{ lowest: 10_000, median: 30_000, highest: 55_000 },
  };
  expect(await statistics.prices(SINCE)).toEqual([spread]);
  await ports.leads.erase(first);
  expect(await statistics.prices(SINCE)).toEqual([spread]);
  expect(await statistics.prices(new Date(Date.now() + DAY))).toEqual([]);
});
