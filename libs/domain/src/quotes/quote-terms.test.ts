import { describe, expect, it } from '@jest/globals';
import { sampleTerms } from '../testing/sample-quote.js';
import {
  defaultValidUntil,
  EMPTY_DRAFT,
  fromWireTerms,
  QUOTE_TERM_KEYS,
  type QuoteDraft,
  quoteField,
  quoteFaults,
  quoteTermKeys,
  tidyDraft,
  toWireTerms,
} from './quote-terms.js';

const TODAY = '2026-11-29';

const faults = (changes: Record<string, unknown>, of: QuoteDraft = sampleTerms()) =>
  quoteFaults({ ...of, ...changes }, TODAY).map(({ field, message }) => `${field}: ${message}`);

describe('the terms of a quote', () => {
  it.each([
    [{}],
    [{ priceFrom: 1, priceTo: 9_999_999, priceDependsOn: 'x'.repeat(300) }],
    [{ includes: [] }],
    [{ rentalWeeks: 52, extraWeekPrice: 0 }],
    [{ rentalWeeks: null, extraWeekPrice: null, message: null }],
    [{ earliestStart: TODAY, validUntil: TODAY }],
    [{ validUntil: '2027-05-28', message: 'Hei\nder' }],
  ])('can be sent with %j', (changes) => expect(faults(changes)).toEqual([]));

  it.each([
    [{ priceFrom: 0 }, 'price_from: Pris må være 1–9\u00a0999\u00a0999 kr.'],
    [{ priceFrom: 10_000_000 }, 'price_from: Pris må være 1–9\u00a0999\u00a0999 kr.'],
    [{ priceFrom: 1.5 }, 'price_from: Pris må være et helt tall.'],
    [{ rentalWeeks: 53 }, 'rental_weeks: Uker med møbler må være 1–52 uker.'],
    [
      { priceTo: 24_900, priceDependsOn: 'Sofa' },
      'price_to: Høyeste pris må være mer enn laveste.',
    ],
    [{ priceTo: 25_000 }, 'price_depends_on: Skriv hva som avgjør prisen, når den er fra–til.'],
    [{ priceDependsOn: 'Sofa' }, 'price_depends_on: En fast pris avhenger ikke av noe.'],
    [{ hasVat: 'ja' }, 'has_vat: Svar ja eller nei på om du er mva-registrert.'],
    [{ hasVat: null }, 'has_vat: Svar ja eller nei på om du er mva-registrert.'],
    [{ includes: 'alt' }, 'includes: Velg hva som er med, hver ting én gang.'],
    [{ includes: ['advice', 'sofa'] }, 'includes: Velg hva som er med, hver ting én gang.'],
    [{ includes: ['advice', 'advice'] }, 'includes: Velg hva som er med, hver ting én gang.'],
    [{ includes: null }, 'includes: Med i prisen må fylles ut.'],
    [{ rentalWeeks: null }, 'extra_week_price: Oppgi hvor mange uker prisen gjelder.'],
    [{ earliestStart: '2026-11-28' }, 'earliest_start: Første dag kan ikke være før i dag.'],
    [{ earliestStart: '7.12.2026' }, 'earliest_start: Oppgi en dag som 2026-12-07.'],
    [{ validUntil: '2026-11-28' }, 'valid_until: Tilbudet må gjelde til i dag eller senere.'],
    [{ validUntil: '2027-05-29' }, 'valid_until: Tilbudet kan gjelde i høyst 180 dager.'],
    [{ message: 1 }, 'message: Melding må være tekst.'],
    [{ message: 'x'.repeat(2_001) }, 'message: Melding kan ha høyst 2000 tegn.'],
    [{ message: 'a\u0000b' }, 'message: Melding kan ikke ha kontrolltegn.'],
  ])('are refused with %j', (changes, fault) => expect(faults(changes)).toEqual([fault]));

  it('are all required, but for further ones and those of rental', () => {
    expect(faults({}, EMPTY_DRAFT)).toEqual([
      'price_from: Pris må fylles ut.',
      'has_vat: Svar ja eller nei på om du er mva-registrert.',
      'includes: Med i prisen må fylles ut.',
      'earliest_start: Første dag må fylles ut.',
      'valid_until: Gjelder til må fylles ut.',
    ]);
    expect(faults({ priceTo: 5 }, { ...EMPTY_DRAFT, priceDependsOn: 'Sofa' })).not.toContainEqual(
      expect.stringMatching(/price_(?:to|depends_on)/),
    );
  });

  it('are stored without blank texts, with the things included in our order', () => {
    const draft: QuoteDraft = {
      ...sampleTerms({
        includes: ['transport', 'inspection'],
        includesOther: ' ',
        message: ' Hei ',
      }),
      priceDependsOn: ' \n',
    };
    const tidy = {
      ...{ includes: ['inspection', 'transport'], includesOther: null, message: 'Hei' },
      priceDependsOn: null,
    };
    expect(tidyDraft(draft)).toEqual({ ...draft, ...tidy });
    expect(tidyDraft({ ...draft, includes: null }).includes).toBeNull();
  });

  it.each([
    ['Fullstyling', true],
    ['Delstyling', true],
    ['Interiørveiledning', false],
  ])('of %s have furniture rental: %s', (service, isRented) => {
    const rental = { rentalWeeks: isRented ? 6 : null, extraWeekPrice: isRented ? 1_500 : null };
    expect(tidyDraft(sampleTerms(), service)).toMatchObject(rental);
    const without = QUOTE_TERM_KEYS.filter((key) => !/rental|extraWeek/.test(key));
    expect(quoteTermKeys(service)).toEqual(isRented ? QUOTE_TERM_KEYS : without);
  });

  it('are on the wire by their wire names, where an absent one is null', () => {
    const terms = sampleTerms();
    expect(toWireTerms(terms)).toMatchObject({ price_from: 24_900, price_to: null, has_vat: true });
    expect(Object.keys(toWireTerms(terms))).toEqual(
      QUOTE_TERM_KEYS.map((key) => quoteField(key).wire),
    );
    expect(fromWireTerms(toWireTerms(terms))).toEqual(terms);
    expect(fromWireTerms({ has_vat: false })).toEqual({ ...EMPTY_DRAFT, hasVat: false });
  });

  it('are suggested to be valid for two weeks', () => {
    expect(defaultValidUntil('2026-12-20')).toBe('2027-01-03');
  });
});
