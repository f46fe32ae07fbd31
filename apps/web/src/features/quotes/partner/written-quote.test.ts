import { EMPTY_DRAFT } from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { expect, test } from '@jest/globals';
import {
  blankQuote,
  byKey,
  faultsOf,
  readNumber,
  savable,
  tidyNumber,
  toDraft,
  writtenFrom,
} from './written-quote';

const TODAY = '2026-11-29';

test.each([
  ['24 900 kr', 24_900],
  ['24.900,-', 24_900],
  ['24\u00a0900', 24_900],
  ['kr. 1.234.567', 1_234_567],
  ['24900.00', Number.NaN],
  ['4.5', Number.NaN],
  ['', null],
  ['ca. 20 000', Number.NaN],
  ['12,5', Number.NaN],
])('«%s» is read as %p', (text, number) => expect(readNumber(text)).toBe(number));

test('a number is grouped once it is left, and other text stays', () => {
  expect(tidyNumber('1234567')).toMatch(/^1\s234\s567$/);
  expect(tidyNumber('ca. 20')).toBe('ca. 20');
});

test('terms come back from the form as they were', () => {
  const terms = sampleTerms({ priceTo: 29_900, priceDependsOn: 'Om stuen trenger sofa.' });
  expect(toDraft(writtenFrom(terms, TODAY), 'Delstyling')).toEqual(terms);
});

test('days that have passed are asked for again, and the validity restarts', () => {
  const old = sampleTerms({ earliestStart: '2026-11-02', validUntil: '2026-11-10' });
  expect(writtenFrom(old, TODAY)).toMatchObject({ earliestStart: '', validUntil: '2026-12-13' });
});

test('a fixed price drops what a range had', () => {
  const range = sampleTerms({ priceTo: 29_900, priceDependsOn: 'Om stuen trenger sofa.' });
  const fixed = { ...writtenFrom(range, TODAY), isRange: false };
  expect(toDraft(fixed, 'Delstyling')).toMatchObject({ priceTo: null, priceDependsOn: null });
});

test('advice has no rental, whatever a template says', () => {
  const draft = toDraft(writtenFrom(sampleTerms(), TODAY), 'Interiørveiledning');
  expect(draft).toMatchObject({ rentalWeeks: null, extraWeekPrice: null });
});

test('a draft is saved without the values that the server would refuse', () => {
  const written = { ...blankQuote(TODAY), priceFrom: 'ca. 20 000', message: 'Hei' };
  expect(savable(toDraft(written, 'Delstyling'))).toEqual({
    ...EMPTY_DRAFT,
    ...{ includes: [], message: 'Hei', validUntil: '2026-12-13' },
  });
});

test('a range needs its second price and what decides it', () => {
  const written = { ...writtenFrom(sampleTerms(), TODAY), isRange: true };
  expect(Object.keys(faultsOf(written, 'Delstyling', TODAY))).toEqual(['priceTo']);
  expect(faultsOf({ ...written, priceTo: '30 000' }, 'Delstyling', TODAY)).toEqual({
    priceDependsOn: 'Skriv hva som avgjør prisen, når den er fra–til.',
  });
});

test('refusals of the server are shown at their fields, also of a nested one', () => {
  const errors = [
    { field: 'price_from', message: 'For høy.' },
    { field: 'templates.0.terms.message', message: 'For lang.' },
    { field: 'unknown', message: 'Nei.' },
  ];
  expect(byKey(errors)).toEqual({ priceFrom: 'For høy.', message: 'For lang.' });
});
