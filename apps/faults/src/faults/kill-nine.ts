import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';

const SUBMITS_A_ROUND = 20;

export const killNine: Fault = {
  name: 'kill -9 of the API while leads are submitted',
  rounds: { full: 50, short: 0 },
  answersCanBeLost: true,
  async inflict({ replicas, visitors }, rounds) {
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const victim = replicas[round % replicas.length];
      if (!victim) continue;
      const submitting = visitors.submit(SUBMITS_A_ROUND);
      await sleep(Math.random() * 120);
      await victim.kill();
      const start = performance.now();
      await Promise.all([submitting, victim.start()]);
      longest = Math.max(longest, (performance.now() - start) / 1000);
    }
    return longest;
  },
};
