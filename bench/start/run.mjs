import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../harness/free-port.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';

/**
 * Times `npm start` in a fresh clone of the commit until the first page, twice. npm's cache is
 * used; all else is installed and built.
 */
const ROOT = path.join(import.meta.dirname, '../..');

const PHASES = { 'Installing packages …': 'installing', 'Building …': 'building' };

async function start(folder) {
  const port = await freePort();
  const begun = performance.now();
  const marks = [['npm', begun]];
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (PHASES[line]) marks.push([PHASES[line], performance.now()]);
    else if (line.startsWith('  done in'))
      marks.push(['database, schema and API', performance.now()]);
  });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The product did not start.');
    await sleep(50);
  }
  const end = performance.now();
  child.kill('SIGTERM');
  await ended;
  const all = { 'in all': (end - begun) / 1000 };
  // Nothing tells npm from the product where nothing is installed or built.
  if (marks.length === 1) return all;
  const parts = {};
  for (const [index, [name, at]] of marks.entries()) {
    const until = marks[index + 1]?.[1] ?? end;
    parts[name] = (parts[name] ?? 0) + (until - at) / 1000;
  }
  return { ...all, ...parts };
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
execFileSync('git', ['clone', '--quiet', ROOT, folder]);
const [first, second] = [await start(folder), await start(folder)];
const rows = Object.keys(first).map((part) => ({
  '': part,
  'first start, s': first[part],
  'second start, s': second[part],
}));
await report('start', { '`npm start` to the first page:': rows }, [
  atMost('first `npm start`, s', 40, first['in all']),
  atMost('second `npm start`, s', 1.5, second['in all']),
]);
await rm(folder, { recursive: true, force: true });
