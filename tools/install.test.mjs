import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

/** A minimal project with an npm that records its start and end. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
const [command, ...options] = process.argv.slice(2);
appendFileSync('calls.log', command + (options.includes('--omit=dev') ? ' product' : ' everything') + '\\n');
if (command === 'ci') {
  mkdirSync('node_modules', { recursive: true });
  appendFileSync('npm.log', existsSync('node_modules/.installed') ? 'marked begin ' : 'begin ');
  while (!existsSync('go') && existsSync('npm.mjs')) await new Promise((resolve) => setTimeout(resolve, 20));
  appendFileSync('npm.log', 'end ');
  if (existsSync('stale') && process.argv.includes('--prefer-offline')) process.exitCode = 1;
}`;
const TOOLS = ['install.mjs', 'run.mjs', 'alone.mjs'];
const PRODUCT = `
import { installed } from './install.mjs';
process.exitCode = (await installed('product')) ? 0 : 1;`;

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(path.join(root, 'tools'));
  for (const file of TOOLS)
    cpSync(path.join(import.meta.dirname, file), path.join(root, 'tools', file));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'npm.mjs'), NPM);
  writeFileSync(path.join(root, 'tools/product.mjs'), PRODUCT);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const inRoot = (file) => path.join(root, file);
const log = () => (existsSync(inRoot('npm.log')) ? readFileSync(inRoot('npm.log'), 'utf8') : '');
const calls = () => readFileSync(inRoot('calls.log'), 'utf8').trim().split('\n');
const isMarked = () => existsSync(inRoot('node_modules/.installed'));

function install(program = 'install') {
  const child = spawn(process.execPath, [`tools/${program}.mjs`], {
    cwd: root,
    env: { ...process.env, npm_execpath: inRoot('npm.mjs') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return { child, said: () => output, ended: once(child, 'exit') };
}

async function until(holds) {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Never: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const advance = () => writeFileSync(inRoot('go'), '');

it('waits for another run in the same folder and uses its result', async () => {
  const first = install();
  await until(() => log() === 'begin ');
  const second = install();
  await until(() => second.said().includes('Another'));
  advance();
  expect(await first.ended).toEqual([0, null]);
  expect(await second.ended).toEqual([0, null]);
  expect(log()).toBe('begin end ');
});

it('starts over after a run that was killed midway', async () => {
  mkdirSync(inRoot('node_modules'));
  writeFileSync(inRoot('node_modules/.installed'), 'what an older lock file named');
  const killed = install();
  await until(() => log() === 'begin ');
  process.kill(-killed.child.pid, 'SIGKILL');
  await killed.ended;
  expect(isMarked()).toBe(false);
  advance();
  expect(await install().ended).toEqual([0, null]);
  expect(log()).toBe('begin begin end ');
  expect(isMarked()).toBe(true);
});

it("asks the registry where npm's cache is too old", async () => {
  writeFileSync(inRoot('stale'), '');
  advance();
  expect(await install().ended).toEqual([0, null]);
  expect(log()).toBe('begin end begin end ');
  expect(isMarked()).toBe(true);
});

describe('a start and a test in one folder', () => {
  beforeEach(advance);

  it('install the rest for the test after the product for the start', async () => {
    await install('product').ended;
    await install('product').ended;
    await install().ended;
    await install().ended;
    expect(calls()).toEqual(['ci product', 'install everything']);
  });

  it('install nothing for the start after everything for the test', async () => {
    await install().ended;
    await install('product').ended;
    expect(calls()).toEqual(['ci everything']);
  });

  it('install anew once the lock file has changed', async () => {
    await install('product').ended;
    writeFileSync(inRoot('package-lock.json'), '{ "lockfileVersion": 3 }');
    await install().ended;
    expect(calls()).toEqual(['ci product', 'ci everything']);
  });
});
