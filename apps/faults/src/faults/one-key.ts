import type { Fault } from '../fault.js';

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
      const refused = tries.filter(({ status }) => status !== 201).length;
      if (refused > 0) throw new Error(`${refused} repeats were not answered like the first`);
      const leads = await world.query('select from lead where idempotency_key = $1', [
        submission.key,
      ]);
      if (leads.length !== 1) throw new Error(`${leads.length} leads of one key`);
    }
    return 0;
  },
};
