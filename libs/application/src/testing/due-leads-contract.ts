import { describe, expect, it } from '@jest/globals';
import { happen, STEP } from './happen.js';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';

const DAY = 24 * 3600 * 1000;

/** Which leads a matching repository has due, and what becomes of those that are decided together. */
export function dueLeadsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('leads whose next step is due', () => {
    const { steps, receive, join } = matchingSteps(setUp);
    /** A moment later: a storage may keep when something is due to the next millisecond. */
    const now = () => new Date(Date.now() + 1_000);
    const due = (at = now()) => steps.under.matching.due(100, at);
    const proceed = (ids: readonly string[], at = now()) =>
      steps.under.matching.decideDue(ids, at, STEP(at));

    it('are none that are held, until they are released', async () => {
      const leadId = await receive({ suspicion: 'filled-in-too-fast' });
      expect(await due()).toEqual([]);
      await happen(steps.under.matching, leadId, (leadCase) => leadCase.release());
      expect(await steps.under.leads.findById(leadId)).toMatchObject({ suspicion: null });
      expect(await due()).toEqual([leadId]);
      expect(await steps.under.history.ofLead(leadId)).toMatchObject([
        { kind: 'released', detail: { suspicion: 'filled-in-too-fast' } },
      ]);
      const [confirmation] = await steps.under.outbox.claimDue(9, 30);
      expect(confirmation).toMatchObject({ kind: 'owner-confirmation', leadId });
    });

    it('are taken up in the order in which they are due', async () => {
      const [first] = [await receive(), await receive()];
      expect(await steps.under.matching.due(1, now())).toEqual([first]);
    });

    it('are decided once, however many workers hold them', async () => {
      await join();
      const ids = await Promise.all(Array.from({ length: 6 }, () => receive()));
      expect((await due()).toSorted()).toEqual(ids.toSorted());
      await Promise.all([proceed(ids), proceed(ids), proceed(ids.toReversed())]);
      const asked = await Promise.all(ids.map((id) => steps.under.matching.assignmentsOf(id)));
      expect(asked.flat()).toHaveLength(5);
      expect(await due()).toEqual([]);
    });

    it('see in one batch what those before them did', async () => {
      for (let made = 0; made < 4; made += 1) await join();
      await proceed([await receive(), await receive()]);
      const all = await steps.under.partners.list({});
      expect(all.map(({ assignmentsLastMonth }) => assignmentsLastMonth)).toEqual([2, 2, 2, 2]);
    });

    it('are all left as they were when one of them fails', async () => {
      await join();
      const ids = await Promise.all(Array.from({ length: 60 }, () => receive()));
      let decided = 0;
      const failing = steps.under.matching.decideDue(ids, now(), (state, pool) => {
        decided += 1;
        if (decided === ids.length) throw new Error('A fault');
        return STEP(now())(state, pool);
      });
      await expect(failing).rejects.toThrow();
      expect(await due()).toHaveLength(60);
      for (const id of ids) expect(await steps.under.matching.assignmentsOf(id)).toEqual([]);
    });

    it('are no more once set aside, until somebody acts on them, nor those that are gone', async () => {
      const [aside, gone] = [await receive(), await receive()];
      await steps.under.matching.park(aside, 'A fault');
      await steps.under.leads.erase(gone);
      expect(await due()).toEqual([]);
      await proceed([gone]);

      await happen(steps.under.matching, aside, (leadCase) => leadCase.matchByHand());
      expect(await due()).toEqual([aside]);
    });

    it('are asked about again when something has changed for the partners', async () => {
      const leadId = await receive();
      await proceed([leadId]);
      expect(await due()).toEqual([]);
      expect(await due(new Date(Date.now() + DAY + 1000))).toEqual([leadId]);
      await join();
      await steps.under.matching.lookAgain(now());
      expect(await due()).toEqual([leadId]);
      await proceed([leadId]);
      expect(await steps.under.matching.assignmentsOf(leadId)).toHaveLength(1);
    });

    it('are asked about again when a pause ends, whose day has come', async () => {
      const pausedUntil = (day: string | null) => join({ active: false, pausedUntil: day });
      const ending = [await pausedUntil('2026-11-26'), await pausedUntil('2026-11-20')];
      const others = [await pausedUntil('2026-11-27'), await pausedUntil(null)];
      const leadId = await receive();
      await proceed([leadId]);
      const end = (today: string) => steps.under.matching.endPauses(today, now());
      expect([await end('2026-11-19'), await due()]).toEqual([0, []]);
      expect([await end('2026-11-26'), await due()]).toEqual([2, [leadId]]);
      expect(await end('2026-11-26')).toBe(0);
      const all = new Map((await steps.under.partners.all()).map((each) => [each.id, each]));
      for (const each of ending) {
        expect(all.get(each.id)).toEqual({ ...each, active: true, pausedUntil: null });
      }
      for (const each of others) expect(all.get(each.id)).toEqual(each);
    });
  });
}
