import { parseArgs } from 'node:util';
import type { Fault } from './fault.js';
import { FAULTS } from './faults/list.js';
import { DatabaseServer } from './harness/database-server.js';
import { examine, type Findings } from './harness/examine.js';
import { World } from './harness/world.js';
import { type Outcome, Report } from './report.js';
import { type Row, table } from './table.js';

/** Assignments a week per partner in the short run: 96 are answered, in place of 300. */
const CAPACITY_IN_SHORT = 8;

/**
 * Inflicts every fault and prints the results.
 *
 * - --short: the short run of `npm test`
 * - --only=<text>: faults whose name contains it
 * - --rounds=<n>: rounds of each
 * - --report=<file>: results as JSON; a further run adds to it, and prints the table of all
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
  const server = await serverFor(fault);
  try {
    const world = await World.start(
      server,
      values.short ? { capacity: CAPACITY_IN_SHORT, ...fault } : fault,
    );
    try {
      const recoverySeconds = await fault.inflict(world, rounds);
      const findings = await examine(world, fault, values.short);
      if (!isWhole(findings)) console.log(`Logs of ${fault.name}: ${await world.keepLogs()}`);
      return { name: fault.name, rounds, recoverySeconds, ...findings };
    } catch (error) {
      throw new Error(`${error}\n  Logs: ${await world.keepLogs()}`, { cause: error });
    } finally {
      await world.end();
    }
  } finally {
    if (server !== shared) await server.stop();
  }
}

function isWhole({ lost, duplicateLeads, duplicateMails }: Findings): boolean {
  return lost + duplicateLeads + duplicateMails === 0;
}

function serverFor(fault: Fault): DatabaseServer | Promise<DatabaseServer> {
  if (fault.onCluster) return DatabaseServer.startCluster();
  return fault.smallDisk ? DatabaseServer.start(true) : shared;
}

async function outcomeOf(fault: Fault, rounds: number): Promise<Omit<Outcome, 'name'>> {
  try {
    const row = await inflict(fault, rounds);
    return isWhole(row) ? { row } : { row, failure: 'See the table' };
  } catch (error) {
    return { failure: String(error) };
  }
}

const shared = await DatabaseServer.start();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shared.stop().finally(() => process.exit(1)));
}
const report = new Report(values.report);
let allPassed = true;
for (const fault of FAULTS) {
  const planned = values.short ? fault.rounds.short : fault.rounds.full;
  if (planned === 0 || !fault.name.includes(values.only)) continue;
  const start = performance.now();
  const { row, failure } = await outcomeOf(fault, Number(values.rounds ?? planned));
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  report.add({ name: fault.name, row, failure });
  console.log(`${failure ? '✘' : '✔'} ${fault.name} (${seconds} s) ${failure ?? ''}`);
  allPassed &&= !failure;
}
await shared.stop();
console.log(`\n${table(report.rows)}\n`);
process.exit(allPassed ? 0 : 1);
