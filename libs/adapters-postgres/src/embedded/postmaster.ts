import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { platform } from 'node:process';

export interface Postmaster {
  readonly port: number;
  /**
   * From the pid file: during crash recovery the server accepts connections and then refuses them.
   */
  readonly ready: boolean;
}

/** A starting server fills its pid file at once; one empty for longer is left by a crash. */
const FILLED_WITHIN_MS = 2_000;

export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const emptyFor = await emptySince(pidFile);
  if (emptyFor !== undefined && emptyFor < FILLED_WITHIN_MS) return { port: NaN, ready: false };
  // PostgreSQL refuses to start on an empty one.
  if (emptyFor !== undefined) await rm(pidFile, { force: true });
  const [pid = '', , , port, , , , status] = (await textOf(pidFile)).split('\n');
  if (!isAlive(Number(pid))) return undefined;
  if (platform === 'linux' && !(await serves(pid, dataDir))) {
    // The pid now belongs to another process, which PostgreSQL would take for the server.
    await rm(pidFile, { force: true });
    return undefined;
  }
  return { port: Number(port), ready: status?.trim() === 'ready' };
}

/**
 * Milliseconds that the file has been empty, also after a clock setback; undefined when it is not
 * empty.
 */
async function emptySince(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.size === 0 ? Math.abs(Date.now() - found.mtimeMs) : undefined;
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
