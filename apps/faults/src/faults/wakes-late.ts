import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const PAST_THE_LEASE_SECONDS = 36;

/**
 * A suspended process wakes after others have sent its notifications: one delivered but not marked
 * comes twice, the others must not be sent again.
 */
export const wakesLate: Fault = {
  name: 'SIGSTOP past the lease, then SIGCONT',
  rounds: { full: 3, short: 0 },
  answersCanBeLost: true,
  async inflict(world, rounds) {
    const { replicas, visitors, mail } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const sleeper = replicas[round % replicas.length];
      mail.answers.set('recipient', { waitMs: 1_000 });
      await visitors.submit(20, 20, round);
      await until('messages to be in its hands', async () => (await world.held()) > 0);
      sleeper?.signal('SIGSTOP');
      mail.answers.clear();
      const isDone = async () => (await world.count('due')) === 0;
      const seconds = await until('others to have sent everything', isDone);
      longest = Math.max(longest, seconds);
      await sleep(Math.max(0, PAST_THE_LEASE_SECONDS - seconds) * 1_000);
      await until('all to be settled', async () => {
        await world.passTheHour();
        return world.isSettled();
      });
      const before = mail.total;
      sleeper?.signal('SIGCONT');
      await sleep(2_000);
      if (mail.total > before) throw new Error(`Sent ${mail.total - before} late`);
    }
    return longest;
  },
};
