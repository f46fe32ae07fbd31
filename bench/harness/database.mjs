import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';

/** Never notified: allows a synchronous wait during process exit. */
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

/**
 * A durable PostgreSQL (fsync on), in a folder removed with it, also after a failure or an
 * interrupt.
 */
export async function startDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const dataDir = path.join(folder, 'postgres');
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  const administer = async (statement) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  const createEmpty = async (name) => {
    await administer(`create database ${name}`);
    return Object.assign(new URL(server.url), { pathname: name }).href;
  };
  const [{ server_version }] = await administer('show server_version');
  return {
    version: `PostgreSQL ${server_version} (fsync on)`,
    createEmpty,
    async create(name) {
      const url = await createEmpty(name);
      await migrate(url);
      return url;
    },
    /** Delays each commit by this many ms, like a slower disk, with group commit. */
    async slowDown(ms) {
      await administer(`alter system set commit_delay = ${ms * 1000}`);
      await administer('alter system set commit_siblings = 0');
      await administer('select pg_reload_conf()');
    },
    stop: () => server.stop(),
  };
}

function remove(folder) {
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
  for (let look = 0; look < 40 && existsSync(pidFile); look += 1) Atomics.wait(CLOCK, 0, 0, 50);
  rmSync(folder, { recursive: true, force: true });
}
