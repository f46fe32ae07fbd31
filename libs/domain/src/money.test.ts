import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toKroner, toOre } from './money.js';

describe('money', () => {
  it('keeps every øre on the way to kroner and back', () => {
    fc.assert(fc.property(fc.nat(1e10), (ore) => toOre(toKroner(ore)) === ore));
  });

  it('adds up where kroner would not', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toKroner(toOre(0.1) + toOre(0.2))).toBe(0.3);
  });
});
