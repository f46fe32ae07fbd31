import { describe, expect, it } from '@jest/globals';
import { ExplainMatching } from './explain-matching.js';
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
