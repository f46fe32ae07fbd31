import { describe, expect, it } from '@jest/globals';
import { creditedIfPending, PAYMENT_STATUSES, type Sale, settled } from './sale.js';

const at = new Date('2026-11-20T12:00:00.000Z');
const pending: Sale = {
  id: 's',
  assignmentId: 'a',
  partnerId: 'p',
  amountOre: 149_950,
  paymentStatus: 'pending',
  createdAt: at,
  settledAt: null,
};

describe('a sale', () => {
  it('is paid, and credited when the money goes back', () => {
    const paid = settled(pending, 'paid', at);
    expect(paid).toMatchObject({ paymentStatus: 'paid', settledAt: at });
    expect(settled(paid, 'credited', at).paymentStatus).toBe('credited');
  });

  it('is never pending again, and never changes once credited', () => {
    const paid = settled(pending, 'paid', at);
    const credited = settled(pending, 'credited', at);
    expect(() => settled(pending, 'pending', at)).toThrow('Salget er ikke gjort opp');
    expect(() => settled(paid, 'pending', at)).toThrow('Salget er alt betalt');
    for (const status of PAYMENT_STATUSES) {
      expect(() => settled(credited, status, at)).toThrow('Salget er alt kreditert');
    }
  });

  it('of an assignment that came to nothing is credited while pending, and left when paid', () => {
    const paid = settled(pending, 'paid', at);
    expect(creditedIfPending(pending, at).paymentStatus).toBe('credited');
    expect(creditedIfPending(paid, at)).toBe(paid);
  });
});
