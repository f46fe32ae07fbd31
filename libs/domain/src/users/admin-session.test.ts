import { expect, it } from '@jest/globals';
import { ACCESS_TOKEN_SECONDS, SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS } from './user.js';

it('a session lasts a week unused and thirty days at most; an access token lasts ten minutes', () => {
  const DAY = 86_400;
  expect([SESSION_IDLE_SECONDS, SESSION_LONGEST_SECONDS]).toEqual([7 * DAY, 30 * DAY]);
  expect(ACCESS_TOKEN_SECONDS).toBe(600);
});
