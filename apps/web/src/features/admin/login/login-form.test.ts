import { expect, test } from '@jest/globals';
import { waitText } from './login-form';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['900', 'For mange forsøk. Prøv igjen etter kl.\u00a013:15.'],
  ['61', 'For mange forsøk. Prøv igjen etter kl.\u00a013:02.'],
  ['72000', 'For mange forsøk. Prøv igjen i morgen etter kl.\u00a009:00.'],
])('a wait of %s seconds is shown as a time', (retryAfter, text) => {
  expect(waitText({ status: 429, data: null, retryAfter }, NOW)).toBe(text);
});

test.each([
  { status: 429, data: null },
  { status: 401, data: null, retryAfter: '900' },
])('%j means no wait', (error) => {
  expect(waitText(error, NOW)).toBeUndefined();
});
