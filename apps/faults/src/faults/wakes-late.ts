import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const PAST_THE_LEASE_MS = 36_000;

/**
 * A process is suspended with messages in its hands, and wakes up when others have sent them. What
 * it had handed over and not marked yet comes twice; what it had not, it must not send any more.
 */
export const wakesLate: Fault = {
  name: 'SIGSTOP past the lease, then SIGCONT',
  rounds: { full: 3, short: 0 },
  answersCanBeLost: true,
  async inflict(world, rounds) {
    const { replicas, visitors, mail } = world;
    for (let round = 0; round < rounds; round += 1) {
      const sleeper = replicas[round % replicas.length];
      mail.answers.set('recipient', { waitMs: 400 });
      await visitors.submit(20, 20, round);
      sleeper?.signal('SIGSTOP');
      mail.answers.clear();
      await sleep(PAST_THE_LEASE_MS);
      await until('others to have sent everything', async () => (await world.count('due')) === 0);
      const before = mail.total;
      sleeper?.signal('SIGCONT');
      await sleep(2_000);
      if (mail.total > before) throw new Error(`Sent ${mail.total - before} late`);
    }
    return 0;
  },
};
