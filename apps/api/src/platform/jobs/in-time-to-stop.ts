import { setTimeout as sleep } from 'node:timers/promises';

/** What is on its way when the product stops. What takes longer does not hold up the stop, and leaves later. */
const FINISHED_WITHIN_MS = 3_000;

/** Resolves when the work is over, or has had as long as a stop gives it. */
export async function inTimeToStop(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(FINISHED_WITHIN_MS, undefined, { ref: false })]);
}
