import { describe, expect, it } from '@jest/globals';
import { sampleAttachment, sampleQuote, sampleTerms } from '../testing/sample-quote.js';
import {
  attachedBefore,
  cameToNothing,
  canDraft,
  canRevise,
  draftedQuote,
  expiresAt,
  inOrderOfArrival,
  isChoiceUndoable,
  isChosenQuote,
  isDraftQuote,
  isSentQuote,
  isUnannounced,
  lastChanges,
  MAX_QUOTE_VERSIONS,
  QUOTE_STATES,
  quoteAmounts,
  quoteStateAt,
  sentQuote,
} from './quote.js';
import { quoteClosed } from './quote.js';
import type { QuoteTerms } from './quote-terms.js';

it('a closed quote says why, and how long a choice can be undone', () => {
  const now = new Date('2026-11-25T12:00:00.000Z');
  const states = ['draft', 'sent', 'withdrawn', 'expired', 'chosen', 'declined'] as const;
  const reasons = states.map(
    (state) => quoteClosed({ ...sampleQuote(), state, closedAt: now } as never, now).message,
  );
  expect(reasons.every((reason) => /^\p{Lu}.*\.$/u.test(reason))).toBe(true);
  expect(new Set(reasons).size).toBe(states.length);
  const open = { ...sampleQuote(), state: 'chosen', closedAt: null } as never;
  expect(quoteClosed(open, now).message).toContain('kan angre i ti minutter');
});

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
      service: 'Fullstyling',
      terms: sampleTerms(changes),
    })),
  });

it.each([
  ['is a draft', isDraftQuote, ['draft']],
  ['is sent', isSentQuote, ['sent']],
  ['is chosen', isChosenQuote, ['chosen']],
  ['has a choice that others do not know of', isUnannounced, ['chosen']],
])('a quote %s by its state', (_, holds, states) => {
  const inState = QUOTE_STATES.filter((state) => holds({ ...sampleQuote(), state }));
  expect(inState).toEqual(states);
});

it('a quote is revised until it is chosen or declined, and drafted until a choice is final', () => {
  const open = QUOTE_STATES.filter((state) => state !== 'chosen' && state !== 'declined');
  expect(QUOTE_STATES.filter((state) => canRevise({ state }))).toEqual(open);
  const drafted = (closedAt: Date | null) =>
    QUOTE_STATES.filter((state) => canDraft({ state, closedAt }));
  expect(drafted(SENT_AT)).toEqual(open);
  expect(new Set(drafted(null))).toEqual(new Set([...open, 'chosen']));
  expect([canRevise(undefined), canDraft(undefined)]).toEqual([true, true]);
  const draft = sampleTerms();
  expect(draftedQuote(sampleQuote(), draft).draft).toBe(draft);
  const closed = expect.objectContaining({ code: 'quote-closed' });
  expect(() => draftedQuote(sampleQuote({ state: 'declined' }), draft)).toThrow(closed);
});

describe('the choice of a quote', () => {
  const chosen = sampleQuote({ state: 'chosen', chosenAt: SENT_AT });
  const minutes = (count: number) => new Date(+SENT_AT + count * 60_000);

  it('can be undone for ten minutes', () => {
    expect(isChoiceUndoable(chosen, new Date(+minutes(10) - 1))).toBe(true);
    expect(isChoiceUndoable(chosen, minutes(10))).toBe(false);
    expect(isChoiceUndoable({ ...chosen, state: 'sent' }, SENT_AT)).toBe(false);
  });

  it('is final and known to others once it is closed', () => {
    const closed = { ...chosen, closedAt: minutes(1) };
    expect([isUnannounced(chosen), isUnannounced(closed)]).toEqual([true, false]);
    expect(isChoiceUndoable(closed, minutes(1))).toBe(false);
  });
});

describe('sending a quote', () => {
  const send = (quote = sent(), terms = sampleTerms(), idempotencyKey: string | null = null) =>
    sentQuote(
      quote,
      terms,
      'Fullstyling',
      { seen: quote.versions.length, idempotencyKey },
      SENT_AT,
    );

  it('again with one key and its terms changes nothing, whatever other versions there are', () => {
    const second = send(send(sent(), sampleTerms(), 'a'), sampleTerms({ priceFrom: 1 }), 'b');
    expect(send(second, sampleTerms({ priceFrom: 1 }), 'b')).toBe(second);
    expect(send(second, sampleTerms(), 'a')).toBe(second);
    const message = 'Nøkkelen er brukt til et annet tilbud.';
    const reused = expect.objectContaining({ code: 'idempotency-key-reused', message });
    expect(() => send(second, sampleTerms(), 'b')).toThrow(reused);
  });

  it('is possible up to the limit of versions', () => {
    const some = (count: number) => sent(...Array.from({ length: count }, () => ({})));
    const last = send(some(MAX_QUOTE_VERSIONS - 1));
    expect(last.versions).toHaveLength(MAX_QUOTE_VERSIONS);
    const tooMany = expect.objectContaining({ code: 'too-many-quote-versions' });
    expect(() => send(last)).toThrow(tooMany);
  });
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
        service: 'Fullstyling',
        terms: sampleTerms(),
      })),
    });
    const quotes = [at('draft'), at('later', 2), at('also a draft'), at('first', 1, 3)];
    expect(inOrderOfArrival(quotes).map(({ id }) => id)).toEqual([
      ...['first', 'later', 'draft', 'also a draft'],
    ]);
  });
});
