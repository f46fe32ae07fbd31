import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { atLeast } from '../../bench/harness/goals.mjs';
import { report } from '../../bench/harness/report.mjs';
import { scores, survivors } from './table.mjs';

/**
 * Mutation tests of domain, application and messages: `npm run test:mutation -- [package or file
 * …]`. Works in a copy, so sources stay unchanged. A run of all three writes
 * `bench/results/<machine>/mutation.md`.
 */
const PACKAGES = ['domain', 'application', 'messages'];
const GOAL = 90;
const NOT_MUTATED = ['!**/*.test.ts', '!**/testing/**', '!libs/*/src/index.ts'];

function mutantsOf(files) {
  return new Stryker({
    mutate: [...files, ...NOT_MUTATED],
    ignorePatterns: ['**', '!libs/**'],
    plugins: [path.join(import.meta.dirname, 'test-runner.mjs')],
    testRunner: 'swift',
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Each static mutant leaves a copy of all modules in memory.
    maxTestRunnerReuse: 100,
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 60,
    reporters: ['progress-append-only'],
    tempDirName: mkdtempSync(path.join(tmpdir(), 'boligstyling-mutation-')),
    cleanTempDir: 'always',
  }).runMutationTest();
}

const asked = process.argv.slice(2);
const results = {};
for (const name of PACKAGES) {
  const files = asked.filter((each) => each.startsWith(`libs/${name}/`));
  if (asked.length === 0 || asked.includes(name)) files.push(`libs/${name}/src/**/*.ts`);
  if (files.length > 0) results[name] = await mutantsOf(files);
}
const rows = scores(results);
console.log(survivors(results).join('\n'));
if (asked.length > 0) console.table(rows);
else {
  const goals = rows.map((row) => atLeast(`${row.Package}: score, %`, GOAL, row['Score, %']));
  await report('mutation', { 'Mutants by package:': rows }, goals, [], 'test:mutation');
}
