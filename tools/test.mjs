import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENVIRONMENT, run } from './run.mjs';
import { skippedForNothing, skippedIn } from './skipped-tests.mjs';
import { countTests } from './test-counts.mjs';

/** The whole run ends within an hour, whatever hangs; it takes a quarter of one where nothing does. */
const DEADLINE = Date.now() + 55 * 60_000;
const reports = mkdtempSync(path.join(tmpdir(), 'boligstyling-reports-'));
const report = (runner) => path.join(reports, `${runner}.json`);

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const STEPS = [
  { name: 'Formatting', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'Lint', command: ['eslint', '.', '--max-warnings=0'] },
  { name: 'Types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only'] },
  { name: 'Walls between packages', command: ['turbo', 'boundaries'] },
  { name: 'Nothing unused', command: ['knip', '--no-progress', '--treat-config-hints-as-errors'] },
  { name: 'Production build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { name: 'Generated files', command: ['node', 'tools/check-generated.mjs'] },
  { name: 'Contract lint', command: ['node', 'tools/lint-contract.mjs'] },
  {
    name: 'Tests',
    runner: 'jest',
    command: [
      ...['node', ...JEST, 'node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=2'],
      ...['--json', `--outputFile=${report('jest')}`],
    ],
  },
  {
    name: 'Faults (a short cut of npm run test:faults)',
    runner: 'faults',
    command: [
      ...['node', '--import', './tools/jest/run-sources.mjs', 'apps/faults/src/run.ts'],
      ...['--short', `--report=${report('faults')}`],
    ],
  },
  { name: 'A browser that renders', command: ['node', 'tools/browser.mjs'] },
  {
    name: 'Journeys in the browser',
    runner: 'playwright',
    command: [
      ...['playwright', 'test', '--config=apps/e2e/playwright.config.ts'],
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
  },
];

async function runStep({ name, command: [program, ...args], runner, env }) {
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const endedWell = await run(program, args, {
    timeout: Math.max(1, DEADLINE - start),
    env: { ...ENVIRONMENT, ...env },
  });
  const counts = countTests(endedWell, runner, runner && report(runner));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const line = `${counts.failed ? '✘' : '✔'} ${name}: ${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${line} (${seconds} s)`);
  return { line: `${line} (${seconds} s)`, ...counts };
}

const results = [];
for (const step of STEPS) results.push(await runStep(step));
const skipped = skippedIn(report('jest'));
const forNothing = skippedForNothing(skipped);
rmSync(reports, { recursive: true, force: true });

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const failed = sum('failed') + forNothing.length;
console.log(`\n── In all ──\n${results.map(({ line }) => line).join('\n')}\n`);
if (skipped.length > 0) console.log(`${skipped.length} skipped:\n- ${skipped.join('\n- ')}\n`);
for (const name of forNothing) console.log(`✘ It could have run, and was skipped: ${name}`);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
