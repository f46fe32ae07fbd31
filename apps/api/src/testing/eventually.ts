import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;

/**
 * Repeats `look` until it finds something.
 *
 * @throws Error after `withinMs`, so that a test that fails also ends
 */
export async function eventually<T>(
  look: () => Promise<T | undefined>,
  withinMs = 500_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`Nothing was found within ${withinMs} ms`);
    await sleep(LOOK_AGAIN_MS);
  }
}
