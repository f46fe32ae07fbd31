import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

/** Longer than a stopping process waits for a message in progress. */
const WEIGHS_MS = 6_000;

export const stopsAfterData: Fault = {
  name: 'process is stopped after DATA, before the answer',
  rounds: { full: 3, short: 1 },
  replicas: 1,
  answersCanBeLost: true,
  async inflict({ replicas: [stopped], visitors, mail }, rounds) {
    if (!stopped) return 0;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      mail.answers.set('content', { waitMs: WEIGHS_MS });
      let hasText = false;
      mail.onContent = () => (hasText = true);
      await visitors.submit(1);
      await until('the text to have come', () => hasText);
      stopped.signal('SIGTERM');
      await stopped.ended();
      mail.answers.clear();
      const start = performance.now();
      await stopped.start();
      longest = Math.max(longest, (performance.now() - start) / 1000);
    }
    return longest;
  },
};
