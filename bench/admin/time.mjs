import autocannon from 'autocannon';
import { median, percentile } from '../harness/alternate.mjs';

export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Warm-up rounds, limited to a second: a process answers its first hundreds of calls more slowly.
 */
const FIRST_ROUNDS = 200;
const FIRST_MS = 1000;
/** Minimum measuring time: eleven samples of a millisecond say little. */
const LEAST_MS = 1000;

/**
 * Median times of works that alternate, so that a busy machine disturbs all alike.
 *
 * @param rounds the minimum number
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
 * 95th percentile in ms under concurrent calls. A 503 from the product's statement limit counts as
 * infinite, so that one slow call does not cost all other figures.
 *
 * @param usual time of an answer without load, in ms: slow calls are measured for longer
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
