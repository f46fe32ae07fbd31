import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { skippedForNothing, skippedIn } from './test-counts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'skipped-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists each skipped test once', () => {
  const file = path.join(folder, 'report.json');
  const result = (fullName, status) => ({ fullName, status });
  const assertionResults = [
    ...[result('a', 'passed'), result('b', 'pending'), result('b', 'pending')],
    ...[result('c', 'failed'), result('d', 'todo')],
  ];
  writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
  expect(skippedIn(file)).toEqual(['b', 'd']);
  expect(skippedIn(path.join(folder, 'none'))).toEqual([]);
});

it('counts skipped flows by engine and reason', () => {
  const file = path.join(folder, 'flows.json');
  const skipped = (projectName) => ({
    ...{ projectName, status: 'skipped' },
    annotations: [{ type: 'skip', description: '(needs firefox-esr)' }],
  });
  const specs = [{ tests: [skipped('firefox'), { projectName: 'webkit', status: 'expected' }] }];
  writeFileSync(file, JSON.stringify({ suites: [{ specs, suites: [{ specs }] }] }));
  expect(skippedIn(file)).toEqual(['2 flows in firefox (needs firefox-esr)']);
});

it('excuses no test that could have run', () => {
  const names = ['by mistake', 'there (needs node)', 'not there (needs no-such-program)'];
  expect(skippedForNothing(names)).toEqual(['by mistake', 'there (needs node)']);
});
