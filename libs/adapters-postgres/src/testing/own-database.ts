import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import { Database } from '../database/database.js';
import { asWorker, createTestDatabase, type TestDatabase } from './index.js';

/** Opened for the role that the product serves under; `execute` runs as the tables' owner. */
export type OwnDatabase = Database & {
  /** Logs in as the owner. */
  readonly url: string;
  readonly execute: <Row extends object = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ) => Promise<Row[]>;
  /** Until so many statements wait for a lock. */
  readonly untilBlocked: (count?: number) => Promise<void>;
};

const WAITING = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

export function ownDatabase(as: 'worker' | 'owner' = 'worker'): () => OwnDatabase {
  let made: TestDatabase;
  let owner: Database;
  let database: OwnDatabase;
  beforeAll(async () => {
    made = await createTestDatabase();
    owner = Database.open(made.url);
    const opened = Database.open(as === 'owner' ? made.url : asWorker(made.url));
    const execute = <Row>(sql: string, values?: unknown[]) =>
      owner.orm.em.getConnection().execute<Row[]>(sql, values);
    const untilBlocked = async (count = 1) => {
      while ((await execute(WAITING)).length < count) await sleep(5);
    };
    database = Object.assign(opened, { url: made.url, execute, untilBlocked });
  });
  afterAll(async () => {
    await database.close();
    await owner.close();
    await made.drop();
  });
  return () => database;
}
