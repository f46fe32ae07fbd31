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
 * --report=<file> how many passed and failed, as JSON
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
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
    } finally {
      await world.end();
    }
  } finally {
    if (server !== shared) await server.stop();
  }
}

const shared = await DatabaseServer.start();
const rows: Row[] = [];
let failed = 0;
for (const fault of FAULTS) {
  const rounds = values.short ? fault.rounds.short : fault.rounds.full;
  if (rounds === 0 || !fault.name.includes(values.only)) continue;
  const start = performance.now();
  try {
    const row = await inflict(fault, rounds);
    rows.push(row);
    const isKept = row.lost + row.duplicateLeads + row.duplicateMails === 0;
    if (!isKept) failed += 1;
    console.log(`${isKept ? '✔' : '✘'} ${fault.name} (${seconds(start)} s)`);
  } catch (error) {
    failed += 1;
    console.log(`✘ ${fault.name} (${seconds(start)} s)\n  ${error}`);
  }
}
await shared.stop();
console.log(`\n${table(rows)}\n`);
if (values.report) {
  writeFileSync(values.report, JSON.stringify({ passed: rows.length, failed }));
}
process.exit(failed > 0 ? 1 : 0);

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0);
}
