import { describe, expect, it } from '@jest/globals';
import { sampleAttachment, sampleQuote, sampleTerms } from '../testing/sample-quote.js';
import {
  attachedBefore,
  cameToNothing,
  expiresAt,
  inOrderOfArrival,
  lastChanges,
  quoteAmounts,
  quoteStateAt,
} from './quote.js';
import type { QuoteTerms } from './quote-terms.js';

it.each([
  [null, undefined, false],
  [null, 'sent', false],
  [null, 'declined', true],
  ['contacted', 'declined', true],
  ['won', 'declined', false],
  ['lost', undefined, true],
  ['lost', 'chosen', true],
] as const)('with report %s and quote %s it came to nothing: %s', (report, quote, expected) => {
  expect(cameToNothing(report, quote)).toBe(expected);
});

const SENT_AT = new Date('2026-11-29T10:00:00.000Z');

const sent = (...terms: readonly Partial<QuoteTerms>[]) =>
  sampleQuote({
    versions: terms.map((changes, nth) => ({
      ...{ version: nth + 1, sentAt: new Date(+SENT_AT + nth), idempotencyKey: null },
      terms: sampleTerms(changes),
    })),
  });

describe('a quote', () => {
  it('is valid through its last day in Norway', () => {
    const quote = sent({ validUntil: '2026-12-01' }, { validUntil: '2026-12-13' });
    const end = new Date('2026-12-13T23:00:00.000Z');
    expect(expiresAt(quote)).toEqual(end);
    expect(quoteStateAt(quote, new Date(+end - 1))).toBe('sent');
    expect(quoteStateAt(quote, end)).toBe('expired');
    expect(quoteStateAt({ ...quote, state: 'chosen' }, end)).toBe('chosen');
  });

  it('that was never sent has no end, amounts or changes', () => {
    expect(expiresAt(sent())).toBeNull();
    expect(quoteStateAt({ ...sent(), state: 'draft' }, SENT_AT)).toBe('draft');
    expect(quoteAmounts(sent())).toEqual({});
    expect(lastChanges(sent(), 'Fullstyling')).toEqual([]);
  });

  it('has the amounts of its last version', () => {
    expect(quoteAmounts(sent({ priceFrom: 1 }, { priceFrom: 2 }))).toEqual({ price_from: '2' });
    const range = { priceFrom: 2, priceTo: 3 };
    expect(quoteAmounts(sent(range))).toEqual({ price_from: '2', price_to: '3' });
  });

  it('names what its last version changed, with the values before', () => {
    const changed = sent(
      { priceFrom: 1, rentalWeeks: 4 },
      { priceFrom: 2, rentalWeeks: 5 },
      { priceFrom: 3, rentalWeeks: 6, includes: ['advice'] },
    );
    const before = [
      { key: 'priceFrom', before: 2 },
      { key: 'includes', before: ['inspection', 'furniture', 'transport'] },
    ];
    expect(lastChanges(changed, 'Interiørveiledning')).toEqual(before);
    expect(lastChanges(changed, 'Fullstyling')).toEqual([
      ...before,
      { key: 'rentalWeeks', before: 5 },
    ]);
    expect(lastChanges(sent({}), 'Fullstyling')).toEqual([]);
  });

  it('names the attachments before its last version, if they changed', () => {
    const at = (id: string, firstVersion: number | null, lastVersion: number | null = null) =>
      sampleAttachment({ id, name: `${id}.pdf`, firstVersion, lastVersion });
    const names = (...attachments: ReturnType<typeof at>[]) =>
      attachedBefore({ ...sent({}, {}), attachments });
    expect(names(at('kept', 1), at('next', null))).toBeUndefined();
    expect(names(at('kept', 1), at('added', 2))).toEqual(['kept.pdf']);
    expect(names(at('kept', 1), at('removed', 1, 1))).toEqual(['kept.pdf', 'removed.pdf']);
    expect(names(at('removed', 1, 1), at('added', 2))).toEqual(['removed.pdf']);
    expect(attachedBefore({ ...sent({}), attachments: [at('first', 1)] })).toBeUndefined();
  });

  it('stands in order of its first sending, and a draft last', () => {
    const at = (id: string, ...days: number[]) => ({
      ...sent(...days.map(() => ({}))),
      id,
      versions: days.map((day, nth) => ({
        ...{ version: nth + 1, sentAt: new Date(+SENT_AT + day), idempotencyKey: null },
        terms: sampleTerms(),
      })),
    });
    const quotes = [at('draft'), at('later', 2), at('also a draft'), at('first', 1, 3)];
    expect(inOrderOfArrival(quotes).map(({ id }) => id)).toEqual([
      ...['first', 'later', 'draft', 'also a draft'],
    ]);
  });
});
