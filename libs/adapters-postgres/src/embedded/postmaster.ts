import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:process';

/** A server that runs on a data folder, as it tells in its `postmaster.pid`. */
export interface Postmaster {
  readonly port: number;
  /** An open port is not enough: during crash recovery the server accepts, and then refuses. */
  readonly ready: boolean;
}

/** The server that runs on `dataDir`, if any. */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const [pid = '', , , port, , , , status] = (await textOf(pidFile)).split('\n');
  if (!isAlive(Number(pid))) return undefined;
  if (platform === 'linux' && !(await serves(pid, dataDir))) {
    // The number now belongs to another process, which PostgreSQL would take for the server.
    await rm(pidFile, { force: true });
    return undefined;
  }
  return { port: Number(port), ready: status?.trim() === 'ready' };
}

async function serves(pid: string, dataDir: string): Promise<boolean> {
  return (await textOf(`/proc/${pid}/cmdline`)).split('\0').includes(dataDir);
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
