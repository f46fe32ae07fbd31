import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** Builds by writing a line, unless that is done; `write` is a source that changes meanwhile. */
const START = `
import { appendFileSync, writeFileSync } from 'node:fs';
import { built, isBuilt } from './built.mjs';
const [written, answer = 'true'] = process.argv.slice(2);
if (!isBuilt())
  await built(() => {
    appendFileSync('builds.log', 'built ');
    for (const app of ['api', 'web']) writeFileSync(\`apps/\${app}/dist/main.js\`, 'built');
    appendFileSync('apps/api/.turbo/turbo-build.log', 'built ');
    writeFileSync('apps/web/fonts/subset/text.woff2', 'built');
    if (written) writeFileSync(written, 'changed meanwhile');
    return answer === 'true';
  });`;

const FOLDERS = [
  ...['tools', 'apps/api/dist', 'apps/api/src', 'apps/api/.turbo', 'apps/web/dist'],
  'apps/web/fonts/subset',
  'libs/domain/src',
];

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const folder of FOLDERS) mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['built.mjs', 'run.mjs'])
    cpSync(path.join(import.meta.dirname, file), path.join(root, 'tools', file));
  write('tools/start.mjs', START);
  write('apps/api/src/main.ts', 'main');
  write('libs/domain/src/lead.ts', 'lead');
  for (const file of ['package-lock.json', 'tsconfig.base.json']) write(file, '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inRoot = (file) => path.join(root, file);
const write = (file, text) => writeFileSync(inRoot(file), text);
const start = (...args) =>
  execFileSync(process.execPath, ['tools/start.mjs', ...args], { cwd: root });
const builds = () =>
  existsSync(inRoot('builds.log'))
    ? readFileSync(inRoot('builds.log'), 'utf8').trim().split(' ').length
    : 0;

describe('a start', () => {
  it('builds once while nothing changes', () => {
    for (let starts = 0; starts < 3; starts += 1) start();
    expect(builds()).toBe(1);
  });

  it('builds once beside a link to nothing', () => {
    symlinkSync('gone', inRoot('libs/domain/src/link'));
    for (let starts = 0; starts < 2; starts += 1) start();
    expect(builds()).toBe(1);
  });

  it.each([
    ['a source changed', () => write('libs/domain/src/lead.ts', 'another lead')],
    ['a source is new', () => write('apps/api/src/new.ts', '')],
    ['the packages changed', () => write('package-lock.json', '{"packages":{}}')],
    ['the list of packages is gone', () => rmSync(inRoot('package-lock.json'))],
    ['a result is gone', () => rmSync(inRoot('apps/web/dist/main.js'))],
    ['all results are gone', () => rmSync(inRoot('apps/api/dist'), { recursive: true })],
  ])('builds again if %s', (_, change) => {
    start();
    change();
    mkdirSync(inRoot('apps/api/dist'), { recursive: true });
    start();
    expect(builds()).toBe(2);
  });

  it('builds again if a source changed during the build', () => {
    start('libs/domain/src/lead.ts');
    start();
    expect(builds()).toBe(2);
  });

  it('builds again after a failed build', () => {
    start('', 'false');
    start();
    expect(builds()).toBe(2);
  });
});
