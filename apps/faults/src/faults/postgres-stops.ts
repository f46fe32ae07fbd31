import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { steadily } from '../harness/steadily.js';
import { until } from '../harness/wait.js';

export const postgresStops: Fault = {
  name: 'PostgreSQL stopped immediately',
  rounds: { full: 20, short: 1 },
  async inflict({ replicas, visitors, network, server }, rounds) {
    const pids = replicas.map(({ pid }) => pid);
    const load = steadily(() => visitors.submit(4, 4));
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sleep(500);
      network.mode = 'refuse';
      network.cut();
      await server.stopImmediately();
      await until('a replica to say that it is not ready', async () => {
        return (await replicas[0]?.status('/api/health/ready')) === 503;
      });
      await sleep(1_000);
      await until('PostgreSQL to come back', () => server.answers());
      network.mode = 'pass';
      const serves = replicas.map((replica) => {
        const submission = visitors.enter();
        return until('the replica to serve again', async () => {
          return (await visitors.try(submission, replica)).status === 201;
        });
      });
      longest = Math.max(longest, ...(await Promise.all(serves)));
    }
    await load.stop();
    if (replicas.some(({ pid, isRunning }, i) => !isRunning || pid !== pids[i])) {
      throw new Error('A process did not survive');
    }
    if (longest > 5) throw new Error(`Served again only after ${longest.toFixed(1)} s`);
    return longest;
  },
};
