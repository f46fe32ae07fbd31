import { describe, expect, it } from '@jest/globals';
import { sampleTerms } from '../testing/sample-quote.js';
import {
  differInService,
  MAX_QUOTE_TEMPLATES,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
  quoteMarks,
  quotePriceText,
  quoteVat,
  requireTemplates,
  templatesVersion,
} from './quote-marks.js';

describe('the MVA of a quote', () => {
  it('is a fifth of the price, in whole kroner', () => {
    expect(quoteVat(sampleTerms({ priceFrom: 10_000 }))).toEqual({ from: 2_000, to: null });
    expect(quoteVat(sampleTerms({ priceFrom: 12_502, priceTo: 12_503 }))).toEqual({
      from: 2_500,
      to: 2_501,
    });
  });

  it('is none of a stylist that is not registered', () => {
    expect(quoteVat(sampleTerms({ hasVat: false, priceTo: 30_000 }))).toBeNull();
  });
});

it('a price is written with one amount, and a range with both', () => {
  expect(quotePriceText({ priceFrom: 24_900, priceTo: null })).toBe('24\u00a0900\u00a0kr');
  expect(quotePriceText({ priceFrom: 24_900, priceTo: 29_900 })).toBe(
    '24\u00a0900–29\u00a0900\u00a0kr',
  );
});

describe('templates of quotes', () => {
  const refusal = (...names: string[]) => {
    try {
      requireTemplates(names.map((name) => ({ name })));
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const longest = 'ø'.repeat(QUOTE_TEMPLATE_NAME_MAX_LENGTH);

  it('are at most five, with names of at most sixty characters', () => {
    expect(refusal()).toBeUndefined();
    expect(refusal(...Array.from({ length: MAX_QUOTE_TEMPLATES }, () => longest))).toBeUndefined();
    const sixth = Array.from({ length: MAX_QUOTE_TEMPLATES + 1 }, () => 'Mal');
    expect(refusal(...sixth)).toMatchObject({ code: 'too-many-quote-templates' });
  });

  it('have another version after each save, which renews their ids', () => {
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    expect(templatesVersion([a, b])).toBe(templatesVersion([{ id: 'a' }, { id: 'b' }]));
    const versions = [[], [a], [b], [a, b], [b, a], [{ id: 'ab' }]].map(templatesVersion);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it.each([[' '], ['to\nlinjer'], [`${longest}x`]])('have no name such as %j', (name) => {
    expect(refusal('Mal', name)).toMatchObject({
      code: 'invalid-quote',
      fields: [{ field: 'name', message: 'Gi malen et navn på høyst 60 tegn.' }],
    });
  });
});

describe('among quotes of one service', () => {
  const quote = (id: string, priceFrom: number, earliestStart = '2026-12-07', changes = {}) => ({
    ...{ id, service: 'Fullstyling' },
    terms: sampleTerms({ priceFrom, earliestStart, ...changes }),
  });

  it('the lowest price and the earliest start are marked', () => {
    const quotes = [quote('a', 20_000), quote('b', 19_000, '2026-12-08'), quote('c', 21_000)];
    expect(quoteMarks(quotes.slice(0, 2))).toEqual({ lowestPrice: 'b', earliestStart: 'a' });
    expect(quoteMarks(quotes)).toEqual({ lowestPrice: 'b', earliestStart: null });
  });

  it('a range counts by its highest price', () => {
    const range = quote('a', 10_000, undefined, { priceTo: 30_000 });
    expect(quoteMarks([range, quote('b', 20_000)]).lowestPrice).toBe('b');
  });

  it('a shared one, or one alone, is not marked', () => {
    const none = { lowestPrice: null, earliestStart: null };
    expect(quoteMarks([quote('a', 20_000), quote('b', 20_000)])).toEqual(none);
    expect(quoteMarks([quote('a', 20_000)])).toEqual(none);
    expect(quoteMarks([])).toEqual(none);
  });

  it('of several services, only the earliest start is marked', () => {
    const other = { ...quote('b', 19_000, '2026-12-01'), service: 'Delstyling' };
    expect(quoteMarks([quote('a', 20_000), other])).toEqual({
      ...{ lowestPrice: null, earliestStart: 'b' },
    });
    expect(differInService([quote('a', 20_000), other])).toBe(true);
    expect(differInService([other, other])).toBe(false);
  });
});
