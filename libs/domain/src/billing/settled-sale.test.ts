import { describe, expect, it } from '@jest/globals';
import { PAYMENT_STATUSES } from './sale.js';
import { settledAsWaived, dueAgain, settled, settledByPayment } from './settled-sale.js';
import { sampleSale } from '../testing/sample-sale.js';
import { markedByHand } from './waived-sale.js';

const at = new Date('2026-11-20T12:00:00.000Z');
const pending = sampleSale();

describe('a sale', () => {
  it('is paid, and credited when the money goes back', () => {
    const paid = settled(pending, 'paid', at);
    expect(paid).toMatchObject({ paymentStatus: 'paid', settledAt: at });
    expect(settled(paid, 'credited', at).paymentStatus).toBe('credited');
  });

  it('is pending again when the payment was a mistake, and never changes once credited', () => {
    expect(settled(settled(pending, 'paid', at), 'pending', at)).toEqual(pending);
    const credited = settled(pending, 'credited', at);
    expect(() => settled(pending, 'pending', at)).toThrow('Salget er ikke gjort opp');
    for (const status of PAYMENT_STATUSES) {
      expect(() => settled(credited, status, at)).toThrow('Salget er allerede kreditert');
    }
  });

  it('on an invoice can be credited by hand, and otherwise follows the invoice', () => {
    const invoiced = { ...pending, invoiceId: 'i' };
    expect(() => markedByHand(invoiced, 'paid', at)).toThrow('Merk fakturaen i stedet.');
    expect(markedByHand(invoiced, 'credited', at).paymentStatus).toBe('credited');
    expect(markedByHand(pending, 'paid', at).paymentStatus).toBe('paid');
    const paid = settledByPayment(invoiced, true, at);
    expect(paid).toEqual({ ...invoiced, paymentStatus: 'paid', settledAt: at });
    expect(paid && settledByPayment(paid, true, at)).toBeUndefined();
    expect(paid && settledByPayment(paid, false, at)).toEqual(invoiced);
    const credited = settled(invoiced, 'credited', at);
    expect(settledByPayment(credited, true, at)).toBeUndefined();
  });

  it('of a failed assignment is credited, also when its invoice is paid', () => {
    const paid = settled(pending, 'paid', at);
    expect(settledAsWaived(pending, at).paymentStatus).toBe('credited');
    expect(settledAsWaived({ ...paid, invoiceId: 'i' }, at).paymentStatus).toBe('credited');
    const credited = settled(pending, 'credited', at);
    expect(settledAsWaived(credited, at)).toBe(credited);
  });

  it('that was marked paid without an invoice is credited by hand once the money is back', () => {
    const paid = settled(pending, 'paid', at);
    const back = settledAsWaived(paid, at);
    expect(back).toEqual({ ...paid, toPayBackSince: at });
    expect(settledAsWaived(back, new Date())).toEqual(back);
    expect(() => markedByHand(back, 'pending', at)).toThrow('skal ikke betale dette');
    const settledSale = expect.objectContaining({ code: 'sale-settled' });
    expect(() => markedByHand(back, 'pending', at)).toThrow(settledSale);
    const credited = markedByHand(back, 'credited', at);
    expect(credited).toMatchObject({ paymentStatus: 'credited', toPayBackSince: null });
  });

  it('whose money is to go back can no longer be disputed', () => {
    const text = 'Eieren hadde allerede en stylist.';
    const dispute = { reason: 'duplicate', text, at, decision: null } as const;
    const open = { ...pending, dispute: { ...dispute, answer: null, decidedAt: null } };
    const back = settledAsWaived(settled(open, 'paid', at), at);
    expect(back.dispute).toMatchObject({ decision: 'credited', decidedAt: at });
  });

  it("that is due again has its dispute without the administrator's answer", () => {
    const said = { reason: 'duplicate', text: 'Samme bolig.', at } as const;
    const dispute = { ...said, decision: 'credited', answer: 'Ja.', decidedAt: at } as const;
    const due = dueAgain({ ...settled(pending, 'credited', at), dispute }, 'pending', at);
    expect(due?.dispute).toEqual({ ...said, decision: null, answer: null, decidedAt: null });
  });
});
