import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT, run } from '../tools/run.mjs';
import { isMissed, MISSED, verdicts } from './harness/goals.mjs';
import { writeGoals } from './harness/report.mjs';

/**
 * Builds the product and runs the named parts of the bench, or all but two: the start, which takes
 * minutes and the network, and growth, which takes a quarter of an hour and 6 GB for a million
 * requests. Parts write theirs into `docs/performance.md`. At the end it says there which goals are
 * met, beside those of parts that were measured before: a part that misses one by more than a
 * twentieth is measured again, and what was missed twice fails.
 */
const ALL = [
  'market',
  'submit',
  'matching',
  'suggestions',
  'delivery',
  'invoices',
  'admin',
  'pages',
  'form',
  'embed',
];

/** Where the packages lie that a part measures with. They are no part of the product's install. */
const PACKAGES = {
  submit: 'bench',
  matching: 'bench',
  delivery: 'bench',
  invoices: 'bench',
  admin: 'bench',
  growth: 'bench',
  pages: 'bench/pages',
};

/** What takes the domain's or the journeys' own parts, which are written in TypeScript. */
const FROM_SOURCES = {
  market: ['--import', './tools/jest/run-sources.mjs'],
  form: ['--import', './tools/jest/run-sources.mjs'],
  embed: ['--import', './tools/jest/run-sources.mjs'],
  suggestions: ['--import', './tools/jest/run-sources.mjs'],
};

const INSTALL = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  '--output-logs=errors-only',
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-goals-'));
const GOALS = path.join(folder, 'goals.json');

/** The goals of a part as it was measured just now; undefined if it could not be. */
async function measure(part) {
  console.log(`\n── ${part} ──`);
  rmSync(GOALS, { force: true });
  const packages = PACKAGES[part];
  const isInstalled = !packages || (await run('npm', ['ci', '--prefix', packages, ...INSTALL]));
  const program = [...(FROM_SOURCES[part] ?? []), `bench/${part}/run.mjs`];
  const ended = isInstalled && (await run('node', program, { env: { ...ENVIRONMENT, GOALS } }));
  if (!ended) return undefined;
  return existsSync(GOALS) ? JSON.parse(readFileSync(GOALS, 'utf8')) : [];
}

const asked = process.argv.slice(2);
const notMeasured = [];
const goals = [];
if (!(await run('turbo', BUILD))) notMeasured.push('the build');
else {
  for (const part of asked.length > 0 ? asked : ALL) {
    const first = await measure(part);
    if (!first) notMeasured.push(part);
    else {
      const again = first.some(isMissed) ? await measure(part) : undefined;
      goals.push(...verdicts(part, first, again));
    }
  }
}
rmSync(folder, { recursive: true });

if (goals.length > 0) await writeGoals(goals);
if (notMeasured.length > 0) console.error(`\nNot measured: ${notMeasured.join(', ')}.`);
const isGood = notMeasured.length === 0 && goals.every(({ judgement }) => judgement !== MISSED);
process.exitCode = isGood ? 0 : 1;
