import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The requirement in a skipped test's name: `(needs curl)`. */
const NEEDS = /\(needs ([\w-]+)\)/;

const isHere = (program) => !spawnSync(program, ['--version']).error;

/** Full names of skipped tests in Jest's report, each once. */
export function skippedIn(reportFile) {
  if (!existsSync(reportFile)) return [];
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return [...new Set(skipped.map(({ fullName }) => fullName))];
}

/** Those that could have run: their requirement is met, or they name none. */
export function skippedForNothing(names, isThere = isHere) {
  return names.filter((name) => {
    const [, program] = NEEDS.exec(name) ?? [];
    return !program || isThere(program);
  });
}
