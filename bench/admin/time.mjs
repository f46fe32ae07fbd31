import autocannon from 'autocannon';

/** Milliseconds that a piece of work takes. */
export async function timed(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The median times of pieces of work that take turns, so that a busy machine disturbs all alike. */
export async function inTurns(rounds, ...works) {
  const times = works.map(() => []);
  for (const work of works) await work();
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) times[index].push(await timed(work));
  }
  return times.map((all) => percentile(all, 50));
}

/** What so many per cent of the times do not exceed. */
export function percentile(times, percent) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
}

/** The 95th percentile in ms of answers to so many who ask at once, again and again. */
export async function p95Under(connections, url, headers) {
  const times = [];
  const run = autocannon({ url, headers, connections, duration: 3 });
  run.on('response', (_, status, __, ms) => {
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    times.push(ms);
  });
  await run;
  return percentile(times, 95);
}
