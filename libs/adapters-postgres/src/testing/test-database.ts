import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { WORKER } from '../embedded/embedded-postgres.js';

export interface TestDatabase {
  /** Logs in as the owner. */
  readonly url: string;
  drop(): Promise<void>;
}

/** By what the product's time-outs are multiplied, because a busy machine is no fault. */
const PATIENCE = '20';

/**
 * Creates a database for one test file in about 100 ms: a copy of the migrated template.
 *
 * @throws Error outside the Jest project `database`, which starts the server
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('TEST_DATABASE_URL is not set: run the test with Jest.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(
    template,
    `create database ${name} template ${databaseOf(template)} strategy file_copy`,
  );
  const url = Object.assign(new URL(template), { pathname: name });
  url.searchParams.set('patience', PATIENCE);
  return {
    url: url.href,
    drop: () => administer(template, `drop database ${name} with (force)`),
  };
}

/** The same database with the product's own time-outs, for tests of these. */
export function withUsualTimeouts(url: string): string {
  const usual = new URL(url);
  usual.searchParams.delete('patience');
  return usual.href;
}

/** The same database for the worker role. */
export function asWorker(url: string): string {
  return Object.assign(new URL(url), { username: WORKER }).href;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function administer(url: string, statement: string): Promise<void> {
  const maintenance = Object.assign(new URL(url), { pathname: 'postgres' });
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
