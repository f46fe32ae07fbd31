import type { Fault } from '../fault.js';

/** A busy server may send some away: 503, or no answer in time. */
const COME_AGAIN = [503, 0];

/** A browser gone mad sends the same submission a thousand times at once. */
export const oneKey: Fault = {
  name: '1,000 repeats of one key at once',
  rounds: { full: 3, short: 1 },
  replicas: 2,
  async inflict(world, rounds) {
    const { replicas, visitors } = world;
    for (let round = 0; round < rounds; round += 1) {
      const submission = visitors.enter();
      const tries = await Promise.all(
        Array.from({ length: 1_000 }, (_, turn) => {
          const replica = replicas[turn % replicas.length];
          if (!replica) throw new Error('No replica');
          return visitors.try(submission, replica);
        }),
      );
      const wrong = tries.filter(({ status }) => ![201, ...COME_AGAIN].includes(status));
      if (wrong.length > 0) throw new Error(`A repeat was answered ${wrong[0]?.status}`);
      if (!submission.acknowledged) throw new Error('No repeat was acknowledged');
      const leads = await world.query('select from lead where idempotency_key = $1', [
        submission.key,
      ]);
      if (leads.length !== 1) throw new Error(`${leads.length} leads of one key`);
    }
    return 0;
  },
};
