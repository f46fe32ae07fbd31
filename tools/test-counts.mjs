import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const READERS = {
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  faults: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }),
};
READERS.engines = READERS.playwright;

/**
 * A step's share of the sum. A step without a report counts as one. A runner that failed, found no
 * test or left no report counts as at least one failure.
 */
export function countTests(endedWell, runner, reportFile) {
  if (!runner) return { passed: endedWell ? 1 : 0, failed: endedWell ? 0 : 1, skipped: 0 };
  const { passed, failed, skipped } = existsSync(reportFile)
    ? READERS[runner](JSON.parse(readFileSync(reportFile, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  const unsaid = failed === 0 && (!endedWell || passed + skipped === 0);
  return { passed, failed: unsaid ? 1 : failed, skipped };
}

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
