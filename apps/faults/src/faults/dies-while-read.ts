import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.js';
import type { ApiProcess } from '../harness/api-process.js';
import { post } from '../harness/billing-market.js';
import { ADMIN_PASSWORD, type World } from '../harness/world.js';

const READS = 150;
const READ = `audit_log where call = 'getLead'`;
const BETWEEN_MS = 10;
/** Reads whose audit rows may be lost, in milliseconds before the death. */
const MAY_BE_LOST_MS = 1_000;

export const diesWhileRead: Fault = {
  name: 'process dies while an administrator reads: until it answers again',
  rounds: { full: 10, short: 0 },
  async inflict(world, rounds) {
    await world.visitors.submit(1);
    let longest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const victim = world.replicas[round % world.replicas.length];
      if (!victim) throw new Error('There is nobody to kill');
      const before = await world.countOf(READ);
      const answered = await readOneByOne(world, victim);
      const crash = performance.now();
      await victim.kill();
      const due = answered.filter((at) => at < crash - MAY_BE_LOST_MS).length;
      const kept = (await world.countOf(READ)) - before;
      if (due === 0 || kept < due) throw new Error(`${kept} rows in the audit log of ${due} reads`);
      await victim.start();
      longest = Math.max(longest, (performance.now() - crash) / 1000);
    }
    return longest;
  },
};

async function readOneByOne(world: World, replica: ApiProcess): Promise<number[]> {
  const [lead] = await world.query<{ id: string }>('select id from lead limit 1');
  const session = await post(`${replica.url}/api/admin/session`, { password: ADMIN_PASSWORD });
  if (!session?.ok) throw new Error('A login for reading was refused');
  const { adminToken } = (await session.json()) as { adminToken: string };
  const answered: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const answer = await fetch(`${replica.url}/api/admin/leads/${lead?.id}`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A lead was answered ${answer.status}`);
    answered.push(performance.now());
    await sleep(BETWEEN_MS);
  }
  return answered;
}
