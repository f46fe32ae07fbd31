import { expect, test } from '@jest/globals';
import { reasonOf } from './reason-of';

test.each([500, 503])('a server error on %s asks for another attempt', (status) => {
  expect(reasonOf({ status, data: undefined })).toBe('Kunne ikke lagre endringen. Prøv igjen.');
});

test.each([
  { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'AbortError' },
  { status: 502, data: undefined },
  { status: 504, data: undefined },
] as const)('a call without an answer may have succeeded: $status', (error) => {
  expect(reasonOf(error)).toBe('Vi fikk ikke svar. Se om det er gjort, før du prøver igjen.');
});
