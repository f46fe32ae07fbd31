import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT, run } from '../tools/run.mjs';
import { isMissed, MISSED } from './harness/goals.mjs';

/**
 * Builds the product and runs the named parts of the bench, or all but three: the start takes the
 * network, growth 6 GB for a million leads, and the faults an hour. Each part writes
 * `bench/results/<machine>/<part>.md`. A part that misses a goal by more than a twentieth is
 * measured again, and a second miss fails.
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
  'uploads',
];

/** Package folders by part, apart from the product's install. */
const PACKAGES = {
  submit: 'bench',
  matching: 'bench',
  delivery: 'bench',
  invoices: 'bench',
  admin: 'bench',
  growth: 'bench',
  uploads: 'bench',
  pages: 'bench/pages',
};

/** Parts import TypeScript sources of the product. */
const FROM_SOURCES = ['--import', './tools/jest/run-sources.mjs'];

const INSTALL = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  '--output-logs=errors-only',
];

const folder = mkdtempSync(path.join(tmpdir(), 'bench-goals-'));
const GOALS = path.join(folder, 'goals.json');

/** @returns the part's goals and verdicts; undefined if it failed */
async function measure(part) {
  console.log(`\n── ${part} ──`);
  const packages = PACKAGES[part];
  const isInstalled = !packages || (await run('npm', ['ci', '--prefix', packages, ...INSTALL]));
  const program = [...FROM_SOURCES, `bench/${part}/run.mjs`];
  const ended = isInstalled && (await run('node', program, { env: { ...ENVIRONMENT, GOALS } }));
  return ended ? JSON.parse(readFileSync(GOALS, 'utf8')) : undefined;
}

const asked = process.argv.slice(2);
const failed = [];
const isBuilt = (await run('turbo', BUILD)) && (await run('node', ['bench/harness/build.mjs']));
if (!isBuilt) failed.push('the build');
else {
  for (const part of asked.length > 0 ? asked : ALL) {
    rmSync(GOALS, { force: true });
    const first = await measure(part);
    const last = first?.goals.some(isMissed) ? await measure(part) : first;
    if (!last) failed.push(`${part}: not measured`);
    for (const { goal, judgement } of last?.verdicts ?? [])
      if (judgement === MISSED) failed.push(`${part}: ${goal}, missed`);
  }
}
rmSync(folder, { recursive: true });

for (const each of failed) console.error(each);
process.exitCode = failed.length === 0 ? 0 : 1;
