import { describe, expect, it } from '@jest/globals';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';

/** Which leads a matching repository hands out, and when. */
export function dueLeadsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('leads that are due to be matched', () => {
    const { steps, receive, join, happen, match } = matchingSteps(setUp);

    it('has nothing due that is held, until it is released', async () => {
      const leadId = await receive({ suspicion: 'filled-in-too-fast' });
      expect(await steps.under.matching.claimDue(30)).toBeUndefined();
      await happen(leadId, (leadCase) => leadCase.release());
      expect(await steps.under.leads.findById(leadId)).toMatchObject({ suspicion: null });
      await steps.under.letLeasesEnd();
      expect(await steps.under.matching.claimDue(30)).toBe(leadId);
      expect(await steps.under.history.ofLead(leadId)).toMatchObject([
        { kind: 'released', detail: { suspicion: 'filled-in-too-fast' } },
      ]);
      const [confirmation] = await steps.under.outbox.claimDue(9, 30);
      expect(confirmation).toMatchObject({ kind: 'owner-confirmation', leadId });
    });

    it('hands out a lead that is due once, again when the lease ends, and no more once decided', async () => {
      const leadId = await receive();
      const claims = await Promise.all([1, 2, 3].map(() => steps.under.matching.claimDue(60)));
      expect(claims.filter(Boolean)).toEqual([leadId]);
      await steps.under.letLeasesEnd();
      expect(await steps.under.matching.claimDue(60)).toBe(leadId);
      await join();
      await match(leadId);
      await steps.under.letLeasesEnd();
      expect(await steps.under.matching.claimDue(60)).toBeUndefined();
    });

    it('hands out again what nobody was eligible for, and tells of it once', async () => {
      const leadId = await receive();
      await match(leadId);
      expect(await steps.under.matching.claimDue(60)).toBeUndefined();
      await steps.under.letLeasesEnd();
      expect(await steps.under.matching.claimDue(60)).toBe(leadId);
      await match(leadId);
      const notices = await steps.under.outbox.claimDue(9, 30);
      expect(notices.map(({ kind }) => kind)).toEqual(['no-partner-notice']);
    });
  });
}
