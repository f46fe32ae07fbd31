import type { Fault } from '../fault.js';
import { PatroniCluster } from '../harness/patroni-cluster.js';
import { until } from '../harness/wait.js';
import type { Visitors } from '../harness/visitors.js';

const SUBMITS_A_ROUND = 1_000;
const STRIKES_AFTER = 400;
const LONGEST_PAUSE_SECONDS = 60;

/** Strikes the cluster, and returns what mends it. */
type Strike = (cluster: PatroniCluster) => Promise<() => Promise<void>>;

const lose =
  (role: 'leader' | 'sync_standby'): Strike =>
  async (cluster) => {
    const machine = await cluster.find(role);
    await machine.kill();
    return () => machine.start();
  };

const handOver: Strike = async (cluster) => {
  await cluster.handOver();
  return async () => undefined;
};

const failover = (what: string, strike: Strike): Fault => ({
  name: `failover: ${what}`,
  rounds: { full: PatroniCluster.isInstalled ? 3 : 0, short: 0 },
  onCluster: true,
  async inflict({ visitors, server: { cluster } }, rounds) {
    if (!cluster) throw new Error('Not on a cluster');
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      await cluster.settle();
      const target = acknowledged(visitors) + STRIKES_AFTER;
      const submitting = visitors.submit(SUBMITS_A_ROUND, 32);
      const before = await until('the load', () => acknowledged(visitors) >= target);
      const pausing = longestPause(visitors, submitting);
      const mend = await strike(cluster);
      const pause = await pausing;
      await mend();
      longest = Math.max(longest, pause);
      const rate = (STRIKES_AFTER / before).toFixed(0);
      console.log(`  ${rate} leads a second, then none for ${pause.toFixed(1)} s`);
    }
    if (acknowledged(visitors) < visitors.ledger.length) throw new Error('A visitor gave up');
    if (longest > LONGEST_PAUSE_SECONDS) {
      throw new Error(`Nothing was stored for ${longest.toFixed(1)} s`);
    }
    return longest;
  },
});

const acknowledged = ({ ledger }: Visitors): number =>
  ledger.filter((submission) => submission.acknowledged).length;

/** @returns the longest time in seconds without an acknowledgement until the work is done */
async function longestPause(visitors: Visitors, work: Promise<void>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let longest = 0;
  while (!isDone) {
    const count = acknowledged(visitors);
    longest = Math.max(
      longest,
      await until('a lead to be stored', () => isDone || acknowledged(visitors) > count, 120),
    );
  }
  await done;
  return longest;
}

/** PostgreSQL on three machines under Patroni changes its primary while leads are submitted. */
export const failovers: Fault[] = [
  failover("the primary's machine is gone", lose('leader')),
  failover("the synchronous standby's machine is gone", lose('sync_standby')),
  failover('the primary is handed over', handOver),
];
