import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Database } from '@boligstyling/adapters-postgres';
import { asWorker, createTestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const PROGRAM = ['--import', here('../../../tools/jest/run-sources.mjs'), here('operate.ts')];

describe('a command from a terminal', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'commands-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const said = (words: string[], settings: Record<string, string>) => {
    const env = { PATH: process.env['PATH'] ?? '', ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...words], {
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it.each(['import-postal-codes', 'erase'])(
    'makes no database of its own where the settings name none: %s',
    async (command) => {
      const { status, stderr } = said([command, here('commands.ts')], { DATA_DIR: folder });
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^There is no database in \S+: set DATABASE_URL, or DATA_DIR/),
      ]);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('opens no database to tell what a role is to be granted, and makes none', async () => {
    const { status, stdout } = said(['grants', 'one'], { DATA_DIR: folder });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^grant .+ to "one";\n/)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that may find an empty database says which it used, and not how one logs in there', async () => {
    const database = await createTestDatabase();
    const { host, pathname, password } = new URL(database.url);
    const { stdout } = said(['migrate'], { DATABASE_URL: database.url, DATA_DIR: folder });
    await database.drop();
    expect(stdout).toMatch(/^The schema of the database \S+ is \d{4}-/);
    expect(stdout).toContain(`${host}${pathname} is`);
    expect(stdout).not.toContain(password);
  });

  it.each(['backup', 'erase', 'migrate'])(
    'is refused where the two addresses lead to two databases, and does nothing: %s',
    async (command) => {
      const [own, other] = [await createTestDatabase(), await createTestDatabase()];
      const file = join(folder, 'given');
      const { status, stderr } = said([command, ...(command === 'migrate' ? [] : [file])], {
        MIGRATION_URL: own.url,
        DATABASE_URL: asWorker(other.url),
        DATA_DIR: folder,
      });
      await Promise.all([own.drop(), other.drop()]);
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^DATABASE_URL and MIGRATION_URL lead to two databases: /),
      ]);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('for a password tells in English which it wants', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', here('../../../tools/jest/run-sources.mjs'), here('hash-password.ts')],
      { input: 'kort\n', encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([1, 'Choose 12 to 200 characters that are hard to guess.\n']);
  });

  it('that has no room for a backup says so, and where, and leaves none', async () => {
    const database = await createTestDatabase();
    const file = join(folder, 'backup.json.gz');
    // By a limit, under which a write fails as on a full disk.
    const command = ['-c', 'ulimit -f 0 && exec "$@"', 'sh', process.execPath, ...PROGRAM];
    const { status, stderr } = spawnSync('sh', [...command, 'backup', file], {
      env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url, DATA_DIR: folder },
      encoding: 'utf8',
    });
    await database.drop();
    expect([status, stderr]).toEqual([
      1,
      `There is no room for ${file} (EFBIG), so there is no new backup: make room there, or name a file elsewhere.\n`,
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that needs the owner of the tables, and logs in as the role that serves, says what to set', async () => {
    const database = await createTestDatabase();
    const file = join(folder, 'backup.json.gz');
    const asOwner = (words: string[]) => said(words, { DATABASE_URL: database.url });
    expect(asOwner(['backup', file]).status).toBe(0);
    const asServing = (words: string[]) =>
      said(words, { DATABASE_URL: asWorker(database.url), DATA_DIR: folder });
    const missing =
      /^boligstyling_worker may not do that to the tables: .+ MIGRATION_URL that names who owns them\.\n$/;
    expect(asServing(['migrate-down'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(missing),
    });
    const owner = await Database.open(database.url, 1);
    const execute = (statement: string) => owner.orm.em.getConnection().execute(statement);
    await execute('revoke all on all tables in schema public from boligstyling_worker');
    for (const words of [
      ['erase', file],
      ['last-invoice', '202600057'],
      ['clock-is-right', '2026-11-26'],
    ])
      expect(asServing(words)).toMatchObject({ status: 1, stderr: expect.stringMatching(missing) });
    await execute('drop schema public cascade; create schema public');
    await owner.close();
    expect(asServing(['restore', file])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(missing),
    });
    await database.drop();
  });
});
