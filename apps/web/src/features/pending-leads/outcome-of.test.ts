import type { CallError } from '@boligstyling/api-client';
import { expect, test } from '@jest/globals';
import { outcomeOf, outcomeOfReceipt } from './post-lead';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each<CallError>([
  { status: 'FETCH_ERROR', error: 'Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'AbortError' },
  ...[200, 400, 403, 404, 409, 422, 502].map(
    (originalStatus) =>
      ({ status: 'PARSING_ERROR', originalStatus, data: '<html>', error: 'SyntaxError' }) as const,
  ),
  ...[401, 403, 404, 405, 408, 410, 415, 429, 451, 500, 503].map((status) => ({
    status,
    data: { error: 'Ikke nå.' },
  })),
])('%j is temporary', (error) => {
  const status = 'originalStatus' in error ? error.originalStatus : error.status;
  expect(outcomeOf(error, NOW)).toEqual({ kind: 'unreachable', retryAfterMs: 0, status });
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
    status: 429,
  });
});

test.each([400, 409, 413, 422])('%i is final', (status) => {
  expect(outcomeOf({ status, data: { error: 'Ikke slik.' } }, NOW)).toEqual({
    kind: 'refused',
    reasons: ['Ikke slik.'],
    errors: [],
  });
});

test('a refusal lists the reason for each field', () => {
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

test('a receipt with an id means that the server has stored the lead', () => {
  const receipt = { id: '019aa1b2', created_at: '2026-11-20T12:00:00Z' };
  expect(outcomeOfReceipt(receipt)).toEqual({ kind: 'accepted', leadId: '019aa1b2' });
});

test.each([[{}], [null], [undefined], [[]], ['ok'], [{ id: '' }], [{ id: null }], [{ id: 7 }]])(
  '%j with 2xx is no receipt, and the lead stays queued',
  (answer) => {
    expect(outcomeOfReceipt(answer)).toEqual({ kind: 'unreachable', retryAfterMs: 0 });
  },
);
