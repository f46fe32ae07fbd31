import { describe, expect, it } from '@jest/globals';
import { type Dispute, isDisputeGranted, isNotWaived } from './sale.js';
import { sampleSale } from '../testing/sample-sale.js';

describe('a sale', () => {
  it('is due for an accepted assignment, also after it is withdrawn, unless waived', () => {
    expect(isNotWaived(sampleSale())).toBe(true);
    expect(isNotWaived(sampleSale({ paymentStatus: 'paid' }))).toBe(true);
    expect(isNotWaived(sampleSale({ paymentStatus: 'credited' }))).toBe(false);
    expect(isNotWaived(sampleSale({ paymentStatus: 'paid', toPayBackSince: new Date() }))).toBe(
      false,
    );
    expect(isNotWaived(null)).toBe(false);
  });

  const credited = { paymentStatus: 'credited' } as const;
  const toPayBack = { paymentStatus: 'paid', toPayBackSince: new Date() } as const;
  const said = { reason: 'duplicate', text: null, at: new Date() } as const;
  const dispute: Dispute = { ...said, decision: null, answer: null, decidedAt: null };
  it.each([
    ['is none where it cost nothing', null, false],
    ['is none where the sale is due', sampleSale({ dispute }), false],
    ['is where the sale is let off', sampleSale({ dispute, ...credited }), true],
    ['is where the money is to go back', sampleSale({ dispute, ...toPayBack }), true],
    ['is none where nobody has disputed what is let off', sampleSale(credited), false],
  ])('a dispute that was granted %s', (_, sale, isGranted) =>
    expect(isDisputeGranted(sale)).toBe(isGranted),
  );
});
