import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';
import { median } from './in-turns.mjs';

/** Nobody ever wakes who waits for it: the way to wait while the process ends. */
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

/**
 * A PostgreSQL that keeps what it has acknowledged (fsync on), in a folder that goes with it, also
 * when this process fails or is interrupted.
 */
export async function startDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const sync = await syncMs(folder);
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
  const [{ server_version }] = await administer('show server_version');
  return {
    version: `PostgreSQL ${server_version} (fsync on, ${sync.toFixed(2)} ms a sync)`,
    /** A migrated, empty database of this name; its URL. */
    async create(name) {
      await administer(`create database ${name}`);
      const url = Object.assign(new URL(server.url), { pathname: name }).href;
      await migrate(url);
      return url;
    },
    /** Has each write to the disk wait so many ms longer, as on a slower one; others may join it. */
    async slowDown(ms) {
      await administer(`alter system set commit_delay = ${ms * 1000}`);
      await administer('alter system set commit_siblings = 0');
      await administer('select pg_reload_conf()');
    },
    stop: () => server.stop(),
  };
}

/** What the disk takes to keep a page of the log, in ms: the median of two hundred. */
async function syncMs(folder) {
  const file = await open(path.join(folder, 'sync'), 'w');
  const times = [];
  for (let page = 0; page < 200; page += 1) {
    const begun = performance.now();
    await file.write(Buffer.alloc(8192), 0, 8192, 0);
    await file.datasync();
    times.push(performance.now() - begun);
  }
  await file.close();
  return median(times);
}

/** Ends the server if it still runs, without regard for its data, and removes the folder. */
function remove(folder) {
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (existsSync(pidFile)) process.kill(parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGQUIT');
  for (let look = 0; look < 40 && existsSync(pidFile); look += 1) Atomics.wait(CLOCK, 0, 0, 50);
  rmSync(folder, { recursive: true, force: true });
}
