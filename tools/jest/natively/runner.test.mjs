import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import PageRunner from './page-runner.mjs';
import NativeRunner from './runner.mjs';

const IMPORTS = "import { beforeAll, expect, it } from '@jest/globals';\n";
const CONFIG = { displayName: 'here', rootDir: '/', slowTestThreshold: 5, testMatch: [] };

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'native-runner-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ran(sources, options = {}, { Runner = NativeRunner, end = 'mjs' } = {}) {
  const tests = await Promise.all(
    sources.map(async (source, turn) => {
      const file = path.join(folder, `${turn}.test.${end}`);
      await writeFile(file, IMPORTS + source);
      return { path: file, context: { config: CONFIG } };
    }),
  );
  const told = [];
  const runner = new Runner({ maxWorkers: 1, updateSnapshot: 'none', ...options });
  await runner.runTests(
    tests,
    { isInterrupted: () => false },
    () => undefined,
    (_test, { numPassingTests, numFailingTests, failureMessage }) =>
      told.push([numPassingTests, numFailingTests, failureMessage]),
    (_test, error) => told.push(error.message),
    { serial: false },
  );
  return told;
}

it('counts passes and failures, and shows where', async () => {
  const [[passed, failed, message]] = await ran([
    "it('holds', () => {});\nit('does not', () => {\n  expect(1).toBe(2);\n});",
  ]);
  expect([passed, failed]).toEqual([1, 1]);
  expect(stripVTControlCharacters(message)).toMatch(
    /does not[^]*Expected[^]*> 4 \| {3}expect\(1\)\.toBe\(2\)/,
  );
});

it('counts a hook that throws and an assertion that is never made', async () => {
  const told = await ran([
    "beforeAll(() => { throw new Error('no'); });\nit('is kept from running', () => {});",
    "it('claims nothing', () => expect.assertions(1));",
  ]);
  expect(told.map(([passed, failed]) => [passed, failed])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

it('reports a file that cannot be loaded and a process that ends, and continues', async () => {
  const told = await ran([
    "throw new Error('not to be loaded');",
    "it('ends us', () => process.exit(3));",
    "it('holds', () => {});",
  ]);
  expect(told).toEqual([
    'not to be loaded',
    expect.stringContaining('1.test.mjs ended: 3'),
    [1, 0, null],
  ]);
});

it('fails a file with an unhandled rejection, in its last test too', async () => {
  const told = await ran([
    "it('loses one', () => { void Promise.reject(new Error('lost')); });",
    "it('holds', () => {});",
  ]);
  expect(told).toEqual([expect.stringContaining('0.test.mjs ended: 1'), [1, 0, null]]);
});

it('passes no environment change to the next file', async () => {
  const told = await ran([
    "it('sets it', () => { process.env.NATIVE_RUNNER = 'set'; });",
    "it('has not got it', () => expect(process.env.NATIVE_RUNNER).toBeUndefined());",
  ]);
  expect(told).toEqual([
    [1, 0, null],
    [1, 0, null],
  ]);
});

it('runs only the requested tests, and ends one that hangs', async () => {
  const source = "it('holds', () => {});\nit('hangs', () => new Promise(() => {}));";
  expect(await ran([source], { testNamePattern: 'holds' })).toEqual([[1, 0, null]]);
  const [[passed, failed, message]] = await ran([source], { testTimeout: 100 });
  expect([passed, failed]).toEqual([1, 1]);
  expect(message).toContain('Exceeded timeout of 100 ms');
});

describe('a file of component tests', () => {
  const ON_PAGE = { Runner: PageRunner, end: 'ts' };
  const FOUND = `
    import { jest } from '@jest/globals';
    import { state } from './state';
    const seen = () => JSON.stringify([
      ...[document.documentElement.outerHTML, document.title, document.cookie, location.href],
      ...[localStorage.length, sessionStorage.length, typeof innerWidth, 'mine' in window],
      ...['clipboard' in navigator, document.referrer, 'scrollIntoView' in Element.prototype],
      ...[state.touched, Date.now() > 1e12, fetch.mock !== undefined, window.heard ?? 0],
    ]);
    const FRESH = JSON.stringify([
      ...['<html><head></head><body></body></html>', '', '', 'http://localhost/'],
      ...[0, 0, 'number', false, false, '', false, false, true, false, 0],
    ]);
    it('finds all as at first', () => {
      document.dispatchEvent(new Event('asked'));
      window.dispatchEvent(new Event('asked'));
      expect(seen()).toBe(FRESH);
    });
  `;
  const LEAVES = `
    it('leaves much', () => {
      jest.useFakeTimers({ now: 0 });
      jest.spyOn(globalThis, 'fetch');
      document.documentElement.lang = document.body.className = document.title = 'left';
      document.body.append('left');
      document.cookie = 'left=1';
      history.pushState(null, '', '/left');
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      Object.assign(window, { innerWidth: 'left', mine: true });
      Object.assign(navigator, { clipboard: true });
      Object.defineProperty(document, 'referrer', { value: 'left', configurable: true });
      Element.prototype.scrollIntoView = () => {};
      for (const it of [window, document])
        it.addEventListener('asked', () => { window.heard = (window.heard ?? 0) + 1; });
      state.touched = true;
    });
  `;

  it('has frames, though a package requested one while an earlier file faked the clock', async () => {
    const asks = `
      import { jest } from '@jest/globals';
      const kept = requestAnimationFrame;
      it('asks', () => {
        jest.useFakeTimers();
        kept(() => {});
      });
    `;
    const waits = "it('is shown', () => new Promise(requestAnimationFrame));";
    expect(await ran([asks, waits], { testTimeout: 2000 }, ON_PAGE)).toEqual([
      [1, 0, null],
      [1, 0, null],
    ]);
  });

  it('leaves nothing to the next file', async () => {
    await writeFile(path.join(folder, 'state.ts'), 'export const state = { touched: false };');
    expect(await ran([FOUND + LEAVES, FOUND], {}, ON_PAGE)).toEqual([
      [2, 0, null],
      [1, 0, null],
    ]);
  });

  it('fails on an uncaught error in the page', async () => {
    const source = `it('throws', () => {
      document.addEventListener('asked', () => { throw new Error('not caught'); });
      document.dispatchEvent(new Event('asked'));
    });`;
    const [[passed, failed, message]] = await ran([source], {}, ON_PAGE);
    expect([passed, failed]).toEqual([0, 1]);
    expect(message).toContain('not caught');
  });

  it('advances the clock while waiting, where a test has faked it', async () => {
    const waits = `
      import { jest } from '@jest/globals';
      import { waitFor } from '${import.meta.resolve('@testing-library/react')}';
      it('waits', async () => {
        jest.useFakeTimers();
        let isOver = false;
        setTimeout(() => (isOver = true), 500);
        await waitFor(() => expect(isOver).toBe(true));
      });
    `;
    expect(await ran([waits], { testTimeout: 5000 }, ON_PAGE)).toEqual([[1, 0, null]]);
  });
});
