import { expect, it } from '@jest/globals';
import {
  CLIENT_WINDOW_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
  RateLimited,
} from './login-limit.js';
import { DAY_SECONDS } from './time/time-span.js';
import { CONFIRMED_SECONDS } from '../users/user.js';
import { CHALLENGE_SECONDS } from '../users/second-factor.js';

it('a client has five tries in a quarter of an hour, and all clients together a hundred a day', () => {
  expect([FAILED_LOGINS_PER_CLIENT, CLIENT_WINDOW_SECONDS]).toEqual([5, 900]);
  expect([FAILED_LOGINS_A_DAY, DAY_SECONDS]).toEqual([100, 86_400]);
});

it('a browser has five minutes to answer, and setting up an app has thirty', () => {
  const { 'totp-new': forApp, ...ofBrowsers } = CHALLENGE_SECONDS;
  expect(Object.values(ofBrowsers)).toEqual([300, 300, 300]);
  expect([forApp, CONFIRMED_SECONDS]).toEqual([1800, 300]);
});

it.each([
  [0, '1 min'],
  [60, '1 min'],
  [61, '2 min'],
  [7140, '119 min'],
  [7141, '2 timer'],
  [DAY_SECONDS, '24 timer'],
])('%d seconds to wait are %s', (seconds, wait) =>
  expect(new RateLimited(seconds).message).toBe(`For mange forsøk. Prøv igjen om ${wait}.`),
);
