import { describe, expect, it } from '@jest/globals';
import { suspicionOf } from './suspicion.js';

describe('a submission', () => {
  it.each([
    [{ hiddenFieldFilled: false, seconds: 40 }, null],
    [{ hiddenFieldFilled: false, seconds: 3 }, null],
    [{ hiddenFieldFilled: false, seconds: undefined }, null],
    [{ hiddenFieldFilled: false, seconds: 2 }, 'filled-in-too-fast'],
    [{ hiddenFieldFilled: true, seconds: 40 }, 'hidden-field-filled'],
    [{ hiddenFieldFilled: true, seconds: 0 }, 'hidden-field-filled'],
  ])('that tells %j is suspected of %j', (hints, suspicion) => {
    expect(suspicionOf(hints)).toBe(suspicion);
  });
});
