import { describe, expect, it } from '@jest/globals';
import { RateLimit } from './rate-limit.js';

describe('a rate limit', () => {
  const setUp = (perMinute: number) => {
    let now = 0;
    const limit = new RateLimit(perMinute, () => now);
    return { take: limit.take.bind(limit), pass: (ms: number) => (now += ms) };
  };

  it('counts down, and says when one more is free', () => {
    const { take, pass } = setUp(2);
    expect(take('a')).toEqual({ isGranted: true, remaining: 1, resetSeconds: 60 });
    pass(20_000);
    expect(take('a')).toEqual({ isGranted: true, remaining: 0, resetSeconds: 40 });
    expect(take('a')).toEqual({ isGranted: false, remaining: 0, resetSeconds: 40 });
  });

  it('grants no more than so many in any 60 seconds, and what was refused counts for nothing', () => {
    const { take, pass } = setUp(2);
    const grants = [0, 30_000, 20_000, 9_999, 1, 1, 29_999].map((ms) => {
      pass(ms);
      return take('a').isGranted;
    });
    expect(grants).toEqual([true, true, false, false, true, false, true]);
  });

  it('counts each client for itself', () => {
    const { take } = setUp(1);
    expect([take('a'), take('b'), take('a')].map(({ isGranted }) => isGranted)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('remembers the latest 20,000 clients, and not every one there ever was', () => {
    const { take } = setUp(1);
    for (let client = 0; client < 60_000; client += 1) take(String(client));
    expect(take('40000').isGranted).toBe(false);
    expect(take('0').isGranted).toBe(true);
  });
});
