import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const DRAIN_LIMIT_SECONDS = 300;

/** Everything is due at once, and every replica sends. */
const manyDue = (name: string, leads: number, replicas: number, short: number): Fault => ({
  name,
  rounds: { full: 1, short },
  replicas,
  async inflict(world) {
    await world.fill(leads);
    await world.visitors.submit(1);
    return until(
      'all to have left',
      async () => (await world.count('due')) === 0,
      DRAIN_LIMIT_SECONDS,
    );
  },
});

export const fourReplicas = manyDue('four replicas over 10,000 due messages', 5_000, 4, 0);
export const backlog = manyDue('a backlog of 50,000 messages', 25_000, 2, 0);
export const smallBacklog: Fault = {
  ...manyDue('three replicas over 1,000 due messages', 500, 3, 1),
  rounds: { full: 0, short: 1 },
};
