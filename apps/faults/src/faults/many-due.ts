import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

const manyDue = (replicas: number, messages: number): Fault => ({
  name: `${replicas} replicas over ${messages.toLocaleString('en')} due messages`,
  rounds: { full: 1, short: 0 },
  replicas,
  // Notifications of matching would distort the count, so it is off.
  settings: { MATCHING: 'manual' },
  async inflict(world) {
    await world.fill(messages / 2);
    await world.visitors.submit(1);
    const isDone = async () => (await world.count('due')) === 0;
    return until('all to have left', isDone);
  },
});

export const backlogs: Fault[] = [manyDue(4, 10_000), manyDue(2, 50_000)];
