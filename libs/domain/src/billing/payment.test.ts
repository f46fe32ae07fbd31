import { expect, it, describe } from '@jest/globals';
import {
  bankPaymentUndone,
  paidBackByHand,
  paidByHand,
  undoneByHand,
  balanceOf,
  isOverdue,
  salesAfterPayment,
  stateOf,
  INVOICE_REMINDER_KINDS,
  REMINDERS,
} from './payment.js';
import { sampleInvoice } from '../testing/sample-invoice.js';
import { sampleSale } from '../testing/sample-sale.js';

const invoice = sampleInvoice({ totalOre: 75_000 });
const account = (paidOre = 0, byHandOre = 0, paidBackOre = 0) => ({
  ...{ invoice, creditedOre: 0, paidOre, byHandOre, paidBackOre, lastByHand: null },
});
const NOT_OF_BANK = { bankLineId: null, undoes: null, reason: null };
const NEW = { id: 'p', paidOn: '2026-12-10' };

it('a manual payment covers the whole balance, and nothing when none is due', () => {
  expect(paidByHand(account(5_000), NEW)).toEqual({
    ...{ ...NEW, invoiceId: invoice.id, amountOre: 70_000, source: 'by-hand' },
    ...NOT_OF_BANK,
  });
  expect(paidByHand(account(75_000), NEW)).toBeUndefined();
  expect(paidByHand(account(80_000), NEW)).toBeUndefined();
  const note = { ...account(), invoice: sampleInvoice({ kind: 'credit-note' }) };
  expect(paidByHand(note, NEW)).toBeUndefined();
});

it('a manual payment may state its sum, also more than the balance', () => {
  const amountOf = (paidOre: number, statedOre: number) =>
    paidByHand(account(paidOre), NEW, statedOre)?.amountOre;
  expect(amountOf(0, 30_050)).toBe(30_050);
  expect(amountOf(5_000, 80_000)).toBe(80_000);
  expect(amountOf(75_000, 100)).toBe(100);
  expect(amountOf(0, 0)).toBeUndefined();
  const note = { ...account(), invoice: sampleInvoice({ kind: 'credit-note' }) };
  expect(paidByHand(note, NEW, 100)).toBeUndefined();
});

it('undoing reverses manual payments only', () => {
  expect(undoneByHand(account(75_000, 5_000), NEW)).toEqual({
    ...{ ...NEW, invoiceId: invoice.id, amountOre: -5_000, source: 'undone' },
    ...NOT_OF_BANK,
  });
  expect(undoneByHand(account(75_000), NEW)).toBeUndefined();
});

it('an overpayment is paid back, and that is undone first', () => {
  expect(paidBackByHand(account(80_000), NEW)).toEqual({
    ...{ ...NEW, invoiceId: invoice.id, amountOre: -5_000, source: 'paid-back' },
    ...NOT_OF_BANK,
  });
  expect(paidBackByHand(account(75_000), NEW)).toBeUndefined();
  expect(paidBackByHand(account(), NEW)).toBeUndefined();
  const note = { ...account(80_000), invoice: sampleInvoice({ kind: 'credit-note' }) };
  expect(paidBackByHand(note, NEW)).toBeUndefined();
  expect(undoneByHand(account(75_000, 80_000, 5_000), NEW)).toMatchObject({ amountOre: 5_000 });
});

it('nothing is booked when another payment was booked since the administrator looked', () => {
  const changed = expect.objectContaining({ code: 'invoice-changed' });
  const paid = { ...account(75_000, 80_000, 5_000), creditedOre: 100 };
  const seeing = (seenOre: number) => ({ ...NEW, seenOre });
  const booked = (seenOre: number) => [
    () => paidByHand(paid, seeing(seenOre), 500)?.amountOre,
    () => paidBackByHand(paid, seeing(seenOre))?.amountOre,
    () => undoneByHand(paid, seeing(seenOre))?.amountOre,
  ];
  for (const late of booked(80_000)) expect(late).toThrow(changed);
  expect(booked(75_000).map((each) => each())).toEqual([500, -100, 5_000]);
  expect(undoneByHand(account(75_000), seeing(0))).toBeUndefined();
});

it('a bank payment is undone once, by a row with the reason', () => {
  const reported = { id: 'b', invoiceId: invoice.id, amountOre: 75_000, paidOn: '2026-12-08' };
  const paid = {
    ...reported,
    ...NOT_OF_BANK,
    bankLineId: 'l',
    source: 'bank',
    isUndone: false,
  } as const;
  expect(bankPaymentUndone(paid, NEW, 'Annen kunde')).toEqual({
    ...{ ...NEW, invoiceId: invoice.id, amountOre: -75_000, source: 'bank-undone' },
    ...{ bankLineId: 'l', undoes: 'b', reason: 'Annen kunde' },
  });
  expect(bankPaymentUndone({ ...paid, source: 'placed' }, NEW, '')).toMatchObject({ undoes: 'b' });
  const refused = expect.objectContaining({ code: 'payment-not-undoable' });
  for (const other of [
    { isUndone: true },
    { source: 'by-hand' as const },
    { source: 'bank-undone' as const },
  ]) {
    expect(() => bankPaymentUndone({ ...paid, ...other }, NEW, '')).toThrow(refused);
  }
});

