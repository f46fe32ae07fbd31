import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryFileStore } from '@boligstyling/application/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Database } from '@boligstyling/adapters-postgres';
import {
  createTestDatabase,
  insertLead,
  type TestDatabase,
} from '@boligstyling/adapters-postgres/testing';
import { backUp, restore } from './back-up.js';

/** Line ends as people paste them into forms; `node:readline` also ends lines at the second. */
const NAME = 'Åse\n\u2028Nordmann';

const PICTURE = '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.webp';

async function* one(text: string) {
  yield Buffer.from(text);
}

describe('a backup in a file', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    [from, to] = [await createTestDatabase(), await createTestDatabase()];
    folder = await mkdtemp(join(tmpdir(), 'back-up-'));
    await run(
      from,
      `insert into saved_view (id, name, filter) values ('${randomUUID()}', '${NAME}', '{}')`,
    );
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
    await from.drop();
    await to.drop();
  });

  const run = async ({ url }: TestDatabase, sql: string): Promise<unknown> => {
    const database = Database.open(url, 1);
    return database.orm.em
      .getConnection()
      .execute(sql)
      .finally(() => database.close());
  };
  const file = (name: string) => join(folder, name);
  const files = new InMemoryFileStore();
  const backedUp = (name = 'backup', options: { recipient?: string; replace?: boolean } = {}) =>
    backUp(from.url, file(name), files, { recipient: '', replace: false, ...options });
  const names = async () => run(to, 'select name from saved_view');

  it('gets its name after verification, and restores the same data', async () => {
    await files.put(PICTURE, one('a picture'));
    const held = { schema: expect.stringMatching(/^\d{4}-/), rows: 1, files: 1, missing: [] };
    expect(await backedUp()).toEqual(held);
    expect(await readdir(folder)).toEqual(['backup']);
    const again = new InMemoryFileStore();
    const restored = { rows: 1, files: 1, damaged: [] };
    expect(await restore(to.url, file('backup'), '', again, 0)).toEqual(restored);
    expect(String(Buffer.from(again.files.get(PICTURE)?.bytes ?? []))).toBe('a picture');
    expect(await names()).toEqual([{ name: NAME }]);
  });

  it('neither bills nor asks for reviews before the morning after its restore', async () => {
    await backedUp();
    await restore(to.url, file('backup'), '', files, 0);
    const done = await run(to, 'select name from job_run order by name');
    expect(done).toEqual([{ name: 'invoices' }, { name: 'review-requests' }]);
  });

  it('is unreadable for other users of the machine, because it holds all owners', async () => {
    await backedUp();
    expect((await stat(file('backup'))).mode & 0o777).toBe(0o600);
  });

  it('for a recipient was verified too, and can be opened by nobody else', async () => {
    const key = await generateX25519Identity();
    await writeFile(file('key'), key);
    const recipient = await identityToRecipient(key);
    expect(await backedUp('backup', { recipient })).toMatchObject({ rows: 1 });
    const [, ...header] = (await readFile(file('backup'), 'latin1')).split('\n');
    expect(header.filter((line) => line.startsWith('-> '))).toHaveLength(1);
    expect(await restore(to.url, file('backup'), file('key'), files, 0)).toMatchObject({ rows: 1 });
  });

  it('is refused as one that lacks pictures where the store is another than the product’s', async () => {
    const ids = [1, 2, 3].map((nth) => PICTURE.replace('5f.webp', `6${nth}`));
    const lead = randomUUID();
    await run(from, insertLead({ id: `'${lead}'` }));
    for (const id of ids) {
      await run(
        from,
        `insert into lead_picture (id, lead_id, file_id, place, width, height, bytes, added_by, added_at)
         values ('${id}', '${lead}', '${id}', 1, 1, 1, 1, 'owner', now())`,
      );
    }
    const [elsewhere, own] = [new InMemoryFileStore(), new InMemoryFileStore()];
    const into = (name: string, store: InMemoryFileStore) =>
      backUp(from.url, file(name), store, { recipient: '', replace: false });
    await expect(into('rows', elsewhere)).rejects.toThrow(
      /rows, but lacks 3 of the 3 files that its rows name: set DATA_DIR/,
    );
    expect(await restore(to.url, file('rows'), '', elsewhere, 0)).toMatchObject({ rows: 5 });
    for (const id of ids.slice(1)) await own.put(`${id}.webp`, one('a picture'));
    expect(await into('backup', own)).toMatchObject({ files: 2, missing: [ids[0]] });
  });

  it('replaces another file only with `--replace`', async () => {
    await writeFile(file('backup'), 'yesterday’s');
    await expect(backedUp()).rejects.toThrow(/^There is a file .+ already: .+ --replace/);
    expect(await readFile(file('backup'), 'utf8')).toBe('yesterday’s');
    await backedUp('backup', { replace: true });
    expect(await restore(to.url, file('backup'), '', files, 0)).toMatchObject({ rows: 1 });
  });

  it('ignores the remains of an aborted one', async () => {
    await writeFile(file('backup.part'), 'half');
    await expect(backedUp()).rejects.toThrow(/was broken off: .+ --replace/);
    await backedUp('backup', { replace: true });
    expect(await readdir(folder)).toEqual(['backup']);
  });

  it('is refused while another of the same database is under way, which ends well', async () => {
    await writeFile(file('backup'), 'yesterday’s');
    const both = [1, 2].map(() => backedUp('backup', { replace: true }));
    const [refused, ...more] = (await Promise.allSettled(both)).filter(
      ({ status }) => status === 'rejected',
    );
    expect([String((refused as PromiseRejectedResult).reason), more]).toEqual([
      'Error: Another backup of this database is under way: wait until it has ended. Nothing was changed.',
      [],
    ]);
    expect(await readdir(folder)).toEqual(['backup']);
    expect(await restore(to.url, file('backup'), '', files, 0)).toMatchObject({ rows: 1 });
  });

  it('drops the copy that a killed import left, which no erasure reaches', async () => {
    const [{ oid }] = (await run(
      from,
      'select oid from pg_database where datname = current_database()',
    )) as [{ oid: number }];
    const name = `boligstyling_scratch_${oid}`;
    await run(from, `create database ${name}`);
    await backedUp();
    const left = `select from pg_database where datname = '${name}'`;
    expect(await run(from, left)).toEqual([]);
  });

  it('that cannot be written leaves nothing, and gives the reason in a sentence', async () => {
    await expect(backedUp('none/backup')).rejects.toThrow(`There is no folder ${file('none')}.`);
    await expect(
      backUp('postgres://127.0.0.1:9/none', file('backup'), files, {
        recipient: '',
        replace: false,
      }),
    ).rejects.toThrow('ECONNREFUSED');
    expect(await readdir(folder)).toEqual([]);
  });

  it('for an invalid recipient ends with a sentence, and leaves nothing', async () => {
    await expect(backedUp('backup', { recipient: 'age1nobody' })).rejects.toThrow(
      'BACKUP_RECIPIENT is no recipient of age',
    );
    expect(await readdir(folder)).toEqual([]);
    const connected = `select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query like '%cursor%'`;
    expect(await run(from, connected)).toEqual([]);
  });

  it('that is missing is reported in a sentence', async () => {
    await expect(restore(to.url, file('backup'), '', files, 0)).rejects.toThrow(
      `There is no file ${file('backup')}.`,
    );
  });

  it.each(['as it is', 'encrypted'])(
    'that was cut off is reported in a sentence: %s',
    async (kind) => {
      const key = await generateX25519Identity();
      await writeFile(file('key'), key);
      const recipient = kind === 'encrypted' ? await identityToRecipient(key) : '';
      await backedUp('backup', { recipient });
      await truncate(file('backup'), (await stat(file('backup'))).size - 20);
      await expect(restore(to.url, file('backup'), file('key'), files, 0)).rejects.toThrow(
        `${file('backup')} is damaged, or was cut off: nothing was restored.`,
      );
      expect(await names()).toEqual([]);
    },
  );
});
