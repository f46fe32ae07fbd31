import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.join(import.meta.dirname, '../../apps/api/dist/main.js');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** The built product on a free port, with data that goes with it. */
export async function startProduct() {
  const [port, folder] = await Promise.all([
    freePort(),
    mkdtemp(path.join(tmpdir(), 'bench-pages-')),
  ]);
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder };
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
