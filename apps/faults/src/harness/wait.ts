import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Looks until `isSo`, and says how many seconds that took.
 *
 * @throws Error that names `what` when it has not become so in time
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  limitSeconds = 60,
): Promise<number> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  while (!(await isSo())) {
    if (seconds() > limitSeconds) throw new Error(`Waited ${limitSeconds} s in vain: ${what}`);
    await sleep(20);
  }
  return seconds();
}
