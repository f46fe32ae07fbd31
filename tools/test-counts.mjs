import { existsSync, readFileSync } from 'node:fs';

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
