import { describe, expect, it } from '@jest/globals';
import { CHALLENGE_SECONDS, isNextUse } from './second-factor.js';
import { CONFIRMED_SECONDS } from './user.js';

it('a browser has five minutes to answer a challenge, an app to be installed half an hour', () => {
  expect(CHALLENGE_SECONDS).toEqual({
    ...{ 'passkey-login': 300, 'passkey-new': 300, 'passkey-confirm': 300, 'totp-new': 1800 },
  });
  expect(CONFIRMED_SECONDS).toBe(300);
});

describe('the counter of a passkey', () => {
  it.each([
    [7, 8, true],
    [7, 7, false],
    [7, 1, false],
    [7, 0, false],
    [0, 0, true],
    [0, 1, true],
  ])('of one device that was at %i and says %i is the next: %s', (counter, said, isNext) =>
    expect(isNextUse({ counter, isSynced: false }, said)).toBe(isNext),
  );

  it.each([7, 1, 0])('of a synced passkey that was at 7 may be %i', (said) =>
    expect(isNextUse({ counter: 7, isSynced: true }, said)).toBe(true),
  );
});
