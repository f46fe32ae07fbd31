import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

/** The points of `dies-at.ts`, in the order a request and its e-mails pass them. */
const POINTS = [
  'before the insert',
  'after the insert, before the commit is known',
  'after the commit',
  'after the message was taken',
  'before it is marked as sent',
  'while it is marked as sent',
];

/** The process dies at a chosen point of its code; another replica goes on. */
export const diesAtPoints: Fault[] = POINTS.map((point) => ({
  name: `process dies ${point}`,
  rounds: { full: 100, short: 1 },
  answersCanBeLost: true,
  async inflict({ replicas: [victim], visitors }, rounds) {
    if (!victim) return 0;
    await victim.kill();
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await victim.start(point);
      const start = performance.now();
      await visitors.submit(2, 2, 0);
      longest = Math.max(longest, (performance.now() - start) / 1000);
      await until(`the process to die ${point}`, async () => {
        if (victim.isRunning) await visitors.submit(1, 1, 0);
        return !victim.isRunning;
      });
    }
    await victim.start();
    return longest;
  },
}));
