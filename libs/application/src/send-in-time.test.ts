import { describe, expect, it } from '@jest/globals';
import { sendInTime } from './send-in-time.js';

describe('an attempt with a deadline', () => {
  it('tells the carrier to let go when it has passed', async () => {
    let letGo: AbortSignal | undefined;
    const hanging = {
      send(_item: string, signal: AbortSignal) {
        letGo = signal;
        return new Promise<never>(() => {});
      },
    };
    const sent = sendInTime(hanging, 'a message', performance.now() + 1);
    expect(letGo?.aborted).toBe(false);
    await expect(sent).rejects.toThrow('deadline passed');
    expect(letGo?.aborted).toBe(true);
  });

  it('lets a carrier that was in time alone', async () => {
    let letGo: AbortSignal | undefined;
    const swift = {
      async send(_item: string, signal: AbortSignal) {
        letGo = signal;
      },
    };
    await sendInTime(swift, 'a message', performance.now() + 60_000);
    expect(letGo?.aborted).toBe(false);
  });
});
