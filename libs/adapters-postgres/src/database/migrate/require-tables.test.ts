import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { requireTables } from './require-tables.js';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';

let own: TestDatabase;
beforeAll(async () => void (own = await createTestDatabase()));
afterAll(() => own.drop());

it("a command on existing data requires a database with the product's tables", async () => {
  await requireTables(own.url);
  const other = Object.assign(new URL(own.url), { pathname: 'postgres' }).href;
  await expect(requireTables(other)).rejects.toThrow('no tables of ours');
});
