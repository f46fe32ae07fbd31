import {
  settled,
  mergeByHand,
  keepApart,
  disputeSale,
  withdrawByOwner,
  withdrawByHand,
  earlierErased,
  acceptAssignment,
  advance,
  flatPrice,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { Outgoing } from '../../notifications/notification-outbox.js';
import { ofSameOwner } from '../../lead-case/owner-access.js';
import { STEP } from '../../core/testing/happen.js';
import { matchingSteps, type MatchingUnderTest } from '../../lead-case/testing/matching-steps.js';
import { sampleLead } from './sample-lead.js';

/** Contract for duplicates of a home in a matching repository. */
export function oneHomeContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('leads for one home', () => {
    const { steps, receive, join, happen, match, take } = matchingSteps(setUp);
    const HOME = { address: 'Ålesundsvegen 5 B, 6010 Ålesund', message: 'Først' };
    const asked = async (leadId: string) =>
      (await steps.under.matching.assignmentsOf(leadId)).length;
    const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000);
    const advanceAll = (ids: readonly string[]) => {
      const soon = new Date(Date.now() + 1000);
      return steps.under.matching.decideDue(ids, soon, STEP(soon));
    };

    it.each([
      [{ customerEmail: 'annen@eksempel.no' }],
      [{ customerPhone: '99887766', customerEmail: 'KARI@Nordmann.NO' }],
      [{ address: 'ÅLESUNDSVEGEN 5b, 6010 ålesund' }],
      [{ address: 'Aalesundsvn. 5B, leil. 302, NO-6010' }],
    ])('join when they come together with %j, whatever the order they lie in', async (changes) => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const second = await receive({ ...HOME, receivedAt: at(2), ...changes });
      const others = [await receive({ address: 'Strandgaten 9' })];
      await advanceAll([second, ...others, first]);
      expect([await asked(first), await asked(second), await asked(others[0] ?? '')]).toEqual([
        1, 0, 1,
      ]);
      const history = await steps.under.history.ofLead(second);
      expect(history).toMatchObject([{ kind: 'merged', detail: { leadId: first, by: 'rule' } }]);
      const ofFirst = (await steps.under.history.ofLead(first)).map(({ kind }) => kind);
      expect(ofFirst).toContain('lead-merged-into');
    });

    it('are separate where they are located in two municipalities at once', async () => {
      const street = { address: 'Storgata 1', municipality: null, municipalityFoundBy: null };
      const [here, there] = [sampleLead(street), sampleLead({ ...street, receivedAt: at(1) })];
      for (const lead of [here, there]) await steps.under.leads.receive(lead, []);
      const places = [here, there].map((given, nth) => {
        const municipality = nth === 0 ? '4601' : '0301';
        return { given, place: { municipality, foundBy: 'place-name' } as const };
      });
      const ids = [here.id, there.id];
      const soon = new Date(Date.now() + 1000);
      await steps.under.matching.decideDue(ids, soon, STEP(soon), places);
      for (const id of ids) {
        expect(await steps.under.matching.caseOf(id)).toMatchObject({ mergedInto: null });
      }
    });

    it('are merged into the earlier one and decided once', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      await advanceAll([first]);
      const later = await Promise.all(
        [2, 3, 4].map((nth) => receive({ ...HOME, receivedAt: at(nth), message: `Nr. ${nth}` })),
      );
      await Promise.all([advanceAll(later), advanceAll(later.toReversed()), advanceAll(later)]);
      for (const id of later) expect(await asked(id)).toBe(0);
      await steps.under.matching.decide(later[0] ?? '', [], (state, pool) => {
        expect(state).toMatchObject({ mergedInto: first, differences: { message: 'Nr. 2' } });
        return STEP(new Date())(state, pool);
      });
    });

    it('are marked as possible duplicates by the address alone, and merged or kept apart by hand', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const address = 'Aalesundsvn. 5B, H0101';
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour, address });
      await advanceAll([first, second]);
      expect(await asked(second)).toBe(1);
      await happen(second, (leadCase) => mergeByHand(leadCase));
      await happen(second, (leadCase) => mergeByHand(leadCase));
      await happen(second, (leadCase) => keepApart(leadCase));
      const kinds = (await steps.under.history.ofLead(second)).map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['perhaps-same', 'merged', 'kept-apart']));
      expect(kinds.filter((kind) => kind === 'merged')).toHaveLength(1);
    });

    it('make the sale due again that a manual merge had waived, once they are kept apart', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      await take(first);
      await take(second);
      const due = async () =>
        (await steps.under.sales.list({}, 9)).map(({ sale }) => sale.paymentStatus).toSorted();
      await happen(second, (leadCase) => mergeByHand(leadCase));
      expect(await due()).toEqual(['credited', 'pending']);
      await steps.under.outbox.claimDue(99, 30);
      await happen(second, (leadCase) => keepApart(leadCase));
      expect(await due()).toEqual(['pending', 'pending']);
      const saleOf = async (id: string) => (await steps.under.matching.caseOf(id))?.sales[0];
      expect((await saleOf(first))?.dueAgainAt).toBeNull();
      const { dueAgainAt } = (await saleOf(second))!;
      expect(dueAgainAt).toEqual(expect.any(Date));
      const emails = await steps.under.outbox.claimDue(99, 30);
      expect(emails.filter(({ kind }) => kind === 'sale-due-again')).toMatchObject([
        { leadId: second, ownSale: { dueAgainAt } },
      ]);
    });

    it('drop a ruling that was being sent when they are kept apart again', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      for (const id of [first, second]) await take(id);
      const [given] = await steps.under.matching.assignmentsOf(second);
      const newDispute = { reason: 'duplicate', text: 'Den samme boligen.' } as const;
      await happen(second, (leadCase) =>
        disputeSale(leadCase, given?.assignment.id ?? '', newDispute),
      );
      await happen(second, (leadCase) => mergeByHand(leadCase));
      const claimed = await steps.under.outbox.claimDue(99, 30);
      expect(claimed.map(({ kind }) => kind)).toContain('dispute-decided');
      await happen(second, (leadCase) => keepApart(leadCase));
      for (const each of claimed) await steps.under.outbox.postpone(each, -1, '451 later');
      const kinds = (await steps.under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds).toContain('sale-due-again');
      expect(kinds).not.toContain('dispute-decided');
    });

    it('drop an e-mail about the merge that was being sent when they are kept apart again', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      for (const id of [first, second]) await take(id);
      await happen(second, (leadCase) => mergeByHand(leadCase));
      const claimed = await steps.under.outbox.claimDue(99, 30);
      expect(claimed.filter(({ kind }) => kind === 'leads-merged')).toMatchObject([
        { leadId: second, ownSale: { paymentStatus: 'credited' } },
      ]);
      await happen(second, (leadCase) => keepApart(leadCase));
      for (const each of claimed) await steps.under.outbox.postpone(each, -1, '451 later');
      const kinds = (await steps.under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds).not.toContain('leads-merged');
    });

    it("drop an e-mail about the later one's matching that was being sent when they are merged", async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      const inDays = (count: number) => new Date(Date.now() + count * 24 * 3600 * 1000);
      await advanceAll([first, second]);
      for (const id of [first, second]) {
        await steps.under.matching.decide(id, [], STEP(inDays(4)));
      }
      const news = (emails: readonly Outgoing[]) =>
        emails.flatMap((each) => (each.kind === 'owner-nobody-yet' ? each.leadId : []));
      const claimed = await steps.under.outbox.claimDue(99, 30);
      expect(news(claimed).toSorted()).toEqual([first, second].toSorted());
      await happen(second, (leadCase) => mergeByHand(leadCase));
      for (const each of claimed) await steps.under.outbox.postpone(each, -1, '451 later');
      expect(news(await steps.under.outbox.claimDue(99, 30))).toEqual([first]);
    });

    it('know the sales waived by the last manual merge, not those settled since', async () => {
      await join();
      const neighbours = [1, 2, 3].map((nth) => ({
        ...{ receivedAt: at(nth), customerPhone: `9988776${nth}` },
        customerEmail: `eier${nth}@eksempel.no`,
      }));
      const ids: string[] = [];
      for (const each of neighbours) {
        const id = await receive({ ...HOME, ...each });
        await take(id);
        ids.push(id);
      }
      const last = ids[2] ?? '';
      const stateOf = () => steps.under.matching.caseOf(last);
      await happen(last, (leadCase) => mergeByHand(leadCase));
      await happen((await stateOf())?.mergedInto ?? '', (leadCase) => withdrawByOwner(leadCase));
      await match(last);
      expect((await stateOf())?.mergedInto).toBeNull();
      await happen(last, (leadCase) => mergeByHand(leadCase));
      expect((await stateOf())?.waivedSales).toHaveLength(1);
    });

    it("make the later one's sale due, finally, where the partner has lost the earlier lead alone", async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      await take(first);
      await take(second);
      const saleOf = async (id: string) => (await steps.under.matching.caseOf(id))?.sales[0];
      await happen(second, (leadCase) => mergeByHand(leadCase));
      const { assignmentId } = (await saleOf(first))!;
      await happen(first, (leadCase) => withdrawByHand(leadCase, assignmentId ?? ''));
      await join();
      await match(first);
      await advanceAll([second]);
      expect(await saleOf(second)).toMatchObject({ paymentStatus: 'pending' });
      const later = await steps.under.matching.caseOf(second);
      expect(later).toMatchObject({ mergedInto: first, waivedSales: [] });
    });

    it('are found from the earlier one before its erasure, and their sale is due from then on', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      const own = await receive({ ...HOME, receivedAt: at(3) });
      await take(first);
      await take(second);
      await advanceAll([own]);
      await happen(second, (leadCase) => mergeByHand(leadCase));
      await happen(first, (leadCase) => withdrawByOwner(leadCase));
      const staying: string[] = [];
      await happen(first, (leadCase) => void staying.push(...leadCase.home.mergedProvisionally()));
      expect(staying).toEqual([second]);
      await happen(second, (leadCase) => earlierErased(leadCase, []));
      await steps.under.leads.erase(first);
      expect(await steps.under.matching.caseOf(second)).toMatchObject({
        mergedInto: null,
        sales: [{ paymentStatus: 'pending' }],
      });
    });

    it('stay merged with one sale due while the earlier one is parked', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const neighbour = { customerPhone: '99887766', customerEmail: 'ola@eksempel.no' };
      const second = await receive({ ...HOME, receivedAt: at(2), ...neighbour });
      await take(first);
      await take(second);
      await happen(second, (leadCase) => mergeByHand(leadCase));
      await steps.under.matching.park(first, 'A fault');
      await advanceAll([second]);
      expect(await steps.under.matching.caseOf(second)).toMatchObject({
        mergedInto: first,
        sales: [{ paymentStatus: 'credited' }],
      });
    });

    it('all belong to the same owner while one is parked', async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const own = await receive({ ...HOME, receivedAt: at(2) });
      const other = await receive({ ...HOME, receivedAt: at(3), customerEmail: 'ny@eksempel.no' });
      await advanceAll([first, own, other]);
      const { matching } = steps.under;
      for (const parked of [own, first]) {
        await matching.park(parked, 'A fault');
        for (const id of [first, own]) {
          const found = (await ofSameOwner(matching, id)).map(({ lead }) => lead.id);
          expect(found.toSorted()).toEqual([first, own].toSorted());
        }
      }
    });

    it('cost a partner once', async () => {
      const partner = await join({ services: ['Fullstyling', 'Delstyling'] });
      const first = await receive({ ...HOME, receivedAt: at(1) });
      await take(first);
      const second = await receive({ ...HOME, receivedAt: at(2), serviceType: 'Delstyling' });
      await take(second);
      expect(await steps.under.matching.assignmentsOf(second)).toMatchObject([
        { assignment: { partnerId: partner.id, state: 'accepted', priceOre: 0 } },
      ]);
      expect(await steps.under.sales.list({}, 9)).toHaveLength(1);
    });

    it.each([{ customerEmail: 'annen@eksempel.no' }, { customerPhone: '99887766' }])(
      'cost a partner once also where months lie between them, and %j',
      async (changes) => {
        await join({ services: ['Fullstyling', 'Delstyling'], prices: flatPrice(50_000) });
        const receivedAt = new Date(Date.now() - 80 * 24 * 3600 * 1000);
        await take(await receive({ ...HOME, receivedAt }));
        const second = { ...HOME, receivedAt: at(2), serviceType: 'Delstyling' } as const;
        const again = await receive({ ...second, ...changes });
        await take(again);
        expect(await steps.under.matching.assignmentsOf(again)).toMatchObject([
          { assignment: { state: 'accepted', priceOre: 0 } },
        ]);
      },
    );

    it.each([
      ['is credited', []],
      ['was paid and is to go back', ['paid']],
    ] as const)('cost as any other once what the first came to %s', async (_, marks) => {
      await join({ services: ['Fullstyling', 'Delstyling'], prices: flatPrice(50_000) });
      const first = await receive({ ...HOME, receivedAt: at(1) });
      await take(first);
      const [{ sale } = { sale: undefined }] = await steps.under.sales.list({}, 9);
      for (const mark of marks) {
        await steps.under.sales.change(sale?.id ?? '', (it) => settled(it, mark, new Date()));
      }
      await happen(first, (leadCase) => withdrawByHand(leadCase, sale?.assignmentId ?? ''));
      const second = await receive({ ...HOME, receivedAt: at(2), serviceType: 'Delstyling' });
      await take(second);
      expect(await steps.under.matching.assignmentsOf(second)).toMatchObject([
        { assignment: { state: 'accepted', priceOre: 50_000 } },
      ]);
    });

    it('cost nothing the second time where both were offered before the first acceptance', async () => {
      await join({ services: ['Fullstyling', 'Delstyling'], prices: flatPrice(50_000) });
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const second = await receive({ ...HOME, receivedAt: at(2), serviceType: 'Delstyling' });
      await advanceAll([first, second]);
      for (const leadId of [first, second]) {
        const [asked] = await steps.under.matching.assignmentsOf(leadId);
        expect(asked?.assignment.priceOre).toBe(50_000);
        await happen(leadId, (leadCase) => acceptAssignment(leadCase, asked?.assignment.id ?? ''));
      }
      const [free] = await steps.under.matching.assignmentsOf(second);
      expect(free?.assignment).toMatchObject({ state: 'accepted', priceOre: 0 });
      expect(await steps.under.sales.list({}, 9)).toHaveLength(1);
    });

    it('cost nothing again where the one that was paid for is merged into another', async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      await advanceAll([first]);
      const services = ['Delstyling', 'Interiørveiledning'] as const;
      await join({ services, prices: flatPrice(50_000) });
      const paid = await receive({ ...HOME, receivedAt: at(2), serviceType: 'Delstyling' });
      await take(paid);
      await happen(paid, (leadCase) => mergeByHand(leadCase));
      const last = { ...HOME, receivedAt: at(3), serviceType: 'Interiørveiledning' } as const;
      const again = await receive(last);
      await take(again);
      expect(await steps.under.matching.assignmentsOf(again)).toMatchObject([
        { assignment: { state: 'accepted', priceOre: 0 } },
      ]);
      expect(await steps.under.sales.list({}, 9)).toHaveLength(1);
    });

    it('have offer e-mails that count reveals by the merged lead', async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const second = await receive({ ...HOME, receivedAt: at(2), serviceType: 'Delstyling' });
      await advanceAll([first]);
      const taking = await join({ services: ['Delstyling'] });
      await take(second);
      await happen(second, (leadCase) => mergeByHand(leadCase));
      await join();
      await match(first);
      const emails = await steps.under.outbox.claimDue(20, 30);
      const questions = emails.filter((it) => it.kind === 'partner-offer' && it.leadId === first);
      const reveal = { partnerId: taking.id, partnerGroup: 'stylist' };
      expect(questions).toEqual([
        expect.objectContaining({ mergedReveals: [expect.objectContaining(reveal)] }),
      ]);
    });

    it('know reveals by the other lead, and not its unanswered offers', async () => {
      await join();
      const taking = await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      await happen(first, (leadCase) => advance(leadCase));
      for (const { assignment } of await steps.under.matching.assignmentsOf(first)) {
        if (assignment.partnerId !== taking.id) continue;
        await happen(first, (leadCase) => acceptAssignment(leadCase, assignment.id));
      }
      const known: string[][] = [];
      const second = await receive({ ...HOME, receivedAt: at(2) });
      await steps.under.matching.decide(second, [], (state, pool) => {
        known.push(...state.others.map(({ reveals }) => reveals.map((it) => it.partnerId)));
        return STEP(new Date())(state, pool);
      });
      expect(known).toEqual([[taking.id]]);
    });

    it('count once where partners are missing', async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const second = await receive({ ...HOME, receivedAt: at(2) });
      await advanceAll([first, second]);
      const demand = await steps.under.partners.demandSince(at(0));
      expect(demand).toMatchObject([{ leads: 1, waiting: 1 }]);
    });

    it('are erased with the earlier one when they came from the same mailbox', async () => {
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const own = await receive({ ...HOME, receivedAt: at(2) });
      const other = await receive({ ...HOME, receivedAt: at(3), customerEmail: 'ny@eksempel.no' });
      await advanceAll([first, own, other]);
      await steps.under.leads.erase(first);
      const { leads } = steps.under;
      expect(await Promise.all([first, own].map((id) => leads.findById(id)))).toEqual([
        undefined,
        undefined,
      ]);
      expect(await leads.findById(other)).toMatchObject({ id: other });
    });

    it('are separate again when the earlier one is erased', async () => {
      await join();
      const first = await receive({ ...HOME, receivedAt: at(1) });
      const second = await receive({ ...HOME, receivedAt: at(2), customerEmail: 'ny@eksempel.no' });
      await advanceAll([first, second]);
      await steps.under.leads.erase(first);
      const tomorrow = new Date(Date.now() + 25 * 3600 * 1000);
      expect(await steps.under.matching.due(9, tomorrow)).toEqual([second]);
      await steps.under.matching.decideDue([second], tomorrow, STEP(tomorrow));
      expect(await asked(second)).toBe(1);
    });
  });
}
