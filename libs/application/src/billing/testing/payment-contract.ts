import { randomUUID } from 'node:crypto';
import {
  type BankLine,
  type BankLineAct,
  bankPaymentUndone,
  decidedOn,
  type OpenCase,
  matchBankLines,
  type MatchedFile,
  paidBackByHand,
  paidByHand,
  type PayableAccount,
  type Payment,
  placedOn,
  restOf,
  undoneByHand,
  advance,
  acceptAssignment,
  mergeByHand,
  keepApart,
  flatPrice,
} from '@boligstyling/domain';
import { sampleBankLine } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { happen } from '../../core/testing/happen.js';
import { BILLED_AT, invoiceSteps, type InvoicesUnderTest, SOLD_AT } from './invoice-steps.js';

const NEW = () => ({ id: randomUUID(), paidOn: '2026-12-10' });

export function paymentContract(setUp: () => Promise<InvoicesUnderTest>): void {
  describe('a payment ledger', () => {
    const { under, receive, join, sell, takeBack, bill, statuses } = invoiceSteps(setUp);
    const issued = async () => {
      const partner = await join({ prices: flatPrice(60_000) });
      const leadId = await sell(partner);
      await sell(partner);
      const [invoice] = await bill(partner);
      if (!invoice) throw new Error('There are sales to bill');
      return { partner, leadId, invoice };
    };
    let reported = BILLED_AT.getTime();
    const record = (id: string, pay: (account: PayableAccount) => Payment | undefined) =>
      under.ledger.record([id], new Date((reported += 1000)), (accounts) =>
        accounts.flatMap((account) => pay(account) ?? []),
      );
    const fromBank = ({ invoice }: PayableAccount, amountOre: number): Payment => ({
      ...NEW(),
      invoiceId: invoice.id,
      amountOre,
      source: 'bank',
      ...{ bankLineId: null, undoes: null, reason: null },
    });

    it('marks the sales of a paid invoice paid, and pending when that is undone', async () => {
      const { partner, invoice } = await issued();
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      expect(await statuses(partner)).toEqual(['paid', 'paid']);
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(150_000);
      expect(await under.invoices.list({ due: true }, 9)).toEqual([]);
      expect(await record(invoice.id, (account) => paidByHand(account, NEW()))).toMatchObject([
        { paidOre: 150_000, byHandOre: 150_000 },
      ]);
      const undo = () => record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(await undo()).toMatchObject([{ paidOre: 0, byHandOre: 0 }]);
      expect(await undo()).toMatchObject([{ paidOre: 0, byHandOre: 0 }]);
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      const rows = await under.ledger.ofInvoice(invoice.id);
      expect(rows.map(({ source, amountOre }) => [source, amountOre])).toEqual([
        ['by-hand', 150_000],
        ['undone', -150_000],
      ]);
    });

    it('returns the last marking by hand, even after later bank payments', async () => {
      const { invoice } = await issued();
      const last: unknown[] = [];
      const see = (pay: (account: PayableAccount) => Payment | undefined) =>
        record(invoice.id, (account) => {
          last.push(account.lastByHand);
          return pay(account);
        });
      const id = randomUUID();
      await see((account) => paidByHand(account, { ...NEW(), id }));
      await see((account) => fromBank(account, 500));
      await see((account) => undoneByHand(account, NEW(), [id]));
      await see(() => undefined);
      const paid = { id, amountOre: 150_000, source: 'by-hand' };
      const undone = { id: expect.any(String), amountOre: -150_000, source: 'undone' };
      expect(last).toEqual([null, paid, paid, undone]);
    });

    it('keeps one payment by hand when several mark an invoice at once', async () => {
      const { invoice } = await issued();
      const mark = () => record(invoice.id, (account) => paidByHand(account, NEW()));
      await Promise.all([mark(), mark(), mark(), mark()]);
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(150_000);
    });

    it('keeps a payment by hand once when two mark it from the same state', async () => {
      const { invoice } = await issued();
      const reported = (seenOre: number) =>
        record(invoice.id, (account) => paidByHand(account, { ...NEW(), seenOre }, 50_000));
      const changed = { code: 'invoice-changed' };
      const [first, second] = await Promise.allSettled([reported(0), reported(0)]);
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(reported(0)).rejects.toMatchObject(changed);
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(50_000);
      expect(await reported(50_000)).toMatchObject([{ paidOre: 100_000 }]);
    });

    it('undoes only the return when that is requested twice, and not the payment too', async () => {
      const { partner, invoice } = await issued();
      await record(invoice.id, (account) => paidByHand(account, NEW(), 150_500));
      await record(invoice.id, (account) => paidBackByHand(account, NEW()));
      const undo = () =>
        record(invoice.id, (account) => undoneByHand(account, { ...NEW(), seenOre: 150_000 }));
      expect(await undo()).toMatchObject([{ paidOre: 150_500, byHandOre: 150_500 }]);
      await expect(undo()).rejects.toMatchObject({ code: 'invoice-changed' });
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(150_500);
      expect(await statuses(partner)).toEqual(['paid', 'paid']);
    });

    it('keeps the lines of a bank file with their payments, and recognises them in the next file', async () => {
      const { partner, invoice } = await issued();
      const reported = [
        sampleBankLine({ kid: invoice.kid ?? '', amountOre: 100_000, names: { uetr: 'u' } }),
        sampleBankLine({ kid: '2026999996', doubt: 'Summene er ulike.' }),
      ];
      const load = async (lines: readonly BankLine[]) => {
        let found: MatchedFile | undefined;
        await under.ledger.registerBankLines(lines, BILLED_AT, (accounts, known) => {
          found = matchBankLines(lines, accounts, known, randomUUID);
          return found;
        });
        return found;
      };
      const first = await load(reported);
      expect(first?.matched.map(({ outcome }) => outcome)).toEqual(['part-paid', 'disagrees']);
      expect(await under.ledger.ofInvoice(invoice.id)).toMatchObject(first?.payments ?? []);
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(100_000);
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      const again = await load([
        ...reported,
        { ...reported[0]!, bookedOn: '2026-12-11', amountOre: 50_000 },
      ]);
      expect(again?.matched.map(({ outcome }) => outcome)).toEqual(['twice', 'twice', 'matched']);
      const ids = (file?: MatchedFile) => file?.matched.map(({ registeredId }) => registeredId);
      expect(ids(again)?.slice(0, 2)).toEqual(ids(first));
      expect(await statuses(partner)).toEqual(['paid', 'paid']);
      const [undone] = await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(undone).toMatchObject({ paidOre: 150_000 });
    });

    it('registers a booking once when several files contain it at once', async () => {
      const { invoice } = await issued();
      const lines = [sampleBankLine({ kid: invoice.kid ?? '', amountOre: 100 })];
      const load = () =>
        under.ledger.registerBankLines(lines, BILLED_AT, (accounts, known) =>
          matchBankLines(lines, accounts, known, randomUUID),
        );
      await Promise.all([load(), load(), load()]);
      expect((await under.invoices.find(invoice.id)).paidOre).toBe(100);
    });

    it('counts an invoice as paid when a credit note covers what is due', async () => {
      const { partner, leadId, invoice } = await issued();
      await record(invoice.id, (account) => fromBank(account, 75_000));
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
      await takeBack(leadId);
      const [note] = await bill(partner);
      expect(await statuses(partner)).toEqual(['credited', 'paid']);
      const ofNote = await record(note?.id ?? '', (account) => paidByHand(account, NEW()));
      expect([note?.kind, ofNote]).toEqual(['credit-note', []]);
    });

    describe('of two assignments for duplicate leads', () => {
      const work = (leadId: string, what: (leadCase: OpenCase) => void, at = SOLD_AT) =>
        happen(under.matching, leadId, what, at);
      /** On one invoice; merging them by hand waives the later sale. */
      const ofOneHome = async () => {
        const partner = await join({ prices: flatPrice(60_000) });
        const leads: string[] = [];
        for (const customerPhone of ['99887766', '99887767']) {
          const own = { customerPhone, customerEmail: `${customerPhone}@eier.no` };
          const address = 'Ålesundsvegen 5 B, 6010 Ålesund';
          const leadId = await receive({ receivedAt: SOLD_AT, address, ...own });
          await work(leadId, (it) => advance(it));
          const [asked] = await under.matching.assignmentsOf(leadId);
          await work(leadId, (it) => acceptAssignment(it, asked?.assignment.id ?? ''));
          leads.push(leadId);
        }
        const [invoice] = await bill(partner);
        if (!invoice) throw new Error('There are sales to bill');
        const inTurn = (what: (leadCase: OpenCase) => void) => work(leads[1]!, what, BILLED_AT);
        return { partner, invoice, inTurn };
      };

      it('derives the status of a sale that is due again from the payments since', async () => {
        const { partner, invoice, inTurn } = await ofOneHome();
        await inTurn((it) => mergeByHand(it));
        expect(await statuses(partner)).toEqual(['credited', 'pending']);
        await record(invoice.id, (account) => fromBank(account, 150_000));
        await inTurn((it) => keepApart(it));
        expect(await statuses(partner)).toEqual(['paid', 'paid']);
      });

      it('does not restart the dispute period for an invoiced amount', async () => {
        const { partner, inTurn } = await ofOneHome();
        await inTurn((it) => mergeByHand(it));
        await inTurn((it) => keepApart(it));
        const sales = await under.sales.list({ partnerId: partner.id }, 9);
        expect(sales.map(({ sale }) => sale.dueAgainAt)).toEqual([null, null]);
        expect(await statuses(partner)).toEqual(['pending', 'pending']);
      });

      it('marks it due where the payment was undone meanwhile', async () => {
        const { partner, invoice, inTurn } = await ofOneHome();
        await record(invoice.id, (account) => paidByHand(account, NEW()));
        await inTurn((it) => mergeByHand(it));
        expect(await statuses(partner)).toEqual(['credited', 'paid']);
        await record(invoice.id, (account) => undoneByHand(account, NEW()));
        await inTurn((it) => keepApart(it));
        expect(await statuses(partner)).toEqual(['pending', 'pending']);
      });
    });

    it('reports an overpayment until it is returned', async () => {
      const { partner, invoice } = await issued();
      await record(invoice.id, (account) => fromBank(account, 150_000));
      await record(invoice.id, (account) => fromBank(account, 500));
      const overpaid = async () => (await under.invoices.list({ overpaid: true }, 9)).length;
      expect(await overpaid()).toBe(1);
      expect(await under.invoices.totals({})).toMatchObject({ paidOre: 150_500, dueOre: 0 });
      const [back] = await record(invoice.id, (account) => paidBackByHand(account, NEW()));
      expect(back).toMatchObject({ paidOre: 150_000, byHandOre: 0, paidBackOre: 500 });
      expect([await overpaid(), await statuses(partner)]).toEqual([0, ['paid', 'paid']]);
      const [undone] = await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(undone).toMatchObject({ paidOre: 150_500, byHandOre: 0, paidBackOre: 0 });
      expect(await overpaid()).toBe(1);
    });

    describe('with an undone bank payment', () => {
      const undo = async (invoiceId: string, paymentId: string) =>
        under.ledger.undo(invoiceId, paymentId, new Date((reported += 1000)), (payment) =>
          bankPaymentUndone(payment, NEW(), 'Annen kundes penger'),
        );

      it('keeps both rows with the reason, and the invoice is due again', async () => {
        const { partner, invoice } = await issued();
        await record(invoice.id, (account) => fromBank(account, 150_000));
        const [paid] = await under.ledger.ofInvoice(invoice.id);
        expect(await undo(invoice.id, paid!.id)).toMatchObject({
          ...{ invoice, paidOre: 0, byHandOre: 0, paidBackOre: 0, lastByHand: null },
        });
        expect(await statuses(partner)).toEqual(['pending', 'pending']);
        expect(await under.ledger.ofInvoice(invoice.id)).toMatchObject([
          { id: paid!.id, paidOn: '2026-12-10', isUndone: true, undoes: null, reason: null },
          { undoes: paid!.id, amountOre: -150_000, source: 'bank-undone', isUndone: false },
        ]);
      });

      it('refuses a second undo, also at once, or by another invoice', async () => {
        const { invoice } = await issued();
        await record(invoice.id, (account) => fromBank(account, 1_000));
        const [paid] = await under.ledger.ofInvoice(invoice.id);
        const both = await Promise.allSettled([
          undo(invoice.id, paid!.id),
          undo(invoice.id, paid!.id),
        ]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const twice = { code: 'payment-not-undoable' };
        await expect(undo(invoice.id, paid!.id)).rejects.toMatchObject(twice);
        const unknown = { code: 'payment-not-found' };
        await expect(undo(randomUUID(), paid!.id)).rejects.toMatchObject(unknown);
        await expect(undo(invoice.id, randomUUID())).rejects.toMatchObject(unknown);
      });

      it('leaves a payment by hand, which is undone separately', async () => {
        const { invoice } = await issued();
        await record(invoice.id, (account) => fromBank(account, 100_000));
        await record(invoice.id, (account) => paidByHand(account, NEW()));
        const [paid, byHand] = await under.ledger.ofInvoice(invoice.id);
        await expect(undo(invoice.id, byHand!.id)).rejects.toMatchObject({
          code: 'payment-not-undoable',
        });
        expect(await undo(invoice.id, paid!.id)).toMatchObject({ paidOre: 50_000 });
        expect(await record(invoice.id, (it) => undoneByHand(it, NEW()))).toMatchObject([
          { paidOre: 0, byHandOre: 0 },
        ]);
      });
    });

    describe('a bank line without an invoice', () => {
      const register = async (changes: Partial<BankLine>) => {
        const line = { ...sampleBankLine(changes), id: randomUUID(), outcome: 'unknown' as const };
        await under.ledger.registerBankLines([line], new Date((reported += 1000)), () => ({
          registered: [line],
          payments: [],
        }));
        return line.id;
      };
      const waiting = async () => (await under.lines.list('waiting', 9)).map(({ id }) => id);
      const decide = (id: string, act: BankLineAct) =>
        under.lines.decide(id, (line) =>
          decidedOn(line, {
            id: randomUUID(),
            act,
            reason: 'Renter',
            at: new Date((reported += 1000)),
          }),
        );

      it('waits until it is placed, and again once that is undone', async () => {
        const { partner, invoice } = await issued();
        const id = await register({ amountOre: 200_000 });
        expect(await waiting()).toEqual([id]);
        const place = (ore: number) =>
          under.lines.place(id, invoice.number, new Date((reported += 1000)), (line, account) =>
            placedOn(line, account.invoice, randomUUID(), ore),
          );
        expect(await place(150_000)).toMatchObject({ id, placedOre: 150_000, decisions: [] });
        expect(await statuses(partner)).toEqual(['paid', 'paid']);
        expect(await waiting()).toEqual([id]);
        const both = await Promise.allSettled([place(50_000), place(50_000)]);
        expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await waiting()).toEqual([]);
        const [paid] = await under.ledger.ofInvoice(invoice.id);
        await under.ledger.undo(invoice.id, paid!.id, new Date((reported += 1000)), (payment) =>
          bankPaymentUndone(payment, NEW(), 'Feil faktura'),
        );
        expect(await under.lines.list('waiting', 9)).toMatchObject([{ id, placedOre: 50_000 }]);
        expect(await statuses(partner)).toEqual(['pending', 'pending']);
      });

      it('stops waiting once it is explained, and waits again once reopened', async () => {
        const id = await register({});
        await decide(id, 'explained');
        expect(await waiting()).toEqual([]);
        expect(await under.lines.list('decided', 9)).toMatchObject([
          { id, decisions: [{ act: 'explained', reason: 'Renter', at: expect.any(Date) }] },
        ]);
        await expect(decide(id, 'sent-back')).rejects.toMatchObject({ code: 'bank-line-settled' });
        expect((await decide(id, 'reopened')).decisions).toHaveLength(2);
        expect(await waiting()).toEqual([id]);
        await expect(decide(randomUUID(), 'explained')).rejects.toMatchObject({
          code: 'bank-line-not-found',
        });
      });

      it('waits with the part that is undone after its rest was sent back', async () => {
        const { invoice } = await issued();
        const id = await register({ amountOre: 80_000 });
        await under.lines.place(id, invoice.number, new Date((reported += 1000)), (line, account) =>
          placedOn(line, account.invoice, randomUUID(), 50_000),
        );
        await decide(id, 'sent-back');
        expect(await waiting()).toEqual([]);
        const [paid] = await under.ledger.ofInvoice(invoice.id);
        await under.ledger.undo(invoice.id, paid!.id, new Date((reported += 1000)), (payment) =>
          bankPaymentUndone(payment, NEW(), 'Feil faktura'),
        );
        const [line] = await under.lines.list('waiting', 9);
        expect([line?.id, line && restOf(line)]).toEqual([id, 50_000]);
        await decide(id, 'explained');
        expect(await waiting()).toEqual([]);
        await decide(id, 'reopened');
        expect((await under.lines.list('waiting', 9)).map(restOf)).toEqual([80_000]);
      });

      it('in another currency stops waiting once it is decided on, until it is reopened', async () => {
        const id = await register({ currency: 'EUR' });
        await decide(id, 'sent-back');
        expect(await waiting()).toEqual([]);
        await decide(id, 'reopened');
        expect(await waiting()).toEqual([id]);
      });

      it('cannot be placed on an unknown invoice', async () => {
        const id = await register({});
        const placed = under.lines.place(id, '209900001', BILLED_AT, () => {
          throw new Error('There is no invoice');
        });
        await expect(placed).rejects.toMatchObject({ code: 'invoice-not-found' });
      });
    });

    it('takes back a reminder that has not left once nothing is due', async () => {
      const { invoice } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      expect(await remind()).toBe(1);
      await record(invoice.id, (account) => fromBank(account, 100_000));
      expect(await remind()).toBe(0);
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      const kinds = (await under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind.includes('invoice'))).toEqual(['partner-invoice']);
      await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(await remind()).toBe(1);
    });

    it('does not remind of a fully paid invoice', async () => {
      const { invoice } = await issued();
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      for (const kind of ['invoice-reminder', 'last-invoice-reminder'] as const) {
        const overdue = { dueBefore: '2027-01-01', after: null };
        expect(await under.invoices.remind(kind, overdue)).toBe(0);
      }
    });

    it('leaves a reminder that is being sent or has left', async () => {
      const { invoice } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      const claim = async () =>
        (await under.outbox.claimDue(99, 30)).find(({ kind }) => kind === 'invoice-reminder');
      const payAndUndo = async () => {
        await record(invoice.id, (account) => paidByHand(account, NEW()));
        await record(invoice.id, (account) => undoneByHand(account, NEW()));
      };
      await remind();
      const underWay = await claim();
      await payAndUndo();
      if (underWay) await under.outbox.postpone(underWay, -1, '451 later');
      const left = await claim();
      expect(left).toMatchObject({ id: underWay?.id, attempts: 2 });
      if (left) await under.outbox.markSent(left);
      await payAndUndo();
      expect(await remind()).toBe(0);
    });

    it('does not resend a reminder that was being sent when the invoice was paid', async () => {
      const { invoice } = await issued();
      await under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      const claimed = await under.outbox.claimDue(99, 30);
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      for (const each of claimed) await under.outbox.postpone(each, -1, '451 later');
      const kinds = (await under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(claimed.map(({ kind }) => kind)).toContain('invoice-reminder');
      expect(kinds.filter((kind) => kind.includes('invoice'))).toEqual(['partner-invoice']);
    });

    it('does not park a reminder that was refused after the invoice was paid', async () => {
      const { invoice } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      expect(await remind()).toBe(1);
      const claimed = await under.outbox.claimDue(99, 30);
      await record(invoice.id, (account) => paidByHand(account, NEW()));
      for (const each of claimed) await under.outbox.park(each, '550 mailbox unknown');
      await record(invoice.id, (account) => undoneByHand(account, NEW()));
      expect(await remind()).toBe(1);
    });

    describe('once it is overdue', () => {
      const first = (dueBefore: string) =>
        under.invoices.remind('invoice-reminder', { dueBefore, after: null });
      const last = (sentBefore: string) =>
        under.invoices.remind('last-invoice-reminder', {
          dueBefore: '2027-01-01',
          after: { kind: 'invoice-reminder', sentBefore: new Date(sentBefore) },
        });
      const reminderUnderWay = async () => {
        const claimed = await under.outbox.claimDue(99, 30);
        return claimed.find(({ kind }) => kind === 'invoice-reminder')!;
      };

      it('reminds from the day after the due date, and a last time a fixed time after the first was sent', async () => {
        const { invoice } = await issued();
        expect([invoice.dueOn, await last('2100-01-01')]).toEqual(['2026-12-15', 0]);
        expect([await first('2026-12-15'), await first('2026-12-16')]).toEqual([0, 1]);
        expect(await last('2100-01-01')).toBe(0);
        await under.outbox.markSent(await reminderUnderWay());
        expect([await last('2000-01-01'), await last('2100-01-01')]).toEqual([0, 1]);
        expect([await first('2027-01-01'), await last('2100-01-01')]).toEqual([0, 0]);
      });

      it('sends no last reminder before the first has left', async () => {
        await issued();
        await first('2026-12-16');
        const reminder = await reminderUnderWay();
        expect(await last('2100-01-01')).toBe(0);
        await under.outbox.park(reminder, '550 mailbox unknown');
        expect(await last('2100-01-01')).toBe(0);
      });
    });

    it('reminds of the remaining amount once the credit note is issued', async () => {
      const { partner, leadId } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      await takeBack(leadId);
      expect(await remind()).toBe(0);
      await bill(partner);
      expect(await remind()).toBe(1);
    });

    it('holds a delayed reminder back after a waiver until the credit note is issued', async () => {
      const { partner, leadId } = await issued();
      const remind = () =>
        under.invoices.remind('invoice-reminder', { dueBefore: '2027-01-01', after: null });
      const leaving = async () =>
        (await under.outbox.claimDue(99, 30)).filter(({ kind }) => kind === 'invoice-reminder');
      await remind();
      await takeBack(leadId);
      expect(await leaving()).toEqual([]);
      await bill(partner);
      expect(await remind()).toBe(1);
      expect(await leaving()).toHaveLength(1);
    });

    it('keeps no payment of a batch in which one is refused', async () => {
      const { partner, invoice } = await issued();
      const failing = record(invoice.id, () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow();
      expect(await under.ledger.ofInvoice(invoice.id)).toEqual([]);
      expect(await statuses(partner)).toEqual(['pending', 'pending']);
    });
  });
}
