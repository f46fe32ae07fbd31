import { describe, expect, it } from '@jest/globals';
import { MAX_ATTEMPTS, retryDelaySeconds } from './notification.js';

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
