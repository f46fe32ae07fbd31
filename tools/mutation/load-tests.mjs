import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { expect } from 'expect';
import { getState, resetState } from 'jest-circus';
import { swcOptions } from '../jest/swc-options.mjs';

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
