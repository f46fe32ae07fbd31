import { describe, expect, it } from '@jest/globals';
import { ExplainMatching } from './explain-matching.js';
import { Office } from '../core/testing/office.js';

describe('«hvorfor disse?»', () => {
  it("lists the partners asked and the rule's choices, partners by name", async () => {
    const office = new Office();
    const anne = office.join('Anne');
    const paused = office.join('Berit', { weeklyCapacity: 0 });
    const lead = await office.asked();
    office.store.partners.delete(paused.id);
    const explain = new ExplainMatching(office.leads, office.matching);
    const { assignments, rounds } = await explain.execute(lead.id);
    expect(assignments.map(({ partner }) => partner.name)).toEqual(['Anne']);
    expect(rounds[0]?.decisions).toMatchObject([
      { partnerId: anne.id, partnerName: 'Anne', verdict: 'chosen' },
      { partnerId: paused.id, partnerName: '' },
    ]);
    expect(rounds[0]).toMatchObject({ leadId: lead.id, cause: 'automatic' });
  });

  it('rejects an unknown lead', async () => {
    const office = new Office();
    const explain = new ExplainMatching(office.leads, office.matching);
    await expect(explain.execute('gone')).rejects.toMatchObject({ code: 'lead-not-found' });
  });
});
