import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../harness/free-port.mjs';
import { median } from '../harness/alternate.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';

/**
 * Times `npm start` in a fresh clone of the commit until the first page. npm's cache is used; all
 * else is installed and built. Of the later starts the median counts: single ones differ by a third.
 */
const ROOT = path.join(import.meta.dirname, '../..');

const LATER = 7;

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
  const parts = {};
  for (const [index, [name, at]] of marks.entries()) {
    const until = marks[index + 1]?.[1] ?? end;
    parts[name] = (parts[name] ?? 0) + (until - at) / 1000;
  }
  return { 'in all': (end - begun) / 1000, ...parts };
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-start-'));
execFileSync('git', ['clone', '--quiet', ROOT, folder]);
const first = await start(folder);
const later = [];
while (later.length < LATER) later.push((await start(folder))['in all']);
const rows = Object.entries(first).map(([part, seconds]) => ({
  '': part,
  'first start, s': seconds,
}));
await report(
  'start',
  {
    '`npm start` to the first page, first:': rows,
    'Later, from the quickest:': later.toSorted((a, b) => a - b).map((seconds) => ({ s: seconds })),
  },
  [
    atMost('first `npm start`, s', 40, first['in all']),
    atMost('later `npm start`, s', 1.5, median(later)),
  ],
);
await rm(folder, { recursive: true, force: true });
