import { afterAll, beforeAll } from '@jest/globals';
import { Database } from '../database.js';
import { createTestDatabase, type TestDatabase } from './index.js';

/** Gives the test file a database of its own for as long as its tests run. */
export function ownDatabase(): () => Database & { readonly url: string } {
  let made: TestDatabase;
  let database: Database & { readonly url: string };
  beforeAll(async () => {
    made = await createTestDatabase();
    database = Object.assign(await Database.open(made.url), { url: made.url });
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });
  return () => database;
}
