import { randomUUID } from 'node:crypto';
import {
  type Lead,
  OpenCase,
  type Partner,
  releaseLead,
  matchByHand,
  declineAssignment,
  acceptAssignment,
  undoAnswer,
  agreeToAgent,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { happen, POLICY, STEP } from '../../core/testing/happen.js';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

const DAY = 24 * 3600 * 1000;

/** Everything is due by then. */
const FAR = new Date(Date.now() + 365 * DAY);

/** Contract for due leads and for deciding several in one batch. */
export function dueLeadsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('due leads', () => {
    const { steps, receive, join } = matchingSteps(setUp);
    /** Slightly later, because a storage may round a due time up to the next millisecond. */
    const now = () => new Date(Date.now() + 1_000);
    const due = (at = now()) => steps.under.matching.due(100, at);
    const advance = (ids: readonly string[], at = now()) =>
      steps.under.matching.decideDue(ids, at, STEP(at));

    it('exclude held ones until their release', async () => {
      const leadId = await receive({ suspicion: 'filled-in-too-fast' });
      expect(await due()).toEqual([]);
      await happen(steps.under.matching, leadId, (leadCase) => releaseLead(leadCase));
      expect(await steps.under.leads.findById(leadId)).toMatchObject({ suspicion: null });
      expect(await due()).toEqual([leadId]);
      expect(await steps.under.history.ofLead(leadId)).toMatchObject([
        { kind: 'released', detail: { suspicion: 'filled-in-too-fast' } },
      ]);
      const [confirmation] = await steps.under.outbox.claimDue(9, 30);
      expect(confirmation).toMatchObject({ kind: 'owner-confirmation', leadId });
    });

    it('are returned in the order in which they are due', async () => {
      const [first] = [await receive(), await receive()];
      expect(await steps.under.matching.due(1, now())).toEqual([first]);
    });

    it('are decided once, however many workers hold them', async () => {
      await join();
      const ids = await Promise.all(Array.from({ length: 6 }, () => receive()));
      expect((await due()).toSorted()).toEqual(ids.toSorted());
      await Promise.all([advance(ids), advance(ids), advance(ids.toReversed())]);
      const asked = await Promise.all(ids.map((id) => steps.under.matching.assignmentsOf(id)));
      expect(asked.flat()).toHaveLength(5);
      expect(await due()).toEqual([]);
    });

    it('see the earlier results of the same batch', async () => {
      for (let made = 0; made < 4; made += 1) await join();
      await advance([await receive(), await receive()]);
      const all = await steps.under.partners.list({});
      expect(all.map(({ assignmentsLastMonth }) => assignmentsLastMonth)).toEqual([2, 2, 2, 2]);
    });

    it('get their found municipality, unless the owner has corrected the address since', async () => {
      await join({ areas: ['5501'] });
      const unknown = { municipality: null, municipalityFoundBy: null } as const;
      const homes = ['Storgata 1', 'Storgata 2'].map((address) =>
        sampleLead({ ...unknown, location: 'Tromsø', address }),
      );
      for (const lead of homes) await steps.under.leads.receive(lead, []);
      const [found = '', corrected = ''] = homes.map(({ id }) => id);
      const places = homes.map((given) => ({
        given: given.id === corrected ? { ...given, location: 'Tromso' } : given,
        place: { municipality: '5501', foundBy: 'place-name' } as const,
      }));
      await steps.under.matching.decideDue([found, corrected], now(), STEP(now()), places);
      const home = { municipality: '5501', municipalityFoundBy: 'place-name' };
      expect(await steps.under.leads.findById(found)).toMatchObject(home);
      expect(await steps.under.leads.findById(corrected)).toMatchObject(unknown);
      expect(await steps.under.matching.assignmentsOf(found)).toHaveLength(1);
      expect(await steps.under.matching.assignmentsOf(corrected)).toEqual([]);
    });

    it('are all unchanged when one of a batch fails', async () => {
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

    it('exclude parked ones until somebody acts on them, and erased ones', async () => {
      const [aside, gone] = [await receive(), await receive()];
      await steps.under.matching.park(aside, 'A fault');
      await steps.under.leads.erase(gone);
      expect(await due()).toEqual([]);
      await advance([gone]);

      await happen(steps.under.matching, aside, (leadCase) => matchByHand(leadCase));
      expect(await due()).toEqual([aside]);
    });

    it('include waiting ones after a change of the partners', async () => {
      const leadId = await receive();
      await advance([leadId]);
      expect(await due()).toEqual([]);
      expect(await due(new Date(Date.now() + DAY + 1000))).toEqual([leadId]);
      await join();
      await steps.under.matching.makeWaitingDue(now());
      expect(await due()).toEqual([leadId]);
      await advance([leadId]);
      expect(await steps.under.matching.assignmentsOf(leadId)).toHaveLength(1);
    });

    describe('wait where every local partner is full, and', () => {
      const at = () => new Date();
      const askedAbout = async (leadId: string) =>
        (await steps.under.matching.assignmentsOf(leadId)).map(({ assignment }) => assignment);
      const answer = async (leadId: string, what: (leadCase: OpenCase, id: string) => void) => {
        const id = (await askedAbout(leadId)).at(-1)?.id ?? '';
        await happen(steps.under.matching, leadId, (leadCase) => what(leadCase, id), at());
      };
      /** The first lead has an offer, the second has none. */
      const oneAsked = async (partner: Partial<Partner> = {}, second: Partial<Lead> = {}) => {
        await join({ weeklyCapacity: 1, ...partner });
        const ids = [await receive(), await receive(second)] as const;
        for (const id of ids) await advance([id], at());
        expect(await Promise.all(ids.map(askedAbout))).toMatchObject([[{}], []]);
        expect(await due()).toEqual([]);
        return ids;
      };

      it('are due once one of them has declined', async () => {
        const [first, second] = await oneAsked();
        await answer(first, (leadCase, id) => declineAssignment(leadCase, id));
        const ids = await due();
        expect(ids.toSorted()).toEqual([first, second].toSorted());
        await advance(ids);
        expect(await askedAbout(second)).toMatchObject([{ state: 'offered' }]);
      });

      it('are due once one of them has undone a yes, and not by the yes', async () => {
        const [first, second] = await oneAsked();
        await answer(first, (leadCase, id) => acceptAssignment(leadCase, id));
        expect(await due()).toEqual([first]);
        await advance([first]);
        await answer(first, (leadCase, id) => undoAnswer(leadCase, id));
        expect(await due()).toContain(second);
      });

      it('are due likewise where many are decided in one batch', async () => {
        const [first, second] = await oneAsked();
        const [asked] = await askedAbout(first);
        await steps.under.matching.decideDue([first], FAR, (state, pool) => {
          const leadCase = new OpenCase(state, pool, POLICY, at(), randomUUID);
          declineAssignment(leadCase, asked?.id ?? '');
          return leadCase.changes();
        });
        expect(await due()).toContain(second);
      });

      it('are due for an agent likewise, where the owner has consented to one', async () => {
        const agent = { kind: 'estate-agent' as const, services: [], weeklyCapacity: 1 };
        await join({ ...agent, areas: ['46'] });
        const ids = [await receive(), await receive(), await receive()] as const;
        const [first, second, third] = ids;
        for (const id of [first, second]) {
          await happen(steps.under.matching, id, (leadCase) => agreeToAgent(leadCase, true), at());
        }
        for (const id of ids) await advance([id], at());
        await answer(first, (leadCase, id) => declineAssignment(leadCase, id));
        expect(await due()).toContain(second);
        expect(await due()).not.toContain(third);
      });

      it.each<[string, Partial<Partner>, Partial<Lead>]>([
        ['are elsewhere', {}, { municipality: '0301', location: 'Oslo' }],
        ['are for what it does not do', {}, { serviceType: 'Delstyling' }],
        ['wait for one that has paused', { active: false }, {}],
      ])('are left alone that %s', async (_, partner, lead) => {
        const [first, second] = await oneAsked({ services: ['Fullstyling'] }, lead);
        for (const { id } of await steps.under.partners.all()) {
          await steps.under.partners.change(id, partner);
        }
        await answer(first, (leadCase, id) => declineAssignment(leadCase, id));
        expect(await due()).not.toContain(second);
      });

      it('do not become due by a partner that was not full, because each pass takes time', async () => {
        const [first, second] = await oneAsked();
        const [partner] = await steps.under.partners.all();
        await steps.under.partners.change(partner?.id ?? '', { weeklyCapacity: 2 });
        await answer(first, (leadCase, id) => declineAssignment(leadCase, id));
        expect(await due()).not.toContain(second);
      });
    });

    it('are due again when a pause ends', async () => {
      const pausedUntil = (day: string | null) => join({ active: false, pausedUntil: day });
      const ending = [await pausedUntil('2026-11-26'), await pausedUntil('2026-11-20')];
      const others = [await pausedUntil('2026-11-27'), await pausedUntil(null)];
      const leadId = await receive();
      await advance([leadId]);
      const end = (today: string) => steps.under.matching.endPauses(today, now());
      expect([await end('2026-11-19'), await due()]).toEqual([0, []]);
      expect([await end('2026-11-26'), await due()]).toEqual([2, [leadId]]);
      expect(await end('2026-11-26')).toBe(0);
      const all = new Map((await steps.under.partners.all()).map((each) => [each.id, each]));
      for (const each of ending) {
        const ended = { version: each.version + 1, active: true, pausedUntil: null };
        expect(all.get(each.id)).toEqual({ ...each, ...ended });
      }
      for (const each of others) expect(all.get(each.id)).toEqual(each);
    });
  });
}
