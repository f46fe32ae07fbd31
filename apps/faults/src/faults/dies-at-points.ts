import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const POINTS = [
  'before the insert',
  'after the insert, before the commit',
  'after the commit',
  'after the message was taken',
  'before it is marked as sent',
  'while it is marked as sent',
];

/** Delays commits of new leads, so that a process can die in between. */
const COMMIT_SLOWLY = `
  create function commit_slowly() returns trigger language plpgsql
  as $$ begin perform pg_sleep(0.1); return null; end $$;
  create constraint trigger commit_slowly after insert on lead deferrable initially deferred
  for each row execute function commit_slowly()`;

const diesAt = (name: string, points: readonly string[], rounds: Fault['rounds']): Fault => ({
  name,
  rounds,
  answersCanBeLost: true,
  async inflict(world, wanted) {
    const { visitors } = world;
    const [victim] = world.replicas;
    if (!victim) return 0;
    if (points.some((point) => point.includes('before the commit'))) {
      await world.query(COMMIT_SLOWLY);
    }
    await victim.kill();
    let longest = 0;
    for (let round = 0; round < wanted; round += 1) {
      await victim.start(points[round % points.length]);
      const start = performance.now();
      await visitors.submit(2, 2, 0);
      longest = Math.max(longest, (performance.now() - start) / 1000);
      await until('the process to die', async () => {
        if (victim.isRunning) await visitors.submit(1, 1, 0);
        return !victim.isRunning;
      });
    }
    await victim.start();
    return longest;
  },
});

export const diesAtEachPoint: Fault[] = POINTS.map((point) =>
  diesAt(`process dies ${point}`, [point], { full: 100, short: 0 }),
);

export const diesAtAllPoints = diesAt('process dies at each point of a request', POINTS, {
  full: 0,
  short: POINTS.length,
});
