import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import { expectPromisesKept } from '../harness/promises.js';
import { until } from '../harness/wait.js';

const POINTS = [
  'before partners are asked',
  'while partners are asked',
  'after partners were asked',
  'before a yes is stored',
  'while a yes is stored',
  'after a yes was stored',
];

const SUBMITS_A_ROUND = 2;

export const offeredAndAccepted: Fault = {
  name: 'process dies between a question and a yes',
  rounds: { full: POINTS.length, short: 0 },
  answersCanBeLost: true,
  async inflict(world, rounds) {
    const { replicas, visitors } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const first = round % replicas.length;
      const victim = replicas[first];
      if (!victim) continue;
      await victim.kill();
      await victim.start(POINTS[round % POINTS.length]);
      await visitors.submit(SUBMITS_A_ROUND, SUBMITS_A_ROUND, first);
      await until('the process to die', async () => {
        if (victim.isRunning) await visitors.submit(1, 1, first);
        await sleep(200);
        return !victim.isRunning;
      });
      await expectPromisesKept(world);
      const start = performance.now();
      await victim.start();
      longest = Math.max(longest, (performance.now() - start) / 1000);
    }
    await world.endLeases();
    await until('every lead to be taken by three', async () => {
      await world.passTheHour();
      return (await world.query(SHORT_OF_THREE)).length === 0 && (await world.isSettled());
    });
    return longest;
  },
};

const SHORT_OF_THREE = `
  select lead.id from lead left join assignment a on a.lead_id = lead.id and a.state = 'accepted'
  group by lead.id having count(a.id) < 3`;
