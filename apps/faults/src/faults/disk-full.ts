import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

export const diskFull: Fault = {
  name: "the database's disk is full",
  rounds: { full: 3, short: 0 },
  smallDisk: true,
  async inflict({ replicas, visitors, server }, rounds) {
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await visitors.submit(10);
      await server.disk?.fill();
      const submitting = visitors.submit(40, 8);
      await until('a submit to be refused', () =>
        visitors.tries.some(({ status }) => status === 503),
      );
      await sleep(2_000);
      await until('a replica to say that it is not ready', async () => {
        const answers = replicas.map((replica) => replica.status('/api/health/ready'));
        return (await Promise.all(answers)).includes(503);
      });
      await server.disk?.free();
      const start = performance.now();
      const submission = visitors.enter();
      await until('a submit to be taken', async () => {
        const replica = replicas[round % replicas.length];
        return replica !== undefined && (await visitors.try(submission, replica)).status === 201;
      });
      await until('all replicas to be ready', async () => {
        const answers = replicas.map((replica) => replica.status('/api/health/ready'));
        return (await Promise.all(answers)).every((status) => status === 200);
      });
      longest = Math.max(longest, (performance.now() - start) / 1000);
      await submitting;
    }
    if (replicas.some(({ isRunning }) => !isRunning)) throw new Error('A process did not survive');
    return longest;
  },
};
