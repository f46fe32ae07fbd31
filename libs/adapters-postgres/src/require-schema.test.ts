import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from './migrate.js';
import { requireSchema, requireTables } from './require-schema.js';
import { asWorker, createTestDatabase, type TestDatabase } from './testing/index.js';

describe('what serves, beside what was migrated', () => {
  let own: TestDatabase;
  let schema: string;
  beforeAll(async () => {
    own = await createTestDatabase();
    schema = await migrate(own.url);
  });
  afterAll(() => own.drop());

  it('may be the same database by another role', () =>
    expect(requireSchema(asWorker(own.url), schema)).resolves.toBeUndefined());

  it.each([
    ['another database', { pathname: 'postgres' }, 'lead to two databases'],
    ['a database that is not there', { pathname: 'nowhere' }, '"nowhere" does not exist'],
    ['a wrong password', { password: 'guess' }, 'password authentication failed'],
  ])('is refused at the start by %s', async (_, other, sentence) => {
    const url = Object.assign(new URL(asWorker(own.url)), other).href;
    await expect(requireSchema(url, schema)).rejects.toThrow(sentence);
  });

  it('is a database with our tables, where a command is for what is there', async () => {
    await requireTables(own.url);
    const other = Object.assign(new URL(own.url), { pathname: 'postgres' }).href;
    await expect(requireTables(other)).rejects.toThrow('no tables of ours');
  });

  it('is refused when it is of an older schema', () =>
    expect(requireSchema(own.url, '9999-of-tomorrow')).rejects.toThrow('9999-of-tomorrow'));
});
