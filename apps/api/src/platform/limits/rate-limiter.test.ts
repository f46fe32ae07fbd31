import { describe, expect, it } from '@jest/globals';
import { RateLimit } from './rate-limiter.js';

describe('a rate limit', () => {
  const setUp = (perMinute: number) => {
    let now = 0;
    const limit = new RateLimit(perMinute, () => now);
    const look = limit.look.bind(limit);
    return { take: limit.take.bind(limit), look, pass: (ms: number) => (now += ms) };
  };

  it('counts down and reports when one more call is free', () => {
    const { take, pass } = setUp(2);
    expect(take('a')).toEqual({ isGranted: true, remaining: 1, resetSeconds: 60 });
    pass(20_000);
    expect(take('a')).toEqual({ isGranted: true, remaining: 0, resetSeconds: 40 });
    expect(take('a')).toEqual({ isGranted: false, remaining: 0, resetSeconds: 40 });
  });

  it('reports the remaining calls without counting', () => {
    const { take, look, pass } = setUp(2);
    expect([look('a'), look('a')]).toEqual(Array(2).fill({ remaining: 2, resetSeconds: 60 }));
    take('a');
    pass(20_000);
    expect([look('a'), look('a')]).toEqual(Array(2).fill({ remaining: 1, resetSeconds: 40 }));
    pass(40_000);
    expect(look('a')).toEqual({ remaining: 2, resetSeconds: 60 });
  });

  it('never reports more than the window, despite rounding of a fractional clock', () => {
    const limit = new RateLimit(2, () => 235_173.5585167778);
    expect(limit.look('a').resetSeconds).toBe(60);
    expect(limit.take('a').resetSeconds).toBe(60);
  });

  it('grants at most the limit in any 60 seconds and ignores refused calls', () => {
    const { take, pass } = setUp(2);
    const grants = [0, 30_000, 20_000, 9_999, 1, 1, 29_999].map((ms) => {
      pass(ms);
      return take('a').isGranted;
    });
    expect(grants).toEqual([true, true, false, false, true, false, true]);
  });

  it('counts each client separately', () => {
    const { take } = setUp(1);
    expect([take('a'), take('b'), take('a')].map(({ isGranted }) => isGranted)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('remembers the latest 20,000 clients only', () => {
    const { take } = setUp(1);
    for (let client = 0; client < 60_000; client += 1) take(String(client));
    expect(take('40000').isGranted).toBe(false);
    expect(take('0').isGranted).toBe(true);
  });
});
