import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { steadily } from '../harness/steadily.js';
import { until } from '../harness/wait.js';

export const backendsEnd: Fault = {
  name: 'database connections terminated every 200 ms',
  rounds: { full: 100, short: 0 },
  async inflict(world, rounds) {
    const { replicas, visitors } = world;
    const load = steadily(() => visitors.submit(8));
    for (let round = 0; round < rounds; round += 1) {
      await world.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await sleep(200);
    }
    const start = performance.now();
    await load.stop();
    for (const replica of replicas) {
      if (!replica.isRunning) throw new Error('A process did not survive');
      await until('the replica to be ready', async () => {
        return (await replica.status('/api/health/ready')) === 200;
      });
    }
    return (performance.now() - start) / 1000;
  },
};
