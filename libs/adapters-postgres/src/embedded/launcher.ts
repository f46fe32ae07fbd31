import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from './programs.js';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

interface Postmaster {
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
  if (process.platform === 'linux' && !(await serves(pid, dataDir))) {
    // The pid now belongs to another process, which PostgreSQL would take for the server.
    await rm(pidFile, { force: true });
    return undefined;
  }
  return { port: Number(port), ready: status?.trim() === 'ready' };
}

/** Ms, also after a clock setback; undefined when not empty. */
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

/** For one product on a small machine, reachable from it only. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  max_parallel_workers_per_gather: 0,
  io_method: 'sync',
  jit: 'off',
  // As on SSDs, or sums over a million leads would read the table.
  random_page_cost: 1.1,
  timezone: 'UTC',
  // Statements and row values are personal data and stay out of the log.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Test databases need no durability, and serve many products at once. */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // The usual second of waiting was a third of the API's tests.
  deadlock_timeout: '20ms',
  max_connections: 200,
};

/** Of a socket path in bytes, on every supported system. */
const LONGEST_PATH = 103;

/** Reachable by its own user and root; empty where the path is too long or sockets are missing. */
export function socketFolder(dataDir: string): string {
  const path = `${dataDir}/.s.PGSQL.65535`;
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_PATH ? dataDir : '';
}

function serverArguments(dataDir: string, port: number, durable: boolean): string[] {
  const thrownAway = { ...THROWN_AWAY, unix_socket_directories: socketFolder(dataDir) };
  const settings = { ...SETTINGS, port, ...(durable ? {} : thrownAway) };
  return [
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([key, to]) => ['-c', `${key}=${to}`]),
  ];
}

const MOST_LAUNCHES = 12;
/** After a crash the old processes take a moment to exit. */
const PAUSE_MS = 250;

/** Gives up if none stays up. */
export class Launcher {
  private running = false;
  private launches = 0;
  private readonly logFile: string;

  constructor(
    private readonly programs: Programs,
    private readonly dataDir: string,
    private readonly durable: boolean,
  ) {
    this.logFile = join(dataDir, 'server.log');
  }

  /**
   * Without a `port` it finds a free one.
   *
   * @returns false while the previous one still runs
   * @throws Error with the tail of the server's log when too many have ended
   */
  async launch(port: number | undefined): Promise<boolean> {
    if (this.running) return false;
    if (this.launches++ === MOST_LAUNCHES) throw await this.fault();
    const command = serverArguments(this.dataDir, port ?? (await freePort()), this.durable);
    const log = openSync(this.logFile, 'a', 0o600);
    ftruncateSync(log);
    this.running = true;
    void this.programs.serve(command, log).then(async () => {
      await sleep(PAUSE_MS);
      this.running = false;
    });
    closeSync(log);
    return true;
  }

  async fault(): Promise<Error> {
    const log = await readFile(this.logFile, 'utf8').catch(() => '');
    const end = log.trim().split('\n').slice(-5).join('\n');
    return new Error(`The embedded PostgreSQL in ${this.dataDir} did not start.\n${end}`);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
