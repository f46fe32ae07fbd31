import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { WORKER, startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { socketFolder } from '../embedded/launcher.js';
import { migrate } from '../database/migrate/migrate.js';

interface Template {
  readonly url: string;
  remove(): Promise<void>;
}

/**
 * Runs as a separate process: serves a migrated template database, sends its URL to the parent, and
 * cleans up when the parent disconnects or dies. The server is the embedded one, or that of
 * `TEST_POSTGRES_URL`, the login of its administrator.
 */
const given = process.env.TEST_POSTGRES_URL;
const template = given ? await templateOn(given) : await templateOfOurOwn();
try {
  await migrate(template.url, { worker: WORKER });
  process.send?.(template.url);
  await once(process, 'disconnect');
} finally {
  await template.remove();
}

async function templateOfOurOwn(): Promise<Template> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'test-databases-')));
  const dataDir = join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const url = new URL(server.url);
  // Without TCP, database tests take a tenth less CPU.
  if (socketFolder(dataDir)) url.searchParams.set('host', dataDir);
  return { url: url.href, remove };
}

/** It also needs the worker role, with the same password. */
async function templateOn(url: string): Promise<Template> {
  const name = `boligstyling_${randomUUID().replaceAll('-', '')}`;
  const password = pg.escapeLiteral(decodeURIComponent(new URL(url).password));
  await administer(url, [
    `do $$ begin create role ${WORKER}; exception when duplicate_object then null; end $$`,
    `alter role ${WORKER} login password ${password}`,
    `create database ${name} template template0 encoding 'UTF8'`,
  ]);
  return {
    url: Object.assign(new URL(url), { pathname: name }).href,
    remove: () => administer(url, [`drop database ${name} with (force)`]),
  };
}

async function administer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
