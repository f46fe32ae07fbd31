import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Database } from '@boligstyling/adapters-postgres';
import { asWorker, createTestDatabase, insertLead } from '@boligstyling/adapters-postgres/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AesSecretBox } from '../platform/secrets/aes-secret-box.js';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const PROGRAM = ['--import', here('../../../../tools/jest/run-sources.mjs'), here('../operate.ts')];

describe('a command from a terminal', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'commands-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const said = (words: string[], settings: Record<string, string>) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      const env = { PATH: process.env['PATH'] ?? '', ...settings };
      execFile(process.execPath, [...PROGRAM, ...words], { env }, (fault, stdout, stderr) =>
        resolve({ status: fault ? fault.code : 0, stdout, stderr }),
      );
    });

  it.each(['import-postal-codes', 'erase'])(
    'creates no database if the settings name none: %s',
    async (command) => {
      const { status, stderr } = await said([command, here('commands.ts')], { DATA_DIR: folder });
      expect([status, stderr]).toEqual([
        1,
        expect.stringMatching(/^There is no database in \S+: set DATABASE_URL, or DATA_DIR/),
      ]);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  it('neither opens nor creates a database to print a role’s grants', async () => {
    const { status, stdout } = await said(['grants', 'one'], { DATA_DIR: folder });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^grant .+ to "one";\n/)]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('names the database that it used, without the login', async () => {
    const database = await createTestDatabase();
    const { host, pathname, password } = new URL(database.url);
    const { stdout } = await said(['migrate'], { DATABASE_URL: database.url, DATA_DIR: folder });
    await database.drop();
    expect(stdout).toMatch(/^The schema of the database \S+ is \d{4}-/);
    expect(stdout).toContain(`${host}${pathname} is`);
    expect(stdout).not.toContain(password);
  });

  it.each(['backup', 'erase', 'migrate'])(
    'is refused without effect if the two addresses lead to two databases: %s',
    async (command) => {
      const [own, other] = [await createTestDatabase(), await createTestDatabase()];
      const file = join(folder, 'given');
      const { status, stderr } = await said([command, ...(command === 'migrate' ? [] : [file])], {
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

  it('for a password asks in English', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', here('../../../../tools/jest/run-sources.mjs'), here('../hash-password.ts')],
      { input: 'kort\n', encoding: 'utf8' },
    );
    expect([status, stderr]).toEqual([1, 'Choose 12 to 200 characters that are hard to guess.\n']);
  });

  it('without room for a backup reports the place, and leaves none', async () => {
    const database = await createTestDatabase();
    const file = join(folder, 'backup.json.gz');
    // A limit on file size makes a write fail as on a full disk.
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

  it('that restores secrets sealed under another key says so, and how their users log in', async () => {
    const from = await createTestDatabase();
    const [id, key] = [randomUUID(), 'the key of the backup, long enough'];
    const sealed = new AesSecretBox(key).seal('JBSWY3DPEHPK3PXP', id);
    const owner = Database.open(from.url, 1);
    await owner.orm.em.getConnection().execute(
      `insert into dashboard_user (id, name, email, role, state, password_hash, totp_secret, created_at)
       values ('${id}', 'Kari', 'kari@boligstyling.no', 'eier', 'active', 'a hash', '${sealed}', now())`,
    );
    await owner.close();
    const file = join(folder, 'backup.json.gz');
    const backedUp = await said(['backup', file], { DATABASE_URL: from.url, DATA_DIR: folder });
    expect(backedUp.status).toBe(0);
    await from.drop();
    const restored = async (settings: Record<string, string>) => {
      const to = await createTestDatabase();
      const { stdout } = await said(['restore', file], {
        DATABASE_URL: to.url,
        DATA_DIR: folder,
        ...settings,
      });
      await to.drop();
      return stdout;
    };
    const withKey = join(folder, 'with-key');
    await mkdir(withKey);
    await writeFile(join(withKey, 'secrets-key'), key);
    // Together, because each looks for a running product for seconds.
    const settings: Record<string, string>[] = [
      { SECRETS_KEY: key },
      { SECRETS_KEY: 'another key, that is long enough too' },
      {},
      { DATA_DIR: withKey },
    ];
    const [same, other, none, kept] = await Promise.all(settings.map(restored));
    expect(same).toMatch(/^Restored 1 rows into \S.+\.\n$/);
    for (const stdout of [other, none]) {
      expect(stdout).toMatch(/^Restored 1 rows/);
      expect(stdout).toContain(
        'SECRETS_KEY opens none of 1 sealed secret: the login codes of 1 user are refused',
      );
      expect(stdout).toContain('npm run reset-person');
    }
    expect(kept).toMatch(/^Restored 1 rows/);
    expect(kept).not.toContain('SECRETS_KEY');
  });

  it('that restores beside files of another installation warns before they are deleted', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()];
    const file = join(folder, 'backup.json.gz');
    await said(['backup', file], { DATABASE_URL: from.url, DATA_DIR: folder });
    const shard = join(folder, 'files', '01');
    await mkdir(shard, { recursive: true });
    await writeFile(join(shard, `${randomUUID().slice(0, -2)}01.webp`), 'a newer picture');
    const { stdout } = await said(['restore', file], { DATABASE_URL: to.url, DATA_DIR: folder });
    await Promise.all([from.drop(), to.drop()]);
    expect(stdout).toMatch(
      /^Restored 0 rows .+\nThe store has 1 files that the backup lacks, and the product will delete them: for a trial, set another DATA_DIR or FILES_S3_BUCKET before it starts\.\n$/,
    );
  });

  it('that restores beside files of another database says how they become its own', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()];
    const file = join(folder, 'backup.json.gz');
    await said(['backup', file], { DATABASE_URL: from.url, DATA_DIR: folder });
    await mkdir(join(folder, 'files'));
    await writeFile(join(folder, 'files', 'owner'), 'another 2026-11-01T00:00:00.000Z');
    const { stdout } = await said(['restore', file], { DATABASE_URL: to.url, DATA_DIR: folder });
    await Promise.all([from.drop(), to.drop()]);
    expect(stdout).toMatch(
      /^Restored 0 rows .+\nThe files belong to another database, so that the product will take none and delete none\. If that one is gone, delete «owner» beside them; for a trial, set another DATA_DIR or FILES_S3_BUCKET\.\n$/,
    );
  });

  it('that restores unsent messages counts them before they leave', async () => {
    const [from, to] = [await createTestDatabase(), await createTestDatabase()];
    const [lead, endpoint] = [randomUUID(), randomUUID()];
    const owner = Database.open(from.url, 1);
    const execute = (sql: string) => owner.orm.em.getConnection().execute(sql);
    await execute(insertLead({ id: `'${lead}'` }));
    await execute(`
      insert into webhook_endpoint (id, url, events, active, secret, created_at)
      values ('${endpoint}', 'https://megler.example', '{lead.received}', true, 'sealed', now())`);
    await execute(`
      insert into webhook_delivery (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
      select gen_random_uuid(), '${endpoint}', '${lead}', 'lead.received', now(), '{}', 'due', 0, now()
      from generate_series(1, 3)`);
    await execute(`
      insert into notification (id, lead_id, kind, state, attempts, created_at, due_at)
      select gen_random_uuid(), '${lead}', kind, 'due', 0, now(), now()
      from unnest(array['owner-confirmation', 'lead-received']) kind`);
    await owner.close();
    const file = join(folder, 'backup.json.gz');
    await said(['backup', file], { DATABASE_URL: from.url, DATA_DIR: folder });
    const { stdout } = await said(['restore', file], { DATABASE_URL: to.url, DATA_DIR: folder });
    await Promise.all([from.drop(), to.drop()]);
    expect(stdout).toContain(
      '\nThe product will send 2 e-mails and 3 webhook messages that had not left: for a trial, set MAIL=files before it starts.\n',
    );
  });

  it('that imports bad lines fails, and leaves no backup of what it did not change', async () => {
    const database = await createTestDatabase();
    const [data, given] = [join(folder, 'data'), join(folder, 'given')];
    await mkdir(given);
    await writeFile(join(given, 'sales.csv'), 'id,partner_id\n1,nobody\n');
    const { status, stderr } = await said(['import', given, '--store'], {
      DATABASE_URL: database.url,
      DATA_DIR: data,
    });
    await database.drop();
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was stored, because of the bad lines,');
    expect(await readdir(join(data, 'backups'))).toEqual([]);
  });

  it('that needs the tables’ owner but logs in as another role names the missing setting', async () => {
    const database = await createTestDatabase();
    const file = join(folder, 'backup.json.gz');
    const asOwner = (words: string[]) => said(words, { DATABASE_URL: database.url });
    expect((await asOwner(['backup', file])).status).toBe(0);
    const asServing = (words: string[]) =>
      said(words, { DATABASE_URL: asWorker(database.url), DATA_DIR: folder });
    const missing =
      /^boligstyling_worker may not do that to the tables: .+ MIGRATION_URL that names who owns them\.\n$/;
    const owner = Database.open(database.url, 1);
    const execute = (statement: string) => owner.orm.em.getConnection().execute(statement);
    await execute('revoke all on all tables in schema public from boligstyling_worker');
    for (const words of [
      ['erase', file],
      ['last-invoice', '202600057'],
      ['clock-is-right', '2026-11-26'],
    ])
      expect(await asServing(words)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(missing),
      });
    await execute('drop schema public cascade; create schema public');
    await owner.close();
    expect(await asServing(['restore', file])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(missing),
    });
    await database.drop();
  });
});
