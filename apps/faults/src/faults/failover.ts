import type { Fault } from '../fault.js';
import { PatroniCluster } from '../harness/patroni-cluster.js';
import { steadily } from '../harness/steadily.js';
import type { Visitors } from '../harness/visitors.js';
import { until } from '../harness/wait.js';

const AT_ONCE = 32;
const LEADS_A_ROUND = 1_000;
const STRIKES_AFTER = 400;
const LONGEST_PAUSE_SECONDS = 60;

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
      const start = acknowledged(visitors);
      const stored = (leads: number) => () => acknowledged(visitors) >= start + leads;
      const load = Array.from({ length: AT_ONCE }, () => steadily(() => visitors.submit(1, 1)));
      const before = await until('the load', stored(STRIKES_AFTER));
      const pause = longestPause(visitors);
      const mend = await strike(cluster);
      await until('all to be stored', stored(LEADS_A_ROUND));
      await Promise.all(load.map((lane) => lane.stop()));
      const seconds = pause.end();
      longest = Math.max(longest, seconds);
      await mend();
      const rate = (STRIKES_AFTER / before).toFixed(0);
      console.log(`  ${rate} leads a second, then none for ${seconds.toFixed(1)} s`);
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

function longestPause(visitors: Visitors): { end(): number } {
  let count = acknowledged(visitors);
  let since = performance.now();
  let longestMs = 0;
  const watch = setInterval(() => {
    if (acknowledged(visitors) === count) return;
    longestMs = Math.max(longestMs, performance.now() - since);
    count = acknowledged(visitors);
    since = performance.now();
  }, 20);
  return {
    end: () => {
      clearInterval(watch);
      return longestMs / 1000;
    },
  };
}

export const failovers: Fault[] = [
  failover("the primary's machine is gone", lose('leader')),
  failover("the synchronous standby's machine is gone", lose('sync_standby')),
  failover('the primary is handed over', handOver),
];
