import { randomUUID } from 'node:crypto';
import {
  creditedToBillAgain,
  DomainError,
  listedInvoice,
  type OpenCase,
  disputeSale,
  ruleOnDispute,
  flatPrice,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { happen } from '../../core/testing/happen.js';
import { BILLED_AT, invoiceSteps, type InvoicesUnderTest, SOLD_AT, YEAR } from './invoice-steps.js';

export function invoiceContract(setUp: () => Promise<InvoicesUnderTest>): void {
  describe('an invoice repository', () => {
    const { under, join, sell, takeBack, bill } = invoiceSteps(setUp);

    it('issues a partner’s due sales once, with the e-mail', async () => {
      const partner = await join({ prices: flatPrice(60_000) });
      const leadId = await sell(partner);
      await sell(partner, BILLED_AT);
      await under.leads.erase(leadId);
      for (const each of await under.outbox.claimDue(99, 30)) await under.outbox.markSent(each);
      expect(await under.invoices.partnersToBill(SOLD_AT)).toEqual([partner.id]);

      const [invoice, ...more] = await bill(partner);
      expect(more).toEqual([]);
      expect(invoice).toMatchObject({
        number: '202600001',
        kid: '2026000014',
        issuedOn: '2026-12-01',
        dueOn: '2026-12-15',
        buyer: { name: partner.company, contact: partner.name },
        totalOre: 75_000,
        lines: [
          {
            deliveredOn: '2026-11-03',
            service: 'Fullstyling',
            place: 'Bergen',
            reference: expect.stringMatching(/^[0-9A-F]{8}$/),
          },
        ],
      });
      const id = invoice?.id ?? '';
      const account = { invoice, creditedOre: 0, paidOre: 0 };
      expect(await under.invoices.find(id)).toMatchObject(account);
      const [reported, ...rest] = await under.outbox.claimDue(99, 30);
      expect(reported).toEqual({
        id: expect.any(String),
        kind: 'partner-invoice',
        creditedAccount: null,
        attempts: 1,
        requestId: null,
        account,
        partner,
      });
      expect(rest).toEqual([]);

      expect(await bill(partner)).toEqual([]);
      expect(await under.invoices.partnersToBill(SOLD_AT)).toEqual([]);
      expect(await under.invoices.list({}, 9)).toHaveLength(1);
    });

    it('bills a disputed sale only after the dispute is refused', async () => {
      const partner = await join();
      const leadId = await sell(partner);
      const [given] = await under.matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      const newDispute = { reason: 'duplicate', text: 'Jeg hadde den fra før.' } as const;
      const dispute = (it: OpenCase) => disputeSale(it, id, newDispute);
      await happen(under.matching, leadId, dispute, SOLD_AT);
      expect(await under.invoices.partnersToBill(BILLED_AT)).toEqual([]);
      expect(await bill(partner)).toEqual([]);
      const rule = (it: OpenCase) =>
        ruleOnDispute(it, id, { decision: 'refused', answer: 'Den er ny.' });
      await happen(under.matching, leadId, rule, BILLED_AT);
      expect(await under.invoices.partnersToBill(BILLED_AT)).toEqual([partner.id]);
      expect(await bill(partner)).toMatchObject([
        { lines: [{ amountOre: partner.prices.baseOre }] },
      ]);
    });

    it('names sales in dispute and recent ones, which no run bills yet', async () => {
      const partner = await join();
      const disputed = await sell(partner);
      await sell(partner);
      await sell(partner, BILLED_AT);
      const [given] = await under.matching.assignmentsOf(disputed);
      const newDispute = { reason: 'duplicate', text: 'Jeg hadde den fra før.' } as const;
      const id = given?.assignment.id ?? '';
      await happen(under.matching, disputed, (it) => disputeSale(it, id, newDispute), SOLD_AT);
      const of = { partnerId: partner.id, name: partner.company, sales: 1 };
      const amountOre = partner.prices.baseOre;
      expect(await under.invoices.heldBack(SOLD_AT)).toEqual([
        { ...of, amountOre, reason: 'disputed' },
        { ...of, amountOre, reason: 'too-recent' },
      ]);
      const { sales, partner: buyer } = await under.invoices.stateOf(partner.id);
      expect(buyer.id).toBe(partner.id);
      expect(sales.map(({ createdAt }) => createdAt)).toEqual([SOLD_AT, BILLED_AT]);
      await bill(partner);
      expect(await under.invoices.heldBack(BILLED_AT)).toMatchObject([{ reason: 'disputed' }]);
    });

    it('gives numbers without gaps under concurrent runs', async () => {
      const partners = await Promise.all(Array.from({ length: 5 }, () => join()));
      for (const partner of partners) await sell(partner);
      const issued = await Promise.all([...partners, ...partners].map((each) => bill(each)));
      const numbers = issued.flat().map(({ number }) => number);
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5].map((nth) => `20260000${nth}`));
    });

    it('keeps nothing, and takes no number, when issuing fails', async () => {
      const partner = await join();
      await sell(partner);
      const failing = under.invoices.issue(partner.id, YEAR, (_, nextNumber) => {
        nextNumber();
        throw new DomainError('buyer-incomplete');
      });
      await expect(failing).rejects.toMatchObject({ code: 'buyer-incomplete' });
      expect(await under.invoices.list({}, 9)).toEqual([]);
      expect(await bill(partner)).toMatchObject([{ number: '202600001' }]);
      await expect(under.invoices.issue(randomUUID(), YEAR, () => [])).rejects.toMatchObject({
        code: 'partner-not-found',
      });
      await expect(under.invoices.find(randomUUID())).rejects.toMatchObject({
        code: 'invoice-not-found',
      });
    });

    it('credits later waivers on a separate note, and never twice', async () => {
      const partner = await join({ prices: flatPrice(10) });
      const taken = await sell(partner);
      await sell(partner);
      const [invoice] = await bill(partner);
      await takeBack(taken);
      expect(await under.invoices.partnersToBill(SOLD_AT)).toEqual([partner.id]);
      const [note, ...more] = await bill(partner);
      expect(more).toEqual([]);
      expect(note).toMatchObject({
        kind: 'credit-note',
        number: '202600002',
        dueOn: null,
        kid: null,
        credits: { id: invoice?.id, number: '202600001', issuedOn: '2026-12-01' },
        lines: [{ amountOre: 10 }],
      });
      expect(await bill(partner)).toEqual([]);
      const totals = { invoicedOre: 25, creditedOre: 12, paidOre: 0, dueOre: 13 };
      for (const filter of [{}, { due: true }, { kind: 'invoice' as const }]) {
        expect(await under.invoices.totals(filter)).toEqual(totals);
      }
      const ofNotes = { ...totals, invoicedOre: 0, dueOre: 0 };
      expect(await under.invoices.totals({ kind: 'credit-note' })).toEqual(ofNotes);
      const left = await under.invoices.find(invoice?.id ?? '');
      expect(left).toMatchObject({ invoice, creditedOre: note?.totalOre, paidOre: 0 });
      const letters = await under.outbox.claimDue(99, 30);
      expect(letters.filter(({ kind }) => kind.includes('note'))).toMatchObject([
        {
          kind: 'partner-credit-note',
          account: { invoice: note },
          creditedAccount: { invoice, creditedOre: note?.totalOre, paidOre: 0 },
        },
      ]);
      expect(letters.filter(({ kind }) => kind === 'partner-invoice')).toMatchObject([
        { creditedAccount: null },
      ]);
    });

    it('credits what is left of an invoice and frees its sales to be billed again, in one transaction', async () => {
      const partner = await join({ prices: flatPrice(10) });
      const taken = await sell(partner);
      await sell(partner);
      const [invoice] = await bill(partner);
      await takeBack(taken);
      await bill(partner);
      const id = invoice?.id ?? '';
      const terms = { at: BILLED_AT, newId: randomUUID };
      const correct = (of = id) =>
        under.invoices.creditToBillAgain(of, YEAR, (held, nextNumber) =>
          creditedToBillAgain(held, { ...terms, nextNumber }),
        );
      const failing = under.invoices.creditToBillAgain(id, YEAR, (_, nextNumber) => {
        nextNumber();
        throw new DomainError('invoice-unprintable');
      });
      await expect(failing).rejects.toMatchObject({ code: 'invoice-unprintable' });
      await under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      const [note, ...more] = await correct();
      expect(more).toEqual([]);
      expect(note).toMatchObject({ number: '202600003', isBilledAgain: true, totalOre: 13 });
      expect((await under.invoices.find(note?.id ?? '')).invoice).toEqual(note);
      expect(await under.invoices.totals({})).toMatchObject({ creditedOre: 25, dueOre: 0 });
      const [left] = (await under.sales.list({ partnerId: partner.id }, 9))
        .map(({ sale }) => sale)
        .filter(({ id: saleId }) => saleId === note?.lines[0]?.saleId);
      const free = {
        paymentStatus: 'pending',
        settledAt: null,
        invoiceId: null,
        creditNoteId: null,
      };
      expect(left).toMatchObject(free);
      const kinds = (await under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds).not.toContain('invoice-reminder');
      expect(kinds.filter((kind) => kind === 'partner-credit-note')).toHaveLength(2);
      expect(await under.invoices.partnersToBill(SOLD_AT)).toEqual([partner.id]);
      const [anew] = await bill(partner);
      expect(anew).toMatchObject({ number: '202600004', kind: 'invoice', lines: note?.lines });
      for (const each of [id, note?.id]) expect(await correct(each)).toEqual([]);
      await expect(correct(randomUUID())).rejects.toMatchObject({ code: 'invoice-not-found' });
    });

    it('credits all of an invoice in the end, to the øre, note by note', async () => {
      const partner = await join({ prices: flatPrice(10) });
      const taken = [await sell(partner), await sell(partner)];
      const [invoice] = await bill(partner);
      const notes: number[] = [];
      for (const leadId of taken) {
        await takeBack(leadId);
        notes.push(...(await bill(partner)).map(({ totalOre }) => totalOre));
      }
      expect([invoice?.totalOre, notes]).toEqual([25, [12, 13]]);
      expect(await under.invoices.totals({})).toMatchObject({ creditedOre: 25, dueOre: 0 });
    });

    it('lists the latest first, page by page, as filtered, with totals', async () => {
      const [a, b] = [
        await join({ name: 'A' }),
        await join({ name: 'B', prices: flatPrice(20_000) }),
      ];
      for (const partner of [a, b]) await sell(partner);
      const [first] = await bill(a);
      const [second] = await bill(b);
      const numbers = async (filter: object, limit = 9, after?: string) =>
        (await under.invoices.list(filter, limit, after)).map(({ invoice }) => invoice.number);
      const [listed] = await under.invoices.list({}, 1);
      expect(listed?.invoice).toEqual(second && listedInvoice(second));
      expect(await numbers({}, 1)).toEqual([second?.number]);
      expect(await numbers({}, 9, second?.number)).toEqual([first?.number]);
      expect(await numbers({ partnerId: a.id })).toEqual([first?.number]);
      expect(await numbers({ kind: 'credit-note' })).toEqual([]);
      expect(await numbers({ due: false })).toEqual([]);
      expect(await numbers({ due: true, dueBefore: '2026-12-15' })).toEqual([]);
      expect(await numbers({ due: true, dueBefore: '2026-12-16' })).toHaveLength(2);
      expect(await under.invoices.totals({ partnerId: b.id })).toEqual({
        invoicedOre: 25_000,
        creditedOre: 0,
        paidOre: 0,
        dueOre: 25_000,
      });
    });
  });
}
