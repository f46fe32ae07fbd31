import { sampleKey } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { KeyLimits } from './lead-intake.js';

it('remembers the remaining calls of a key until its window ends or its limit changes', () => {
  let now = 1_000;
  const limits = new KeyLimits(() => now);
  const key = sampleKey({ perMinute: 5 });
  expect(limits.left(key)).toEqual({ remaining: 5, resetSeconds: 60 });
  limits.note(key, { remaining: 0, resetSeconds: 30 });
  expect(limits.left(key)).toEqual({ remaining: 0, resetSeconds: 30 });
  expect(limits.left(sampleKey({ id: 'other', perMinute: 5 }))).toMatchObject({ remaining: 5 });
  expect(limits.left({ ...key, perMinute: 6 })).toMatchObject({ remaining: 6 });
  now += 29_500;
  expect(limits.left(key)).toEqual({ remaining: 0, resetSeconds: 1 });
  now += 500;
  expect(limits.left(key)).toEqual({ remaining: 5, resetSeconds: 60 });
});

it('never reports more than it was given, despite rounding of a fractional clock', () => {
  const limits = new KeyLimits(() => 235_173.5585167778);
  limits.note(sampleKey(), { remaining: 0, resetSeconds: 60 });
  expect(limits.left(sampleKey()).resetSeconds).toBe(60);
});
