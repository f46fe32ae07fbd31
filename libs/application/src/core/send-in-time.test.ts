import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SendInTime } from './outbox.js';
import { inTurns } from './testing/in-time.js';

const endingIn = (milliseconds: number) => {
  const now = performance.now();
  return { beginBy: now + 60_000, endBy: now + milliseconds };
};

describe('an attempt with a deadline', () => {
  beforeEach(() => {
    const running = ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
    jest.useFakeTimers({ doNotFake: [...running, 'setImmediate', 'clearImmediate'] });
  });
  afterEach(() => void jest.useRealTimers());

  it('aborts the carrier at the deadline', async () => {
    let letGo: AbortSignal | undefined;
    const hanging = {
      send(_item: string, signal: AbortSignal) {
        letGo = signal;
        return new Promise<never>(() => {});
      },
    };
    const sent = new SendInTime<string>(hanging).send('a message', endingIn(60_000));
    jest.advanceTimersByTime(30_000);
    expect(letGo?.aborted).toBe(false);
    jest.advanceTimersByTime(30_000);
    await expect(inTurns(sent)).rejects.toThrow('deadline passed');
    expect(letGo?.aborted).toBe(true);
  });

  it('does not begin after the deadline, and may be retried', async () => {
    let begun = 0;
    const carrier = { send: async () => void (begun += 1) };
    const past = { beginBy: performance.now() - 1, endBy: Infinity };
    const late = new SendInTime<string>(carrier).send('a message', past);
    await expect(late).rejects.toMatchObject({
      ...{ name: 'DeliveryFault', cause: 'deadline passed', canPass: true },
    });
    expect(begun).toBe(0);
  });

  it('does not abort a carrier that finished in time, at the deadline or at shutdown', async () => {
    let letGo: AbortSignal | undefined;
    const swift = {
      async send(_item: string, signal: AbortSignal) {
        letGo = signal;
      },
    };
    const inTime = new SendInTime<string>(swift);
    await inTime.send('a message', endingIn(60_000));
    jest.advanceTimersByTime(60_000);
    inTime.giveUp();
    expect(letGo?.aborted).toBe(false);
  });
});
