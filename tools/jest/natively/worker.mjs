import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { SnapshotState } from 'jest-snapshot';
import { expect } from './globals.mjs';

const SNAPSHOT_FORMAT = { escapeString: false, printBasicPrototype: false };
const { begin, end } = await import(process.argv[2]);

process.on('message', async (task) => {
  const ran = await runFile(task);
  if (process.connected) process.send(ran);
});
// Ends despite handles that tests left open.
process.once('disconnect', () => process.exit());

addEventHandler(({ name, test }) => {
  if (name === 'test_start') expect.setState({ currentTestName: namesOf(test).join(' ') });
  if (name !== 'test_done') return;
  const uncounted = expect.extractExpectedAssertionsErrors().map(({ error }) => error);
  const { suppressedErrors } = expect.getState();
  test.errors.push(...uncounted, ...suppressedErrors);
  expect.setState({ suppressedErrors: [] });
});

/** Names of a test and its blocks, without the unnamed outermost one. */
function namesOf({ name, parent }) {
  return parent ? [...namesOf(parent), name] : [];
}

/** Runs a file's tests and restores what they changed around them. */
async function runFile({ file, testNamePattern, testTimeout, updateSnapshot }) {
  const start = Date.now();
  const snapshotState = snapshotsOf(file, updateSnapshot);
  expect.setState({ snapshotState, testPath: file, suppressedErrors: [] });
  resetState();
  const state = getState();
  if (testTimeout) state.testTimeout = testTimeout;
  if (testNamePattern) state.testNamePattern = new RegExp(testNamePattern, 'i');

  begin();
  try {
    await import(pathToFileURL(file).href);
    const { testResults, unhandledErrors } = await run();
    // An unhandled rejection ends the process before its tests are reported as passed.
    await setImmediate();
    const tests = testResults.map(told);
    return {
      ...{ start, tests, errors: unhandledErrors },
      snapshot: saved(snapshotState, tests),
      bytes: process.memoryUsage.rss(),
    };
  } catch ({ message, stack }) {
    return { failure: { message, stack } };
  } finally {
    end();
  }
}

function snapshotsOf(file, updateSnapshot) {
  const { dir, base } = path.parse(file);
  const snapshots = path.join(dir, '__snapshots__', `${base}.snap`);
  return new SnapshotState(snapshots, { updateSnapshot, snapshotFormat: SNAPSHOT_FORMAT });
}

function saved(snapshotState, tests) {
  for (const { status, fullName } of tests)
    if (status === 'pending' || status === 'failed')
      snapshotState.markSnapshotsAsCheckedForTest(fullName);
  const uncheckedKeys = snapshotState.getUncheckedKeys();
  if (uncheckedKeys.length > 0) snapshotState.removeUncheckedKeys();
  const { deleted } = snapshotState.save();
  const { added, matched, unmatched, updated } = snapshotState;
  return {
    ...{ added, matched, unmatched, updated, uncheckedKeys },
    fileDeleted: deleted,
    unchecked: deleted ? 0 : uncheckedKeys.length,
  };
}

const STATUS = { skip: 'pending', todo: 'todo' };

function told({ testPath: [, ...names], status, errors, ...rest }) {
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1),
    fullName: names.join(' '),
    status: STATUS[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    failureMessages: errors,
    failureDetails: [],
    duration: rest.duration,
    invocations: rest.invocations,
    location: rest.location,
    numPassingAsserts: rest.numPassingAsserts,
  };
}
