import { describe, expect, it } from '@jest/globals';
import { retryDelaySeconds } from './notification.js';

describe('the wait before a notification is tried again', () => {
  it('doubles from ten seconds and stops growing at an hour', () => {
    const longest = [1, 2, 3, 9, 10, 40].map((attempts) => retryDelaySeconds(attempts, 1));
    expect(longest).toEqual([10, 20, 40, 2560, 3600, 3600]);
  });

  it('is spread over the upper half, so that failures do not return together', () => {
    expect(retryDelaySeconds(41, 1)).toBe(10);
    expect(retryDelaySeconds(1, 0)).toBe(5);
    expect(retryDelaySeconds(1, 0.5)).toBe(7.5);
  });
});
