import { describe, expect, it } from '@jest/globals';
import {
  hasLeft,
  isBeingTried,
  isLastAttempt,
  isParked,
  isToSend,
  isUncertain,
  MAX_ATTEMPTS,
  NOTIFICATION_STATES,
  retryDelaySeconds,
} from './notification.js';

describe('a notification', () => {
  it.each([
    ['is to be sent while it is due', isToSend, ['due']],
    ['has left once it is sent', hasLeft, ['sent']],
    ['is parked in one state', isParked, ['parked']],
    ['is uncertain in one state', isUncertain, ['uncertain']],
    ['may be tried right now while it is due or uncertain', isBeingTried, ['due', 'uncertain']],
  ])('%s', (_, holds, expected) => {
    expect(NOTIFICATION_STATES.filter((state) => holds({ state }))).toEqual(expected);
  });

  it('is parked after 57 attempts, and after 57 more when it was resent', () => {
    expect([1, 56, 57, 58, 113, 114].filter(isLastAttempt)).toEqual([57, 114]);
  });
});

describe('the retry delay of a notification', () => {
  it('doubles from ten seconds up to an hour', () => {
    const longest = [1, 2, 3, 9, 10, 40].map((attempts) => retryDelaySeconds(attempts, 1));
    expect(longest).toEqual([10, 20, 40, 2560, 3600, 3600]);
  });

  it('is spread over its upper half, so that failures do not return together', () => {
    expect(retryDelaySeconds(MAX_ATTEMPTS + 1, 1)).toBe(10);
    expect(retryDelaySeconds(1, 0)).toBe(5);
    expect(retryDelaySeconds(1, 0.5)).toBe(7.5);
  });

  it('adds up to the documented day and a half', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) =>
      retryDelaySeconds(i + 1, 0.5),
    );
    const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(hours).toBeGreaterThan(35);
    expect(hours).toBeLessThan(38);
  });
});
