import type { Fault } from '../fault.js';
import { TestMarket } from '../harness/billing-market.js';
import { expectPromisesKept } from '../harness/promises.js';
import { until } from '../harness/wait.js';
import type { World } from '../harness/world.js';

/** Points where a process dies besides its statements, between commit and mailbox. */
const POINTS = [
  'after a partner was billed',
  'while an invoice is drawn',
  'before a message is handed over',
  'after the message was taken',
  'before it is marked as sent',
  'while it is marked as sent',
];

/** A run with fewer statements billed nobody. */
const LEAST_STATEMENTS = 12;

/**
 * The process dies at each statement of an invoice run, before it is sent and before its answer,
 * and at each step to the partner's mailbox. Another replica completes the run.
 */
export const diesWhileBilling: Fault = {
  name: 'process dies at each step of an invoice run',
  rounds: { full: 1, short: 0 },
  answersCanBeLost: true,
  async inflict(world, rounds) {
    const market = await TestMarket.open(world);
    await market.sell();
    await billed(world, market);
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      longest = Math.max(longest, await dieAtStatements(world, market));
      for (const point of POINTS) {
        longest = Math.max(longest, await dieAt(point, world, market));
      }
    }
    return longest;
  },
};

async function dieAtStatements(world: World, market: TestMarket): Promise<number> {
  let longest = 0;
  for (let nth = 1; ; nth += 1) {
    for (const when of ['before', 'while']) {
      const seconds = await dieAt(`${when} statement ${nth} of an invoice run`, world, market, 1);
      longest = Math.max(longest, seconds);
      if (world.replicas[0]?.isRunning !== true) continue;
      if (nth <= LEAST_STATEMENTS) throw new Error(`A run has only ${nth - 1} statements`);
      return longest;
    }
  }
}

/** @returns seconds until another replica completed the run, within at most `runs` runs */
async function dieAt(point: string, world: World, market: TestMarket, runs = 20): Promise<number> {
  const [victim] = world.replicas;
  await victim?.kill();
  await victim?.start(point);
  for (let run = 0; victim?.isRunning && run < runs; run += 1) {
    await market.sell();
    await market.bill(victim);
  }
  const start = performance.now();
  await expectPromisesKept(world);
  await billed(world, market);
  await expectPromisesKept(world);
  return (performance.now() - start) / 1000;
}

async function billed(world: World, market: TestMarket): Promise<void> {
  const [, other] = world.replicas;
  await until('another replica to bill', async () => {
    return other !== undefined && (await market.bill(other)) === 200;
  });
}
