import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { getState, resetState } from 'jest-circus';
import { swcOptions } from '../jest/swc-options.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
/** In the copy, where Stryker goes once it has loaded us. */
const libs = () => pathToFileURL(path.resolve('libs')).href;
const transformed = new Map();

/** The sources of all packages are those of the copy we stand in, in as many lives as are asked for. */
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
 * The tests of a file, its modules loaded anew for each `life`.
 *
 * @returns by its id, which begins with the file's name, each test and its hooks
 */
export async function testsOf(file, life) {
  resetState();
  await import(`${pathToFileURL(path.resolve(file)).href}?life=${life}`);
  const tests = new Map();
  const visit = (block, outerNames, outer) => {
    const hooks = (type) => block.hooks.filter((hook) => hook.type === type).map(({ fn }) => fn);
    const before = [...outer.before, ...hooks('beforeEach')];
    const after = [...hooks('afterEach'), ...outer.after];
    for (const child of block.children) {
      const names = [...outerNames, child.name];
      if (child.type === 'describeBlock') visit(child, names, { before, after });
      else tests.set(`${file} › ${tests.size}`, { ...named(file, names, child.fn), before, after });
    }
  };
  visit(getState().rootDescribeBlock, [], { before: [], after: [] });
  return tests;
}

/** A test that finds its snapshots by its name, as Jest keeps them. */
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
