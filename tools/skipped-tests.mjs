import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The requirement in a skipped test's name: `(needs curl)`. */
const NEEDS = /\(needs ([\w-]+)\)/;

const isHere = (program) => !spawnSync(program, ['--version']).error;

/** Each once; of Playwright's reports, each project and reason once, with their number. */
export function skippedIn(reportFile) {
  if (!existsSync(reportFile)) return [];
  const { suites, testResults = [] } = JSON.parse(readFileSync(reportFile, 'utf8'));
  if (suites) return skippedSpecs(suites);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  return [...new Set(skipped.map(({ fullName }) => fullName))];
}

const testsOf = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ tests }) => tests),
];

function skippedSpecs(suites) {
  const skipped = suites.flatMap(testsOf).filter(({ status }) => status === 'skipped');
  const reasons = skipped.map(({ projectName, annotations }) =>
    [projectName, ...annotations.map(({ description }) => description)].join(' '),
  );
  return [...new Set(reasons)].map(
    (reason) => `${reasons.filter((each) => each === reason).length} flows in ${reason}`,
  );
}

/** Those that could have run: their requirement is met, or they name none. */
export function skippedForNothing(names, isThere = isHere) {
  return names.filter((name) => {
    const [, program] = NEEDS.exec(name) ?? [];
    return !program || isThere(program);
  });
}
