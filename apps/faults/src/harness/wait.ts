import { setTimeout as sleep } from 'node:timers/promises';

/** Recovery is measured; this limit only ends a wait in vain, also on a busy machine. */
const ONLY_A_HANG_SECONDS = 900;

/**
 * Polls until `isSo`, and returns the seconds that took.
 *
 * @throws Error that names `what` on time-out
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  limitSeconds = ONLY_A_HANG_SECONDS,
): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  while (!(await isSo())) {
    if (seconds() > limitSeconds) throw new Error(`Waited ${limitSeconds} s in vain: ${what}`);
    await sleep(20);
  }
  return seconds();
}
