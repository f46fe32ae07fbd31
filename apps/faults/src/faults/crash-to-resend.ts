import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

/** A worker dies with claimed notifications; measures the time until another one sends them. */
export const crashToResend: Fault = {
  name: 'worker dies with messages in its hands: until they are resent',
  rounds: { full: 5, short: 0 },
  async inflict(world, rounds) {
    const { replicas, visitors, mail } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const victim = replicas[round % replicas.length];
      mail.answers.set('recipient', 'silence');
      await visitors.submit(3, 3, round);
      await until('the messages to be claimed', async () => (await world.held()) >= 6);
      await victim?.kill();
      mail.answers.clear();
      // Connections of the surviving workers time out only after minutes, as with any slow server.
      mail.proxy.cut();
      const isResent = async () => (await world.count('due')) === 0;
      longest = Math.max(longest, await until('the messages to be resent', isResent));
      await victim?.start();
    }
    if (longest > 60) throw new Error(`Resent only after ${longest.toFixed(1)} s`);
    return longest;
  },
};
