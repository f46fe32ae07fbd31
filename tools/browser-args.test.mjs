import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { BROWSER_ARGS } from '../apps/e2e/harness/browser-args.ts';

const PLAYWRIGHT = path.dirname(
  createRequire(import.meta.url).resolve('playwright-core/package.json'),
);

it('switch off every feature that Playwright switches off', () => {
  const source = readFileSync(path.join(PLAYWRIGHT, 'lib/coreBundle.js'), 'utf8');
  const [, list] = /disabledFeatures = \[([^\]]*)\]/.exec(source);
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  const ours = BROWSER_ARGS.find((arg) => arg.startsWith('--disable-features=')).split(/[=,]/);
  expect(theirs).not.toEqual([]);
  expect(theirs.filter((name) => !ours.includes(name))).toEqual([]);
});
