import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

/** One recipient makes the mail server fall silent; a thousand others wait behind it. */
export const poison: Fault = {
  name: 'one poison message among 1,000',
  rounds: { full: 1, short: 0 },
  // The outbox alone: what partners are asked and answer would come on top of what is counted here.
  settings: { MATCHING: 'manual' },
  async inflict(world) {
    world.mail.silentAt = 'poison@nordmann.no';
    await world.fill(1, world.mail.silentAt);
    await world.fill(500);
    await world.visitors.submit(1);
    const haveLeft = async () => (await world.count('due')) === 1;
    const seconds = await until('all the others to have left', haveLeft);
    world.mail.silentAt = '';
    await until('the poison to have failed', async () => {
      await world.endBackOff();
      return (await world.count('due')) === 0;
    });
    return seconds;
  },
};
