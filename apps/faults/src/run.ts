import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.js';
import { FAULTS } from './faults/list.js';
import { DatabaseServer } from './harness/database-server.js';
import { examine } from './harness/examine.js';
import { World } from './harness/world.js';
import { type Row, table } from './table.js';

/**
 * Inflicts every fault and prints what came of it.
 *
 * --short         the cut that `npm test` runs
 * --only=<text>   the faults whose name contains it
 * --rounds=<n>    so many rounds of each
 * --report=<file> how many passed and failed, as JSON
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    report: { type: 'string' },
  },
});

async function inflict(fault: Fault, rounds: number): Promise<Row> {
  const server = fault.smallDisk ? await DatabaseServer.start(true) : shared;
  try {
    const world = await World.start(server, fault);
    try {
      const recoverySeconds = await fault.inflict(world, rounds);
      return {
        name: fault.name,
        rounds,
        recoverySeconds,
        ...(await examine(world, fault, values.short)),
      };
    } catch (error) {
      throw new Error(`${error}\n  Logs: ${await world.keepLogs()}`, { cause: error });
    } finally {
      await world.end();
    }
  } finally {
    if (server !== shared) await server.stop();
  }
}

const shared = await DatabaseServer.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shared.stop().finally(() => process.exit(1)));
}
const rows: Row[] = [];
let passed = 0;
let failed = 0;
for (const fault of FAULTS) {
  const planned = values.short ? fault.rounds.short : fault.rounds.full;
  if (planned === 0 || !fault.name.includes(values.only)) continue;
  const rounds = Number(values.rounds ?? planned);
  const start = performance.now();
  const report = (mark: string, reason = '') => {
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${mark} ${fault.name} (${seconds} s)${reason}`);
  };
  try {
    const row = await inflict(fault, rounds);
    rows.push(row);
    if (!values.short) console.log(table([row]));
    if (row.lost + row.duplicateLeads + row.duplicateMails > 0) throw new Error('See the table');
    passed += 1;
    report('✔');
  } catch (error) {
    failed += 1;
    report('✘', `\n  ${error}`);
  }
}
await shared.stop();
console.log(`\n${table(rows)}\n`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exit(failed > 0 ? 1 : 0);
