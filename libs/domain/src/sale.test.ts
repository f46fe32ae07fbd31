import { describe, expect, it } from '@jest/globals';
import { isOwed } from './sale.js';
import { sampleSale } from './testing/sample-sale.js';

describe('a sale', () => {
  it('is owed of what the partner has taken, also where it was taken back, unless let off', () => {
    const taken = { state: 'accepted' } as const;
    expect(isOwed(taken, sampleSale())).toBe(true);
    expect(isOwed({ state: 'legacy-open' }, sampleSale())).toBe(false);
    const begun = { state: 'withdrawn' } as const;
    expect(isOwed(begun, sampleSale({ paymentStatus: 'paid' }))).toBe(true);
    expect(isOwed(begun, sampleSale({ paymentStatus: 'credited' }))).toBe(false);
    expect(isOwed(begun, sampleSale({ paymentStatus: 'paid', toPayBackSince: new Date() }))).toBe(
      false,
    );
    expect(isOwed(begun, null)).toBe(false);
  });
});
