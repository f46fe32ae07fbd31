import type { CallError } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { problemOf } from './problem-of';

test('a refusal has the API’s message and the invalid fields', () => {
  const errors = [{ field: 'email', message: 'Ugyldig e-postadresse.' }];
  expect(problemOf({ status: 400, data: { error: 'Noe må rettes.', errors } })).toEqual({
    message: 'Noe må rettes.',
    isAnswer: true,
    errors,
  });
});

test.each<[CallError, string | undefined]>([
  [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, 'TypeError: Failed to fetch'],
  [{ status: 503, data: { error: 'Vi har problemer.' } }, undefined],
])('%j counts as no answer', (error, message) => {
  expect(problemOf(error)).toEqual({ message, isAnswer: false, errors: [] });
});

test('an unreadable refusal is still a refusal', () => {
  expect(problemOf({ status: 409, data: null })).toEqual({
    message: undefined,
    isAnswer: true,
    errors: [],
  });
});

test('a refusal of one field names it by the form’s name', () => {
  const data = { type: '/problems/partner-email-taken', error: 'Tatt.' };
  expect(problemOf({ status: 409, data }).errors).toEqual([{ field: 'email', message: 'Tatt.' }]);
});