it('named payments alone are undone, and only while they are the latest manual ones', () => {
  const mine = { id: 'mine', amountOre: 70_000, source: 'by-hand' } as const;
  const marked = { ...account(75_000, 75_000), lastByHand: mine };
  expect(undoneByHand(marked, NEW, ['mine'])).toMatchObject({ amountOre: -70_000 });
  const alone = { ...account(70_000, 70_000), lastByHand: mine };
  expect(undoneByHand(alone, NEW, ['mine'])).toMatchObject({ amountOre: -70_000 });
  expect(undoneByHand(marked, NEW, ['theirs'])).toBeUndefined();
  expect(undoneByHand(account(75_000, 5_000), NEW, ['mine'])).toBeUndefined();
  const undone = { ...marked, byHandOre: 0 };
  expect(undoneByHand(undone, NEW, ['mine'])).toBeUndefined();

  const back = { id: 'back', amountOre: -5_000, source: 'paid-back' } as const;
  const gone = { ...account(75_000, 0, 5_000), lastByHand: back };
  expect(undoneByHand(gone, NEW, ['back'])).toMatchObject({ amountOre: 5_000 });
  expect(undoneByHand({ ...gone, paidBackOre: 0 }, NEW, ['back'])).toBeUndefined();
  const notGone = { id: 'not', amountOre: 5_000, source: 'undone' } as const;
  expect(undoneByHand({ ...gone, lastByHand: notGone }, NEW, ['not'])).toBeUndefined();
  const paidToo = { ...account(75_000, 75_000), lastByHand: notGone };
  expect(undoneByHand(paidToo, NEW, ['not'])).toBeUndefined();
});

describe('invoice account', () => {
  const DUE = '2026-12-15';
  const LATER = '2026-12-16';
  const AT = new Date('2026-12-10T12:00:00.000Z');
  const account = (paidOre = 0, creditedOre = 0) => ({
    ...{ invoice: sampleInvoice({ totalOre: 75_000, dueOn: DUE }), paidOre, creditedOre },
  });

  describe('an invoice account', () => {
    it.each([
      ['open', account(), DUE],
      ['overdue', account(), LATER],
      ['part-paid', account(1), DUE],
      ['overdue', account(74_999), LATER],
      ['paid', account(75_000), LATER],
      ['paid', account(25_000, 50_000), LATER],
      ['credited', account(0, 75_000), LATER],
      ['part-paid', account(1, 50_000), DUE],
      ['overpaid', account(75_001), DUE],
      ['overpaid', account(25_001, 50_000), LATER],
    ] as const)('is %s', (state, given, today) => expect(stateOf(given, today)).toBe(state));

    it('has as its balance the part neither paid nor credited', () =>
      expect(balanceOf(account(20_000, 50_000))).toBe(5_000));

    it('owes no more than is billed when more was taken back than came in', () => {
      expect(balanceOf(account(-75_000, 50_000))).toBe(25_000);
      const taken = { ...account(-75_000), byHandOre: 0, paidBackOre: 0, lastByHand: null };
      expect(paidByHand(taken, NEW)).toMatchObject({ amountOre: 150_000 });
    });

    it('is overdue after its due date while a balance remains, and never without a due date', () => {
      expect([DUE, LATER].map((day) => isOverdue(account(), day))).toEqual([false, true]);
      expect(isOverdue(account(75_000), LATER)).toBe(false);
      const undated = { ...account(), invoice: sampleInvoice({ dueOn: null }) };
      expect(isOverdue(undated, LATER)).toBe(false);
    });

    it('marks its sales paid once nothing is left, and returns only changed ones', () => {
      const sales = [sampleSale({ id: 'a' }), sampleSale({ id: 'b', paymentStatus: 'paid' })];
      const after = (paidOre: number) =>
        salesAfterPayment(account(paidOre), sales, AT).map(({ id, paymentStatus }) => [
          id,
          paymentStatus,
        ]);
      expect(after(75_000)).toEqual([['a', 'paid']]);
      expect(after(74_999)).toEqual([['b', 'pending']]);
    });

    it('has a reminder three days after the due date, and another a fortnight after it if a week has passed', () =>
      expect(REMINDERS).toEqual([
        { kind: 'invoice-reminder', daysAfterDue: 3, after: { kind: 'partner-invoice', days: 3 } },
        {
          kind: 'last-invoice-reminder',
          daysAfterDue: 17,
          after: { kind: 'invoice-reminder', days: 7 },
        },
      ]));

    it('has two kinds of reminders', () =>
      expect(INVOICE_REMINDER_KINDS).toEqual(['invoice-reminder', 'last-invoice-reminder']));
  });
});
