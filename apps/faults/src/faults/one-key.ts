import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import type { ApiProcess } from '../harness/api-process.js';
import type { Submission, Visitors } from '../harness/visitors.js';

const REPEATS = 1_000;
/** A busy server may answer 503 or not in time; browsers then retry. */
const COME_AGAIN = [503, 0];
const COME_AGAIN_MS = 1_000;
const TRIES = 60;

export const oneKey: Fault = {
  name: '1,000 repeats of one key at once',
  rounds: { full: 3, short: 1 },
  async inflict(world, rounds) {
    const { replicas, visitors } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const submission = visitors.enter();
      const start = performance.now();
      const answers = await Promise.all(
        Array.from({ length: REPEATS / replicas.length }, () =>
          replicas.map((replica) => answerTo(submission, replica, visitors)),
        ).flat(),
      );
      longest = Math.max(longest, (performance.now() - start) / 1000);
      const different = new Set(answers).size;
      if (different > 1) throw new Error(`${different} different answers to one key`);
      const leads = await world.query('select from lead where idempotency_key = $1', [
        submission.key,
      ]);
      if (leads.length !== 1) throw new Error(`${leads.length} leads of one key`);
    }
    return longest;
  },
};

async function answerTo(
  submission: Submission,
  replica: ApiProcess,
  visitors: Visitors,
): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const { status, body } = await visitors.try(submission, replica);
    if (status === 201) return body;
    if (!COME_AGAIN.includes(status)) throw new Error(`A repeat was answered ${status}`);
    await sleep(COME_AGAIN_MS);
  }
  throw new Error('A repeat was never answered');
}
