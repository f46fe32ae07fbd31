import { describe, expect, it } from '@jest/globals';
import { type Dispute, isDisputeGranted, isNotWaived, saleVersion } from './sale.js';
import { sampleSale } from '../testing/sample-sale.js';

describe('a sale', () => {
  it('has another version once its status changes, or changes again', () => {
    const [first, second] = [new Date(1), new Date(2)];
    const versions = [
      sampleSale(),
      sampleSale({ paymentStatus: 'paid', settledAt: first }),
      sampleSale({ paymentStatus: 'paid', settledAt: second }),
      sampleSale({ paymentStatus: 'credited', settledAt: second }),
    ].map(saleVersion);
    expect(new Set(versions).size).toBe(versions.length);
    expect(saleVersion(sampleSale())).toBe(versions[0]);
  });

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
