import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

/** The mail server hangs at one recipient; a thousand others wait behind it. */
export const poison: Fault = {
  name: 'one poison message among 1,000',
  rounds: { full: 1, short: 0 },
  // Notifications of matching would distort the count, so it is off.
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
