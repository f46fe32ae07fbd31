import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { getState, resetState } from 'jest-circus';
import { swcOptions } from '../jest/swc-options.mjs';

const TEST_FILES = 'libs/{domain,application,messages}/src/**/*.test.ts';
const LONGEST_TEST_MS = 10_000;
const SUCCESS = 0;
const FAILED = 1;

/** State shared with the mutated sources: the active mutant and the covered ones. */
const stryker = (globalThis.__stryker__ = {});

/**
 * Runs Jest's tests for Stryker without Jest, which would load every module again for each mutant:
 * here a mutant is switched on and only the tests that cover it run, nearest first. A static
 * mutant, which acts while modules load, gets its own modules and all tests of its package.
 */
class TestRunner {
  #lives = 0;
  #clean = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const tests = [];
    for (const file of globSync(TEST_FILES)) {
      for (const [id, parts] of await this.#testsOf(file)) {
        stryker.currentTestId = id;
        const start = performance.now();
        const fault = await faultOf(parts);
        const timeSpentMs = performance.now() - start;
        const status = fault ? FAILED : SUCCESS;
        tests.push({ id, name: parts.title, timeSpentMs, status, failureMessage: String(fault) });
      }
      stryker.currentTestId = undefined;
    }
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation }) {
    const isStatic = mutantActivation === 'static';
    const loaded = isStatic ? new Map() : this.#clean;
    const chosen = testFilter && new Set(testFilter);
    const files = chosen ? testFilter.map(fileOf) : ownTests(sandboxFileName);
    if (isStatic) this.#lives += 1;
    Object.assign(stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    try {
      return await this.#run(nearestFirst(files, sandboxFileName), loaded, chosen);
    } catch (error) {
      return { status: 'error', errorMessage: String(error) };
    } finally {
      Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    }
  }

  async #run(files, loaded, chosen) {
    let nrOfTests = 0;
    for (const file of files) {
      for (const [id, parts] of await this.#testsOf(file, loaded)) {
        if (chosen && !chosen.has(id)) continue;
        nrOfTests += 1;
        const fault = await faultOf(parts);
        if (fault === HANGS || stryker.hitCount > stryker.hitLimit) return { status: 'timeout' };
        const result = { killedBy: [id], failureMessage: String(fault), nrOfTests };
        if (fault) return { status: 'killed', ...result };
      }
    }
    return { status: 'survived', nrOfTests };
  }

  async #testsOf(file, loaded = this.#clean) {
    const life = loaded === this.#clean ? 0 : this.#lives;
    if (!loaded.has(file)) loaded.set(file, await testsOf(file, life));
    return loaded.get(file);
  }
}

const fileOf = (test) => test.split(' › ')[0];

function ownTests(source) {
  const [, name] = path.relative(process.cwd(), source).split(path.sep);
  return globSync(TEST_FILES).filter((file) => file.split(path.sep)[1] === name);
}

/** The error of a test; {@link HANGS} if it does not end. */
async function faultOf(parts) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(HANGS), LONGEST_TEST_MS);
  });
  const fault = await Promise.race([thrownBy(parts), late]);
  clearTimeout(timer);
  return fault;
}

const HANGS = new Error('The test does not end');

async function thrownBy({ before, test, after }) {
  try {
    try {
      for (const step of [...before, test]) await step();
    } finally {
      for (const step of after) await step();
    }
    return undefined;
  } catch (error) {
    return error ?? new Error('Nothing was thrown');
  }
}

/**
 * Orders tests: the source's own, its folder's, its package's, and all others. Property tests take
 * longest and run last.
 */
function nearestFirst(files, source) {
  const distance = (file) => {
    if (file.includes('.property.')) return Infinity;
    const ofSource = path.resolve(file).startsWith(source.replace(/ts$/, ''));
    return ofSource ? -1 : path.relative(path.dirname(source), path.dirname(file)).length;
  };
  return [...new Set(files)].sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'swift', injectableClass: TestRunner }];

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
/** In Stryker's copy, its working directory once it has loaded this file. */
const libs = () => pathToFileURL(path.resolve('libs')).href;
const transformed = new Map();

registerHooks({
  resolve(name, context, next) {
    if (name === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const [, lib, inner = ''] = /^@boligstyling\/([\w-]+)(\/testing)?$/.exec(name) ?? [];
    const isOurs = context.parentURL?.startsWith(libs());
    if (!lib && !(isOurs && name.startsWith('.'))) return next(name, context);
    const url = lib
      ? new URL(`${libs()}/${lib}/src${inner}/index.ts`)
      : new URL(name.replace(/\.js$/, '.ts'), context.parentURL);
    url.search = new URL(context.parentURL).search;
    return { url: url.href, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(libs())) return next(url, context);
    const filename = fileURLToPath(url);
    const known = transformed.get(filename);
    const source =
      known ?? transformSync(readFileSync(filename, 'utf8'), { filename, ...swcOptions }).code;
    transformed.set(filename, source);
    return { format: 'module', source, shortCircuit: true };
  },
});

/**
 * The tests of a file, with modules loaded anew for each `life`.
 *
 * @returns tests with their hooks by id, which begins with the file's name
 */
async function testsOf(file, life) {
  resetState();
  await import(`${pathToFileURL(path.resolve(file)).href}?life=${life}`);
  const tests = new Map();
  const visit = (block, outerNames, outer) => {
    const hooks = (type) => block.hooks.filter((hook) => hook.type === type).map(({ fn }) => fn);
    // A mutant must not see what another one has set up, so «all» hooks run for each test too.
    const before = [...outer.before, ...hooks('beforeAll'), ...hooks('beforeEach')];
    const after = [...hooks('afterEach'), ...hooks('afterAll'), ...outer.after];
    for (const child of block.children) {
      const names = [...outerNames, child.name];
      if (child.type === 'describeBlock') visit(child, names, { before, after });
      else tests.set(`${file} › ${tests.size}`, { ...named(file, names, child.fn), before, after });
    }
  };
  visit(getState().rootDescribeBlock, [], { before: [], after: [] });
  return tests;
}

/** A test that finds its snapshots by name, as in Jest. */
function named(file, names, test) {
  const title = names.join(' ');
  const { dir, base } = path.parse(path.resolve(file));
  const snapshotPath = path.join(dir, '__snapshots__', `${base}.snap`);
  return {
    title,
    test: () => {
      expect.setState({ currentTestName: title, snapshotPath });
      return test();
    },
  };
}
