import { describe, expect, it } from '@jest/globals';
import { atLeast, atMost, beyond, isMissed, MISSED, verdicts } from './goals.mjs';

describe('a goal', () => {
  it('is met at its limit, and missed beyond it by more than a twentieth', () => {
    expect(beyond(atLeast('leads', 200, 200))).toBe(0);
    expect([189, 191, 250].map((leads) => isMissed(atLeast('leads', 200, leads)))).toEqual([
      true,
      false,
      false,
    ]);
    expect([211, 209, 10].map((time) => isMissed(atMost('ms', 200, time)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is missed without a measurement', () => {
    expect(isMissed(atMost('ms', 200, undefined))).toBe(true);
    expect(isMissed(atLeast('leads', 200, NaN))).toBe(true);
  });
});

describe('the verdict on goals', () => {
  const judged = (first, again) =>
    verdicts([atMost('ms', 100, first)], again && [atMost('ms', 100, again)]).map(
      ({ judgement, measured }) => [judgement, measured],
    );

  it('uses the better of two runs, and is a miss when both are', () => {
    expect(judged(90)).toEqual([['met', 90]]);
    expect(judged(104)).toEqual([['within 5 %', 104]]);
    expect(judged(120, 130)).toEqual([[MISSED, 120]]);
    expect(judged(130, 103)).toEqual([['within 5 %', 103]]);
    expect(judged(130, 99)).toEqual([['met', 99]]);
  });
});
