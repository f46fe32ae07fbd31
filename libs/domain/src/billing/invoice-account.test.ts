import { describe, expect, it } from '@jest/globals';
import { balanceOf, isOverdue, salesAfterPayment, stateOf, REMINDERS } from './invoice-account.js';
import { sampleInvoice } from '../testing/sample-invoice.js';
import { sampleSale } from '../testing/sample-sale.js';

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
});
