import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from './migrate.js';
import { asWorker, createTestDatabase, type TestDatabase } from '../../testing/index.js';

describe('the served database, compared with the migrated one', () => {
  let own: TestDatabase;
  let copy: TestDatabase;
  beforeAll(async () => {
    [own, copy] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([own.drop(), copy.drop()]));

  it('may be reached by another role', () =>
    expect(migrate(own.url, { servedAt: asWorker(own.url) })).resolves.toMatch(/^\d{4}-/));

  it('is refused at the start where it is a copy', () =>
    expect(migrate(own.url, { servedAt: asWorker(copy.url) })).rejects.toThrow(
      'DATABASE_URL and MIGRATION_URL lead to two databases',
    ));

  it.each([
    ['another database', { pathname: 'postgres' }, 'lead to two databases'],
    ['a database that is not there', { pathname: 'nowhere' }, '"nowhere" does not exist'],
    ['a wrong password', { password: 'guess' }, 'password authentication failed'],
  ])('is refused at the start by %s', async (_, other, sentence) => {
    const servedAt = Object.assign(new URL(asWorker(own.url)), other).href;
    await expect(migrate(own.url, { servedAt })).rejects.toThrow(sentence);
  });
});
