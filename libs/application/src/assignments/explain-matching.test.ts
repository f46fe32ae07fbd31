import { describe, expect, it } from '@jest/globals';
import { ExplainMatching, FindCoverageGaps } from './explain-matching.js';
import { TestMarket } from '../core/testing/test-market.js';

describe('«hvorfor disse?»', () => {
  it("lists the partners asked and the rule's choices, partners by name", async () => {
    const market = new TestMarket();
    const anne = market.join('Anne');
    const paused = market.join('Berit', { weeklyCapacity: 0 });
    const lead = await market.asked();
    market.store.partners.delete(paused.id);
    const explain = new ExplainMatching(market.leads, market.matching);
    const { assignments, rounds } = await explain.execute(lead.id);
    expect(assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(rounds[0]?.decisions).toMatchObject([
      { partnerId: anne.id, partnerName: 'Anne', verdict: 'chosen' },
      { partnerId: paused.id, partnerName: '' },
    ]);
    expect(rounds[0]).toMatchObject({ leadId: lead.id, cause: 'automatic' });
  });

  it('rejects an unknown lead', async () => {
    const market = new TestMarket();
    const explain = new ExplainMatching(market.leads, market.matching);
    await expect(explain.execute('gone')).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});

const HOUR = 3600;

it('gaps are places with demand within a year, to the day, and no partner', async () => {
  const market = new TestMarket();
  market.join('Anne');
  market.store.advance(11 * HOUR - 1);
  await market.receive({ municipality: '1103' });
  market.store.advance(1);
  const midnight = market.clock.now();
  await market.receive({ municipality: '0301' });
  await market.receive();
  market.store.advance(365 * 24 * HOUR + 13 * HOUR);
  const finder = new FindCoverageGaps(market.partners, market.clock);
  const { gaps, waiting, since } = await finder.execute();
  expect(gaps).toMatchObject([{ place: 'Oslo', leads: 1, partners: 0 }]);
  expect(waiting).toBe(2);
  expect(since).toEqual(midnight);
});
