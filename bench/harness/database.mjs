import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';

/** A PostgreSQL that keeps what it has acknowledged (fsync on), in a folder that goes with it. */
export async function startDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: true,
  });
  const administer = async (statement) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  const [{ server_version }] = await administer('show server_version');
  return {
    version: `PostgreSQL ${server_version} (fsync on)`,
    /** A migrated, empty database of this name; its URL. */
    async create(name) {
      await administer(`create database ${name}`);
      const url = Object.assign(new URL(server.url), { pathname: name }).href;
      await migrate(url);
      return url;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
