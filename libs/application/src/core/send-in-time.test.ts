import { describe, expect, it } from '@jest/globals';
import { SendInTime } from './outbox.js';
import { inTime } from './testing/in-time.js';

/** Only the end is near: a busy machine may begin late. */
const endingIn = (milliseconds: number) => {
  const now = performance.now();
  return { beginBy: now + 60_000, endBy: now + milliseconds };
};

describe('an attempt with a deadline', () => {
  it('aborts the carrier at the deadline', async () => {
    let letGo: AbortSignal | undefined;
    const hanging = {
      send(_item: string, signal: AbortSignal) {
        letGo = signal;
        return new Promise<never>(() => {});
      },
    };
    const sent = new SendInTime<string>(hanging).send('a message', endingIn(1));
    expect(letGo?.aborted).toBe(false);
    await expect(inTime(sent)).rejects.toThrow('deadline passed');
    expect(letGo?.aborted).toBe(true);
  });

  it('does not begin after the deadline, and may be retried', async () => {
    let begun = 0;
    const carrier = { send: async () => void (begun += 1) };
    const past = { beginBy: performance.now() - 1, endBy: Infinity };
    const late = new SendInTime<string>(carrier).send('a message', past);
    await expect(late).rejects.toMatchObject({ cause: 'deadline passed', canPass: true });
    expect(begun).toBe(0);
  });

  it('does not abort a carrier that finished in time', async () => {
    let letGo: AbortSignal | undefined;
    const swift = {
      async send(_item: string, signal: AbortSignal) {
        letGo = signal;
      },
    };
    await new SendInTime<string>(swift).send('a message', endingIn(100));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(letGo?.aborted).toBe(false);
  });
});
