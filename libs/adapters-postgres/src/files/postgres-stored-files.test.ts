import { FileStoreUse } from '@boligstyling/application';
import { expect, it } from '@jest/globals';
import { PostgresStoredFiles } from './postgres-stored-files.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const HOUR_MS = 3_600_000;

/** A replica with its own folder, and a clock that differs by so much. */
const replica = (folder: string, differsMs: number) =>
  new FileStoreUse(
    { identity: async () => folder, owner: async (ours) => ours },
    new PostgresStoredFiles(database().orm),
    { now: () => new Date(Date.now() + differsMs) },
  );

it.each([
  ['that is ahead', 0, HOUR_MS],
  ['that sees the first set back', -HOUR_MS, 0],
])('a folder in use is not replaced by a replica with a clock %s', async (_, first, second) => {
  await database().execute('delete from file_store_use');
  expect((await replica('one', first).look()).fault).toBeUndefined();
  expect((await replica('other', second).look()).fault).toMatchObject({ code: 'FILES_ELSEWHERE' });
  expect((await replica('one', first).look()).fault).toBeUndefined();
});
