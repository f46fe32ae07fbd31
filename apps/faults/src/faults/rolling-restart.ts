import type { Fault } from '../fault.js';
import type { ApiProcess } from '../harness/api-process.js';
import { steadily } from '../harness/steadily.js';
import type { World } from '../harness/world.js';

/** A busy machine may take this long for an answer. */
const PATIENT_MS = 60_000;
const GONE_WITHIN_SECONDS = 60;

export const rollingRestart: Fault = {
  name: 'rolling restart (SIGTERM) under load, without a retry',
  rounds: { full: 5, short: 1 },
  replicas: 3,
  // Without matching, because six busy lanes load a small machine and each slow call counts as a
  // failure.
  settings: { MATCHING: 'manual' },
  patience: 10,
  answersCanBeLost: true,
  async inflict({ replicas, visitors }, rounds) {
    const balancer = new Balancer(replicas);
    const failures: number[] = [];
    const load = Array.from({ length: 6 }, () =>
      steadily(async () => {
        const replica = await balancer.next();
        const { status } = await visitors.try(visitors.enter(), replica, PATIENT_MS);
        if (status !== 201) failures.push(status);
      }),
    );
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const replica of replicas) longest = Math.max(longest, await restart(replica));
    }
    await Promise.all(load.map((lane) => lane.stop()));
    if (failures.length > 0) throw new Error(`${failures.length} requests failed: ${failures}`);
    return longest;
  },
};

async function restart(replica: ApiProcess): Promise<number> {
  const start = performance.now();
  replica.signal('SIGTERM');
  await replica.ended();
  const seconds = (performance.now() - start) / 1000;
  if (seconds > GONE_WITHIN_SECONDS) throw new Error(`Gone only after ${seconds.toFixed(1)} s`);
  await replica.start();
  return seconds;
}

const PROBE_MS = 500;

/**
 * Sends calls to ready replicas, polling readiness twice a second as a load balancer does. A poll
 * that is late, because the machine is busy, is waited for.
 */
class Balancer {
  private turn = 0;
  private ready: readonly ApiProcess[] = [];
  private looked = -Infinity;
  private looking: Promise<void> | undefined;

  constructor(private readonly replicas: World['replicas']) {}

  async next(): Promise<ApiProcess> {
    if (performance.now() - this.looked > PROBE_MS) await (this.looking ??= this.look());
    const replica = this.ready[this.turn++ % this.ready.length];
    if (!replica) throw new Error('No replica is ready');
    return replica;
  }

  private async look(): Promise<void> {
    const began = performance.now();
    const statuses = await Promise.all(
      this.replicas.map((replica) => replica.status('/api/health/ready')),
    );
    this.ready = this.replicas.filter((_, index) => statuses[index] === 200);
    this.looked = began;
    this.looking = undefined;
  }
}
