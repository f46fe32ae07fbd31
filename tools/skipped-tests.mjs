import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What a test needs that is skipped where that is missing, as its name says it: `(needs curl)`. */
const NEEDS = /\(needs ([\w-]+)\)/;

const isHere = (program) => !spawnSync(program, ['--version']).error;

/** The tests of Jest's report that were skipped, by their whole names, each once. */
export function skippedIn(reportFile) {
  if (!existsSync(reportFile)) return [];
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return [...new Set(skipped.map(({ fullName }) => fullName))];
}

/** Those that could have run: what they need is here, or they do not say that they need anything. */
export function skippedForNothing(names, isThere = isHere) {
  return names.filter((name) => {
    const [, program] = NEEDS.exec(name) ?? [];
    return !program || isThere(program);
  });
}
