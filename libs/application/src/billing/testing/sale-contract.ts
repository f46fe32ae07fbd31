import { randomUUID } from 'node:crypto';
import {
  DomainError,
  markedByHand,
  type Sale,
  settled,
  waiverUndone,
  disputeSale,
  ruledOn,
  ruleOnDispute,
  withdrawByHand,
  flatPrice,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { matchingSteps, type MatchingUnderTest } from '../../lead-case/testing/matching-steps.js';

/** Contract of every sale repository, fed by matching. */
export function saleContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a sale repository', () => {
    const { steps, receive, join, take, happen } = matchingSteps(setUp);

    it('lists newest first, page by page, with exact totals in øre', async () => {
      await join({ name: 'A', prices: flatPrice(10) });
      const b = await join({ name: 'B', prices: flatPrice(20) });
      await join({ name: 'Gratis', prices: flatPrice(0) });
      await take(await receive());
      await take(await receive());
      const all = await steps.under.sales.list({}, 9);
      expect(all).toHaveLength(4);
      const [first, second] = [await steps.under.sales.list({}, 2), all.slice(2)];
      expect(first).toEqual(all.slice(0, 2));
      expect(await steps.under.sales.list({}, 9, first[1]?.sale)).toEqual(second);
      expect(await steps.under.sales.totals({})).toEqual({
        pending: { count: 4, ore: 60 },
        paid: { count: 0, ore: 0 },
        credited: { count: 0, ore: 0 },
      });
      expect((await steps.under.sales.totals({ partnerId: b.id })).pending).toEqual({
        count: 2,
        ore: 40,
      });
      expect(await steps.under.sales.list({ to: all[3]?.sale.createdAt }, 9)).toEqual([]);
      expect(await steps.under.sales.list({ from: all[3]?.sale.createdAt }, 9)).toEqual(all);
    });

    it('keeps a dispute, and erases its text with the lead', async () => {
      const newDispute = { reason: 'wrong-number', text: 'Nummeret går til en kiosk.' } as const;
      const ruling = { decision: 'refused', answer: 'Vi har ringt selv.' } as const;
      const { sales, matching } = steps.under;
      const list = async (dispute: 'open' | 'decided') =>
        (await sales.list({ dispute }, 9)).map(({ sale }) => sale.dispute);
      const a = await join();
      const leadId = await receive();
      await take(leadId);
      await take(await receive());
      const [given] = await matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      expect([await list('open'), await list('decided')]).toEqual([[], []]);
      // Claimed alone, because other e-mails of the batch read sales too.
      await steps.under.outbox.claimDue(99, 30);

      await happen(leadId, (leadCase) => disputeSale(leadCase, id, newDispute));
      const open = { ...newDispute, at: expect.any(Date), decision: null, answer: null };
      expect(await list('open')).toEqual([{ ...open, decidedAt: null }]);
      expect(await matching.findAssignment(id)).toMatchObject({ sale: { dispute: open } });
      const { pending } = await sales.totals({ dispute: 'open' });
      expect(pending).toEqual({ count: 1, ore: a.prices.baseOre });
      const toTell = await steps.under.outbox.claimDue(99, 30);
      expect(toTell.filter(({ kind }) => kind === 'dispute-notification')).toMatchObject([
        { ownSale: { dispute: { ...open, decidedAt: null } } },
      ]);

      await happen(leadId, (leadCase) => ruleOnDispute(leadCase, id, ruling));
      const decided = { ...open, ...ruling, decidedAt: expect.any(Date) };
      expect([await list('open'), await list('decided')]).toEqual([[], [decided]]);
      const reported = await steps.under.outbox.claimDue(99, 30);
      expect(reported.filter(({ kind }) => kind === 'dispute-decided')).toMatchObject([
        { ownSale: { dispute: decided } },
      ]);

      const [known] = await sales.list({ dispute: 'decided' }, 9);
      const { customerName } = (await steps.under.leads.findById(leadId)) ?? {};
      expect(known).toMatchObject({ leadId, customerName });
      await steps.under.leads.erase(leadId);
      expect(await list('decided')).toEqual([{ ...decided, text: null, answer: null }]);
      const [orphan] = await sales.list({ dispute: 'decided' }, 9);
      expect(orphan).toMatchObject({
        leadId: null,
        customerName: null,
        sale: { amountOre: a.prices.baseOre },
      });
      expect(await sales.find(orphan?.sale.id ?? '')).toEqual(orphan);
      await expect(sales.find(randomUUID())).rejects.toMatchObject({ code: 'sale-not-found' });
    });

    it('keeps an e-mail about a sale in the same transaction as the change', async () => {
      const { under } = steps;
      const partner = await join();
      const leadId = await receive();
      await take(leadId);
      await under.leads.erase(leadId);
      for (const each of await under.outbox.claimDue(99, 30)) await under.outbox.markSent(each);
      const [{ sale } = { sale: undefined }] = await under.sales.list({}, 1);
      const id = sale?.id ?? '';
      const at = new Date('2026-12-24T12:00:00.000Z');
      const failing = () => {
        throw new DomainError('sale-settled');
      };
      const refused = under.sales.change(id, failing, 'sale-ruling');
      await expect(refused).rejects.toMatchObject({ code: 'sale-settled' });
      expect(await under.outbox.claimDue(99, 30)).toEqual([]);

      const pay = (each: Sale) => settled(each, 'paid', at);
      const paid = await under.sales.change(id, pay, 'sale-ruling');
      const [reported, ...more] = await under.outbox.claimDue(99, 30);
      expect(more).toEqual([]);
      expect(reported).toEqual({
        ...{ id: expect.any(String), kind: 'sale-ruling', attempts: 1, requestId: null },
        ...{ sale: paid.sale, partner },
      });
    });

    it.each(['due', 'parked', 'sent'] as const)(
      'sends one ruling about the sale where its e-mail is %s when the lead is erased',
      async (state) => {
        const { leads, matching, outbox, sales } = steps.under;
        await join();
        await join();
        const leadId = await receive();
        await take(leadId);
        const newDispute = { reason: 'duplicate', text: 'Jeg hadde den fra før.' } as const;
        const ruling = { decision: 'refused', answer: 'Den er ny.' } as const;
        const [given] = await matching.assignmentsOf(leadId);
        const id = given?.assignment.id ?? '';
        await happen(leadId, (leadCase) => disputeSale(leadCase, id, newDispute));
        await happen(leadId, (leadCase) => ruleOnDispute(leadCase, id, ruling));
        const [ruled] = await sales.list({ dispute: 'decided' }, 9);
        for (const each of state === 'due' ? [] : await outbox.claimDue(99, 30)) {
          if (state === 'sent') await outbox.markSent(each);
          else await outbox.park(each, '550 mailbox unknown');
        }

        await leads.erase(leadId);
        const reported = (await outbox.claimDue(99, 30)).filter(
          ({ kind }) => kind === 'sale-ruling',
        );
        const dispute = { decision: 'refused', text: null, answer: null };
        const ofTheSale = { sale: { id: ruled?.sale.id, dispute }, partner: given?.partner };
        expect(reported).toMatchObject(state === 'sent' ? [] : [ofTheSale]);
      },
    );

    it('sends no e-mail about a dispute that is decided, or a ruling that is undone, before it leaves', async () => {
      const { leads, matching, outbox, sales } = steps.under;
      await join();
      const leadId = await receive();
      await take(leadId);
      const [given] = await matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      const ruling = { decision: 'credited', answer: 'Beklager.' } as const;
      const at = new Date('2026-11-21T12:00:00.000Z');
      const newDispute = { reason: 'duplicate', text: 'Jeg hadde den fra før.' } as const;
      const toTell = async () => (await outbox.claimDue(99, 30)).map(({ kind }) => kind);
      await happen(leadId, (leadCase) => disputeSale(leadCase, id, newDispute));
      await happen(leadId, (leadCase) => ruleOnDispute(leadCase, id, ruling));
      const reported = await toTell();
      expect(reported).toContain('dispute-decided');
      expect(reported).not.toContain('dispute-notification');

      await leads.erase(leadId);
      for (const each of await outbox.claimDue(99, 30)) await outbox.markSent(each);
      const [{ sale } = { sale: undefined }] = await sales.list({}, 1);
      const undo = (each: Sale) => waiverUndone(each, 'Feil', at);
      await sales.change(sale?.id ?? '', undo, 'sale-due-again');
      expect(await toTell()).toEqual(['sale-due-again']);
      await sales.change(sale?.id ?? '', (each) => ruledOn(each, ruling, at), 'sale-ruling');
      expect(await toTell()).toContain('sale-ruling');
    });

    it('ends the dispute when the sale is credited', async () => {
      await join();
      const leadId = await receive();
      await take(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      const newDispute = { reason: 'duplicate', text: 'Jeg hadde den fra før.' } as const;
      await happen(leadId, (leadCase) => disputeSale(leadCase, id, newDispute));
      const [{ sale } = { sale: undefined }] = await steps.under.sales.list({}, 1);
      const at = new Date('2026-12-24T12:00:00.000Z');
      await steps.under.sales.change(sale?.id ?? '', (each) => settled(each, 'credited', at));
      expect((await steps.under.sales.find(sale?.id ?? '')).sale).toMatchObject({
        ...{ paymentStatus: 'credited', settledAt: at },
        dispute: { ...newDispute, decision: 'credited', decidedAt: at },
      });
      const credited = await steps.under.sales.find(sale?.id ?? '');
      expect(await steps.under.matching.assignmentsOf(leadId)).toMatchObject([
        { sale: credited.sale },
      ]);
    });

    it('can exclude sales whose money is to be returned from what is paid', async () => {
      const { id: partnerId } = await join({ prices: flatPrice(10) });
      const leadId = await receive();
      await take(leadId);
      await take(await receive());
      const { sales, matching } = steps.under;
      const [given] = await matching.assignmentsOf(leadId);
      for (const { sale } of await sales.list({}, 9)) {
        await sales.change(sale.id, (each) => settled(each, 'paid', new Date()));
      }
      await happen(leadId, (leadCase) => withdrawByHand(leadCase, given?.assignment.id ?? ''));
      expect((await sales.totals({ partnerId })).paid).toEqual({ count: 2, ore: 20 });
      const forGood = await sales.totals({ partnerId, isForGood: true });
      expect(forGood.paid).toEqual({ count: 1, ore: 10 });
    });

    it('has no money to return once the sale is credited', async () => {
      await join();
      const leadId = await receive();
      await take(leadId);
      const { sales, matching } = steps.under;
      const [given] = await matching.assignmentsOf(leadId);
      const [{ sale } = { sale: undefined }] = await sales.list({}, 1);
      const id = sale?.id ?? '';
      const goesBackSince = async () => (await sales.find(id)).sale.toPayBackSince;
      await sales.change(id, (each) => settled(each, 'paid', new Date()));
      await happen(leadId, (leadCase) => withdrawByHand(leadCase, given?.assignment.id ?? ''));
      expect(await goesBackSince()).toBeInstanceOf(Date);
      const found = await matching.findAssignment(given?.assignment.id ?? '');
      expect(found?.sale).toEqual((await sales.find(id)).sale);
      await sales.change(id, (each) => settled(each, 'credited', new Date()));
      expect(await goesBackSince()).toBeNull();
    });

    it('keeps a waiver and its undoing, and erases the reason with the lead', async () => {
      await join();
      const leadId = await receive();
      await take(leadId);
      const { sales, leads, matching } = steps.under;
      const [{ sale } = { sale: undefined }] = await sales.list({}, 1);
      const id = sale?.id ?? '';
      const at = new Date('2026-11-21T12:00:00.000Z');
      await sales.change(id, (each) => markedByHand(each, 'credited', at));
      const undone = await sales.change(id, (each) => waiverUndone(each, 'Kari har betalt', at));
      const was = { paymentStatus: 'pending', settledAt: null, toPayBackSince: null };
      expect(undone.sale).toEqual({
        ...{ ...sale, dueAgainAt: at },
        waivers: [{ at, was, undoneAt: at, reason: 'Kari har betalt', isSuperseded: false }],
      });
      expect((await sales.find(id)).sale).toEqual(undone.sale);
      expect(await matching.assignmentsOf(leadId)).toMatchObject([{ sale: undone.sale }]);
      await sales.change(id, (each) => markedByHand(each, 'credited', at));
      await leads.erase(leadId);
      expect((await sales.find(id)).sale.waivers).toMatchObject([
        { undoneAt: at, reason: null },
        { undoneAt: null, reason: null },
      ]);
    });

    it('tells the partner that a sale is due again, also once its lead is erased', async () => {
      const { leads, outbox, sales } = steps.under;
      await join();
      const leadId = await receive();
      await take(leadId);
      await outbox.claimDue(99, 30);
      const [{ sale } = { sale: undefined }] = await sales.list({}, 1);
      const at = new Date('2026-11-21T12:00:00.000Z');
      const creditAndUndo = async () => {
        await sales.change(sale?.id ?? '', (each) => markedByHand(each, 'credited', at));
        const undo = (each: Sale) => waiverUndone(each, 'Feil', at);
        await sales.change(sale?.id ?? '', undo, 'sale-due-again');
        return (await outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'sale-due-again');
      };
      const { assignmentId } = sale ?? {};
      expect(await creditAndUndo()).toMatchObject([
        { leadId, assignmentId, ownSale: { paymentStatus: 'pending', dueAgainAt: at } },
      ]);
      await leads.erase(leadId);
      const ofTheSale = { id: sale?.id, assignmentId: null, paymentStatus: 'pending' };
      expect(await creditAndUndo()).toMatchObject([{ sale: ofTheSale }]);
    });

    it('tells the partner of a sale due again where its lead is erased before that e-mail leaves', async () => {
      const { leads, outbox, sales } = steps.under;
      await join();
      const leadId = await receive();
      await take(leadId);
      for (const each of await outbox.claimDue(99, 30)) await outbox.markSent(each);
      const [{ sale } = { sale: undefined }] = await sales.list({}, 1);
      const at = new Date('2026-11-21T12:00:00.000Z');
      await sales.change(sale?.id ?? '', (each) => markedByHand(each, 'credited', at));
      const undo = (each: Sale) => waiverUndone(each, 'Feil', at);
      await sales.change(sale?.id ?? '', undo, 'sale-due-again');
      await leads.erase(leadId);
      const left = await outbox.claimDue(99, 30);
      expect(left.filter(({ kind }) => kind === 'sale-due-again')).toMatchObject([
        { sale: { id: sale?.id, assignmentId: null, paymentStatus: 'pending' } },
      ]);
    });

    it('changes a sale by its rules', async () => {
      await join();
      await take(await receive());
      const [{ sale } = { sale: undefined }] = await steps.under.sales.list({}, 1);
      const at = new Date('2026-11-21T12:00:00.000Z');
      const paid = await steps.under.sales.change(sale?.id ?? '', (each) =>
        settled(each, 'paid', at),
      );
      expect(paid.sale).toMatchObject({ paymentStatus: 'paid', settledAt: at });
      expect(await steps.under.sales.list({ paymentStatus: 'paid' }, 9)).toEqual([paid]);
      await steps.under.sales.change(sale?.id ?? '', (each) => settled(each, 'credited', at));
      const back = steps.under.sales.change(sale?.id ?? '', (each) => settled(each, 'pending', at));
      await expect(back).rejects.toMatchObject({ code: 'sale-settled' });
      await expect(steps.under.sales.change(randomUUID(), (each) => each)).rejects.toMatchObject({
        code: 'sale-not-found',
      });
    });
  });
}
