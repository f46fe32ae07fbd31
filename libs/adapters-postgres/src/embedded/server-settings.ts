/** One product on a small machine, reached from this machine alone. */
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
  // The log tells how the server fares. Statements and row values are personal data: never there.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** What is thrown away need not outlive a crash, and serves many products at once: those of tests. */
const THROWN_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 200,
};

/** Of a socket's path, in bytes, on every system that has them. */
const LONGEST_PATH = 103;

/**
 * Where a server whose data are thrown away is reached without TCP, for its own user and root alone;
 * empty where no socket can be.
 */
export function socketFolder(dataDir: string): string {
  const path = `${dataDir}/.s.PGSQL.65535`;
  return process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_PATH ? dataDir : '';
}

/** The server's command line. */
export function serverArguments(dataDir: string, port: number, durable: boolean): string[] {
  const thrownAway = { ...THROWN_AWAY, unix_socket_directories: socketFolder(dataDir) };
  const settings = { ...SETTINGS, port, ...(durable ? {} : thrownAway) };
  return [
    '-D',
    dataDir,
    ...Object.entries(settings).flatMap(([key, to]) => ['-c', `${key}=${to}`]),
  ];
}
