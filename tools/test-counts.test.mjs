import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { countTests } from './test-counts.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function countOf(endedWell, runner, report) {
  const file = path.join(folder, 'report.json');
  if (report) writeFileSync(file, JSON.stringify(report));
  return countTests(endedWell, runner, file);
}

const jest = (numPassedTests, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
  ...{ numPassedTests, numFailedTests, numRuntimeErrorTestSuites },
  ...{ numPendingTests: 1, numTodoTests: 0 },
});
const EMPTY = { ...jest(0), numPendingTests: 0 };

describe('the sum of all tests', () => {
  it.each([
    ['a check that passes', true, undefined, undefined, [1, 0, 0]],
    ['a check that fails', false, undefined, undefined, [0, 1, 0]],
    ['tests that pass', true, 'jest', jest(7), [7, 0, 1]],
    ['tests that fail', false, 'jest', jest(5, 2), [5, 2, 1]],
    ['a test file that does not load', false, 'jest', jest(5, 0, 1), [5, 1, 1]],
    ['a runner that ended badly', false, 'jest', jest(5), [5, 1, 1]],
    ['a runner that ran nothing', true, 'jest', EMPTY, [0, 1, 0]],
    ['a runner that left no report', false, 'jest', undefined, [0, 1, 0]],
    ['faults', false, 'faults', { passed: 4, failed: 1 }, [4, 1, 0]],
    [
      'journeys',
      false,
      'playwright',
      { stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 }, errors: [{}] },
      [4, 3, 5],
    ],
    [
      'flows that were all skipped',
      true,
      'engines',
      { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 48 }, errors: [] },
      [0, 0, 48],
    ],
  ])('counts %s', (_, endedWell, runner, report, [passed, failed, skipped]) => {
    expect(countOf(endedWell, runner, report)).toEqual({ passed, failed, skipped });
  });
});
