import type { Fault } from '../fault.js';
import type { ApiProcess } from '../harness/api-process.js';
import { PatroniCluster } from '../harness/patroni-cluster.js';
import { until } from '../harness/wait.js';
import type { World } from '../harness/world.js';

const SUBMITS_A_ROUND = 1_000;
const KILLED_AFTER = 400;
const WRITES_AGAIN_WITHIN_SECONDS = 60;

const losing = (role: 'leader' | 'sync_standby', name: string): Fault => ({
  name: `failover: ${name}`,
  rounds: { full: PatroniCluster.isInstalled ? 3 : 0, short: 0 },
  onCluster: true,
  async inflict(world, rounds) {
    const { replicas, visitors, server } = world;
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await server.cluster?.settle();
      const acknowledged = () => visitors.ledger.filter((each) => each.acknowledged).length;
      const before = acknowledged();
      const submitting = visitors.submit(SUBMITS_A_ROUND, 32);
      await until('the load', () => acknowledged() > before + KILLED_AFTER);
      const victim = await server.cluster?.find(role);
      await victim?.kill();
      const seconds = await Promise.all(replicas.map((replica) => writes(world, replica)));
      longest = Math.max(longest, ...seconds);
      console.log(
        `  round ${round + 1}: writes went on after ${Math.max(...seconds).toFixed(1)} s`,
      );
      await submitting;
      await victim?.start();
    }
    if (visitors.ledger.some((each) => !each.acknowledged)) throw new Error('Given up');
    if (longest > WRITES_AGAIN_WITHIN_SECONDS) {
      throw new Error(`Wrote again only after ${longest.toFixed(1)} s`);
    }
    return longest;
  },
});

/** @returns seconds until the replica stores a lead */
function writes({ visitors }: World, replica: ApiProcess): Promise<number> {
  const submission = visitors.enter();
  return until(
    'the replica to store a lead',
    async () => {
      await visitors.try(submission, replica);
      return submission.acknowledged;
    },
    120,
  );
}

/** A machine of a cluster that Patroni keeps loses its power, while leads are submitted. */
export const failovers: Fault[] = [
  losing('leader', "the primary's machine is gone"),
  losing('sync_standby', "the synchronous standby's machine is gone"),
];
