import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kronerText, oreIn, plainNumber, splitAtSums, toKroner, toOre } from './money.js';

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

  it.each([
    ['24\u00a0900\u00a0kr', ['', '24 900 kr', '']],
    [
      'Fra 24\u00a0900–1\u00a0250\u00a0000,50\u00a0kr.',
      ['Fra ', '24 900', '–', '1 250 000,50 kr', '.'],
    ],
    ['600\u00a0kr, kl.\u00a012', ['600\u00a0kr, kl.\u00a012']],
  ])('is found in the text %j', (text, parts) => expect(splitAtSums(text)).toEqual(parts));

  it.each([
    ['24.900,-', '24900'],
    ['kr. 1 250,50', '1250,50'],
    ['900 KR', '900'],
    ['24.900,–', '24900'],
    ['1.234.567', '1234567'],
    ['12.5', '12.5'],
    ['1.2345', '1.2345'],
    ['1.abc', '1.abc'],
    ['2.500kr', '2500'],
  ])('is typed as %j for the number %s', (typed, number) =>
    expect(plainNumber(typed)).toBe(number),
  );

  it.each([
    ['1 250,50', 125_050],
    ['0.5', 50],
    ['999999999999', 99_999_999_999_900],
    ['1,x', undefined],
    ['kr 5', undefined],
    ['1234567890123', undefined],
    ['5,', undefined],
    ['', undefined],
    ['1.500', undefined],
    ['1,500', undefined],
    ['1500.00', 150_000],
    ['1500.0000', 150_000],
  ])('written as %j is %j øre', (written, ore) => expect(oreIn(written)).toBe(ore));

  it('adds up exactly in øre, unlike in kroner', () => {
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(toKroner(toOre(0.1) + toOre(0.2))).toBe(0.3);
  });
});
