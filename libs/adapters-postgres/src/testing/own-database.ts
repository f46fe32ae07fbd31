import { afterAll, beforeAll } from '@jest/globals';
import { Database } from '../database/database.js';
import { createTestDatabase, type TestDatabase } from './index.js';

type OwnDatabase = Database & {
  readonly url: string;
  readonly execute: <Row extends object = Record<string, unknown>>(
    sql: string,
    values?: unknown[],
  ) => Promise<Row[]>;
};

export function ownDatabase(): () => OwnDatabase {
  let made: TestDatabase;
  let database: OwnDatabase;
  beforeAll(async () => {
    made = await createTestDatabase();
    const opened = await Database.open(made.url);
    database = Object.assign(opened, {
      url: made.url,
      execute: <Row>(sql: string, values?: unknown[]) =>
        opened.orm.em.getConnection().execute<Row[]>(sql, values),
    });
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });
  return () => database;
}
