import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const ANSWER_WITHIN_SECONDS = 8;

/**
 * The network to the database accepts everything and delivers nothing: connections are half open.
 */
export const blackHole: Fault = {
  name: 'black hole before the database',
  rounds: { full: 5, short: 1 },
  async inflict(world, rounds) {
    const { replicas, visitors, network } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await until('all to have left', async () => (await world.count('due')) === 0);
      await visitors.submit(20, 20);
      network.mode = 'swallow';
      const submissions = Array.from({ length: 30 }, () => visitors.enter());
      const tries = await Promise.all(
        submissions.flatMap((submission, turn) => {
          const replica = replicas[turn % replicas.length];
          return replica ? visitors.try(submission, replica) : [];
        }),
      );
      for (const { status, retryAfter, seconds } of tries) {
        if (status !== 503 || !retryAfter || seconds > ANSWER_WITHIN_SECONDS) {
          throw new Error(`Answered ${status} after ${seconds.toFixed(1)} s`);
        }
      }
      if ((await replicas[0]?.status('/api/health/ready')) !== 503) {
        throw new Error('Ready without a database');
      }
      await sleep(500);
      network.mode = 'pass';
      for (const replica of replicas) {
        const submission = visitors.enter();
        const seconds = await until('the replica to serve again', async () => {
          return (await visitors.try(submission, replica)).status === 201;
        });
        longest = Math.max(longest, seconds);
      }
      await visitors.send(submissions);
    }
    if (longest > 5) throw new Error(`Served again only after ${longest.toFixed(1)} s`);
    return longest;
  },
};
