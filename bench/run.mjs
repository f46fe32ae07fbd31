import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT, run } from '../tools/run.mjs';
import { isMissed, MISSED, verdicts } from './harness/goals.mjs';
import { writeGoals } from './harness/report.mjs';

/**
 * Builds the product and runs the named parts of the bench, or all but two: the start takes minutes
 * and the network, growth a quarter of an hour and 6 GB for a million leads. Parts write their
 * figures into `docs/performance.md`, and a final table has all goals. A part that misses one by
 * more than a twentieth is measured again; a second miss fails.
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

/** Package folders by part, apart from the product's install. */
const PACKAGES = {
  submit: 'bench',
  matching: 'bench',
  delivery: 'bench',
  invoices: 'bench',
  admin: 'bench',
  growth: 'bench',
  pages: 'bench/pages',
};

/** Parts that import TypeScript sources of the domain or the journeys. */
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
