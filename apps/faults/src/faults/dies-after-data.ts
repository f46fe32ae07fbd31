import type { Fault } from '../fault.js';
import { until } from '../harness/wait.js';

export const diesAfterData: Fault = {
  name: 'process dies after DATA, before the answer',
  rounds: { full: 100, short: 0 },
  replicas: 1,
  answersCanBeLost: true,
  async inflict({ replicas: [victim], visitors, mail }, rounds) {
    if (!victim) return 0;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      mail.onContent = () => victim.signal('SIGKILL');
      const submitting = visitors.submit(1);
      await until('the process to die', () => !victim.isRunning);
      mail.onContent = () => undefined;
      const start = performance.now();
      await Promise.all([victim.start(), submitting]);
      longest = Math.max(longest, (performance.now() - start) / 1000);
    }
    return longest;
  },
};
