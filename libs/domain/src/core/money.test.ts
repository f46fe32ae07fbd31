import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kronerText, toKroner, toOre } from './money.js';

describe('money', () => {
  it('keeps every øre when converted to kroner and back', () => {
    fc.assert(fc.property(fc.nat(1e10), (ore) => toOre(toKroner(ore)) === ore));
  });

  it.each([
    [0, '0\u00a0kr'],
    [60_000, '600\u00a0kr'],
    [75_050, '750,50\u00a0kr'],
    [-5, '−0,05\u00a0kr'],
    [9_999_950, '99\u00a0999,50\u00a0kr'],
  ])('reads %d øre as %s', (ore, text) => expect(kronerText(ore)).toBe(text));

  it('adds up exactly in øre, unlike in kroner', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toKroner(toOre(0.1) + toOre(0.2))).toBe(0.3);
  });
});
