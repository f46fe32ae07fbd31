import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { whenAtRest } from './when-at-rest';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a scroll', () => {
  test('ends once scrolling pauses, in browsers that report no end', () => {
    const track = new EventTarget() as HTMLElement;
    const callBack = jest.fn();
    whenAtRest(track, callBack);
    for (let event = 0; event < 3; event += 1) {
      track.dispatchEvent(new Event('scroll'));
      jest.advanceTimersByTime(100);
    }
    expect(callBack).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(callBack).toHaveBeenCalledTimes(1);
  });

  test('ends when the browser says so, however long it pauses', () => {
    const track = Object.assign(new EventTarget(), { onscrollend: null }) as unknown as HTMLElement;
    const callBack = jest.fn();
    whenAtRest(track, callBack);
    track.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(10_000);
    expect(callBack).not.toHaveBeenCalled();
    track.dispatchEvent(new Event('scrollend'));
    expect(callBack).toHaveBeenCalledTimes(1);
  });
});
