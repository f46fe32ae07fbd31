import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for pending work at a stop. Longer work is done after the restart. */
const FINISHED_WITHIN_MS = 3_000;

export async function inTimeToStop(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(FINISHED_WITHIN_MS, undefined, { ref: false })]);
}
