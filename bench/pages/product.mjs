import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../harness/free-port.mjs';

const MAIN = path.join(import.meta.dirname, '../../apps/api/dist/main.js');

export async function startProduct(settings = {}) {
  const [port, folder] = await Promise.all([
    freePort(),
    mkdtemp(path.join(tmpdir(), 'bench-pages-')),
  ]);
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, ...settings };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}`;
  while (!(await fetch(`${url}/api/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The product did not start.');
    await sleep(100);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
