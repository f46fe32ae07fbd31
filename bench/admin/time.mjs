import autocannon from 'autocannon';
import { median, percentile } from '../harness/in-turns.mjs';

/** Milliseconds that a piece of work takes. */
export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Rounds before those that are measured, or as many as fit into a second: a process answers its
 * first hundreds of calls more slowly, and one that serves has them behind it.
 */
const FIRST_ROUNDS = 200;
const FIRST_MS = 1000;
/** What is quick is done for so long: of eleven times the middle of a millisecond says little. */
const LEAST_MS = 1000;

/**
 * The median times of pieces of work that take turns, so that a busy machine disturbs all alike.
 *
 * @param rounds so many at least
 */
export async function mediansInTurns(rounds, ...works) {
  const times = works.map(() => []);
  const warmBy = performance.now() + FIRST_MS;
  for (let round = 0; round < FIRST_ROUNDS && performance.now() < warmBy; round += 1) {
    for (const work of works) await work();
  }
  const endsAt = performance.now() + LEAST_MS;
  for (let round = 0; round < rounds || performance.now() < endsAt; round += 1) {
    for (const [index, work] of works.entries()) times[index].push(await timed(work));
  }
  return times.map(median);
}

/**
 * The 95th percentile in ms of answers to so many who ask at once, again and again. What the
 * product gives up on (503, its own limit of a statement) took forever: one call that a slow hour
 * stops must not cost the figures of all others.
 *
 * @param usual what one answer takes when nobody else asks, in ms: slow ones are asked for longer
 */
export async function p95Under(connections, usual, url, headers) {
  const times = [];
  const duration = Math.ceil(1 + usual / 80);
  const run = autocannon({ url, headers, connections, duration });
  run.on('response', (_, status, __, ms) => {
    if (status !== 200 && status !== 503) throw new Error(`${url} answered ${status}`);
    times.push(status === 503 ? Number.POSITIVE_INFINITY : ms);
  });
  await run;
  return percentile(times, 95);
}
