import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../tools/run.mjs';
import { report } from '../harness/report.mjs';

/**
 * The fault suite, as a results page. `ONLY` and `ROUNDS` narrow it down; with `REPORT`, a file,
 * several runs of one machine and commit add to one page.
 */
const { ONLY = '', REPORT, ROUNDS } = process.env;
const SUITE = ['--import', './tools/jest/run-sources.mjs', 'apps/faults/src/run.ts'];

const folder = await mkdtemp(path.join(tmpdir(), 'bench-faults-'));
const file = path.resolve(REPORT ?? path.join(folder, 'report.json'));
const rounds = ROUNDS ? [`--rounds=${ROUNDS}`] : [];
const isBorne = await run('node', [...SUITE, `--only=${ONLY}`, `--report=${file}`, ...rounds]);
if (!existsSync(file)) throw new Error(`No fault has «${ONLY}» in its name.`);
const { outcomes } = JSON.parse(readFileSync(file, 'utf8'));
await rm(folder, { recursive: true });

const rows = outcomes.map(({ name, row, failure }) => ({
  Fault: name,
  Rounds: row?.rounds,
  Submitted: row?.submitted,
  Acknowledged: row?.acknowledged,
  Lost: row?.lost,
  'Duplicate leads': row?.duplicateLeads,
  'Duplicate e-mails': row?.duplicateMails,
  'Ambiguous e-mails': row?.ambiguousMails,
  'Seconds to recover': row?.recoverySeconds,
  Failure: failure,
}));
await report('faults', { 'Faults that were inflicted, and what was lost or doubled:': rows });
process.exitCode = isBorne ? 0 : 1;
