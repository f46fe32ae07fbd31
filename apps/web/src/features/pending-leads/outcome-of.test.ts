import type { CallError } from '@boligstyling/api-client';
import { expect, test } from '@jest/globals';
import { outcomeOf } from './outcome-of';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each<CallError>([
  { status: 'FETCH_ERROR', error: 'Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'AbortError' },
  { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' },
  ...[408, 429, 500, 503].map((status) => ({ status, data: null })),
])('%j can pass', (error) => {
  expect(outcomeOf(error, NOW)).toEqual({ kind: 'unreachable', retryAfterMs: 0 });
});

test.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After «%s» means %i ms', (retryAfter, retryAfterMs) => {
  expect(outcomeOf({ status: 429, data: null, retryAfter }, NOW)).toEqual({
    kind: 'unreachable',
    retryAfterMs,
  });
});

test.each([400, 401, 409, 413, 415, 422])('%i never passes', (status) => {
  expect(outcomeOf({ status, data: { error: 'Ikke slik.' } }, NOW)).toEqual({
    kind: 'refused',
    reasons: ['Ikke slik.'],
    errors: [],
  });
});

test('a refusal gives the reason of each field', () => {
  const errors = [{ field: 'customer_email', message: 'Ugyldig e-postadresse' }];
  expect(outcomeOf({ status: 400, data: { error: 'Feil i skjemaet.', errors } }, NOW)).toEqual({
    kind: 'refused',
    reasons: ['Ugyldig e-postadresse'],
    errors,
  });
});

test.each<CallError>([
  { status: 'PARSING_ERROR', originalStatus: 413, data: '<html>', error: 'SyntaxError' },
  { status: 413, data: null },
  { status: 400, data: { errors: [null, { field: 1 }], error: 2 } },
])('a refusal without a readable reason is still a refusal: %j', (error) => {
  expect(outcomeOf(error, NOW)).toEqual({ kind: 'refused', reasons: [], errors: [] });
});
