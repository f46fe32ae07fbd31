import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Programs } from './programs.js';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Sized for one product on a small machine, reachable from this machine only. */
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
  max_connections: 200,
};

/** Limit of a socket path in bytes on every supported system. */
const LONGEST_PATH = 103;

/**
 * Socket folder of a test server, reachable by its own user and root; empty where the path is too
 * long or sockets are missing.
 */
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
/**
 * After a crash the old server's processes take a moment to exit; until then a new one gives up.
 */
const PAUSE_MS = 250;

/** Launches servers on one data folder, one after the other, and gives up if none stays up. */
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
   * Launches a server unless the previous one still runs. Without a `port` it finds a free one.
   *
   * @throws Error with the tail of the server's log when too many have ended
   */
  async launch(port: number | undefined): Promise<void> {
    if (this.running) return;
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
