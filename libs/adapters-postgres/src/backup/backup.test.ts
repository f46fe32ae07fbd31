import { setStatus } from '@boligstyling/domain';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { happen, sampleLead } from '@boligstyling/application/testing';
import { sampleOperator } from '@boligstyling/domain/testing';
import pg from 'pg';
import { Database } from '../database/database.js';
import { migrateDown } from '../database/migrate/migrate.js';
import { migrations } from '../migrations/list.js';
import { PostgresJobRuns } from '../core/postgres-job-runs.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresOperatorSettings } from '../billing/postgres-operator-settings.js';
import { asWorker, createTestDatabase, insertLead, type TestDatabase } from '../testing/index.js';
import { insertPartner } from '../testing/rows.js';
import { verifyBackup, BACKED_UP, LEFT_OUT } from './backup-lines.js';
import { exportDatabase } from './export-database.js';
import { importDatabase, onScratchDatabase } from './import-database.js';

describe('a backup', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  beforeEach(async () => {
    [from, to] = [await createTestDatabase(), await createTestDatabase()];
  });
  afterEach(async () => {
    await from.drop();
    await to.drop();
  });

  const query = async (url: string, sql: string): Promise<object[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  const fill = async (leads: number) => {
    const database = Database.open(from.url);
    const repository = new PostgresLeadRepository(database.orm);
    const matching = new PostgresMatchingRepository(database.orm);
    for (let i = 0; i < leads; i += 1) {
      const lead = sampleLead({
        message: `To\nlinjer, «æøå» \\ " 🛋️ ${i}`,
        municipality: null,
        municipalityFoundBy: null,
      });
      const notification = { id: randomUUID(), kind: 'lead-notification' as const };
      const submission = { idempotencyKey: randomUUID(), digest: 'digest' };
      await repository.receive(lead, [notification], submission);
      await happen(matching, lead.id, (leadCase) => setStatus(leadCase, 'won'));
    }
    await database.close();
  };
  const contents = async (url: string) => {
    const tables = BACKED_UP.map((table) => query(url, `select * from ${table} order by 1, 2`));
    return Object.fromEntries((await Promise.all(tables)).map((rows, i) => [BACKED_UP[i], rows]));
  };
  const collected = async (lines: AsyncIterable<string>) => {
    const all: string[] = [];
    for await (const line of lines) all.push(line);
    return all;
  };
  const lines = () => collected(exportDatabase(from.url, '1.2.3'));
  const restored = (backup: AsyncIterable<string>, lookForMs = 0) =>
    importDatabase(to.url, backup, { lookForMs, doneJobs: ['invoices'] });
  /** Waits until a restore has looked once for others that use the database. */
  const looked = async () => {
    const url = Object.assign(new URL(to.url), { pathname: 'postgres' }).href;
    const hasLooked = `select 1 from pg_stat_activity where query like '%usename%usesysid%'
      and state = 'idle in transaction' and datname = '${new URL(to.url).pathname.slice(1)}'`;
    while ((await query(url, hasLooked)).length === 0) await sleep(20);
  };
  const given = async function* (backup: string[]) {
    yield* backup;
  };

  it('restores everything byte for byte into an empty database', async () => {
    await fill(3);
    const backup = await lines();
    expect(await restored(given(backup))).toBe(9);
    expect(await contents(to.url)).toEqual(await contents(from.url));
  });

  it('keeps the MVA of each sale at its acceptance, whatever the settings say later', async () => {
    const sell = `
      insert into sale (id, partner_id, amount_ore, payment_status, created_at)
      select gen_random_uuid(), id, 60000, 'pending', now() from partner`;
    await query(from.url, insertPartner());
    const database = Database.open(from.url);
    const operator = new PostgresOperatorSettings(database.orm);
    await operator.save(sampleOperator({ vatRegistered: false }));
    await query(from.url, sell);
    await operator.save(sampleOperator());
    await database.close();
    await restored(given(await lines()));
    expect(await contents(to.url)).toEqual(await contents(from.url));

    await query(to.url, sell);
    const rates = await query(to.url, 'select vat_rate as rate from sale order by created_at');
    expect(rates).toEqual([{ rate: null }, { rate: 2500 }]);
  });

  it('is analysed after the restore, so that the planner has statistics', async () => {
    await fill(3);
    await restored(given(await lines()));
    const counted = `select reltuples from pg_class where relname = 'lead'`;
    expect(await query(to.url, counted)).toEqual([{ reltuples: 3 }]);
  });

  it('is analysed also where the restore breaks off after the rows, as by a lost lock', async () => {
    await fill(1);
    const backup = await lines();
    const losingItsLock = async function* () {
      yield* backup.slice(0, -1);
      await query(
        to.url,
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and database = (
           select oid from pg_database where datname = current_database())`,
      );
      yield* backup.slice(-1);
    };
    await expect(restored(losingItsLock())).rejects.toThrow();
    expect(await query(to.url, 'select count(*)::int as count from lead')).toEqual([{ count: 1 }]);
    expect(
      await query(
        to.url,
        `select name, is_called as counted from job_run, lead_stored where name = 'invoices'`,
      ),
    ).toEqual([{ name: 'invoices', counted: true }]);
  });

  it("marks the day's run of non-repeatable jobs as done, and of no others", async () => {
    await fill(1);
    const before = new Date();
    await query(to.url, `insert into job_run values ('invoices', '2026-11-20T05:00:00Z')`);
    await restored(given(await lines()));
    const database = Database.open(to.url, 1);
    const runs = new PostgresJobRuns(database.orm);
    const [invoices, retention] = [
      await runs.lastSuccess('invoices'),
      await runs.lastSuccess('retention'),
    ];
    await database.close();
    expect(invoices?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(retention).toBeUndefined();
  });

  it('restores leads that point to one another in any order', async () => {
    await fill(2);
    const first = '(select min(id::text)::uuid from lead)';
    await query(
      from.url,
      `update lead set merged_into = ${first}, merge_kind = 'presumed' where id <> ${first}`,
    );
    await query(from.url, insertLead({}, 'from generate_series(1, 1000)'));
    // A row that outgrows its page moves to the end of the table.
    const merged = 'id in (select merged_into from lead)';
    await query(from.url, `update lead set message = repeat('lang ', 300) where ${merged}`);
    expect(await restored(given(await lines()))).toBe(1006);
    expect(await query(to.url, 'select from lead where merged_into is not null')).toHaveLength(1);
    const deferrable = 'select conname from pg_constraint where condeferrable';
    expect(await query(to.url, deferrable)).toEqual([]);
  });

  it('alters no table of others, such as an extension’s', async () => {
    await fill(1);
    await query(to.url, 'create schema others');
    await query(
      to.url,
      'create table others.tree (id int unique, above int references others.tree (id))',
    );
    const alteredBy = () =>
      query(to.url, `select xmin from pg_constraint where conrelid = 'others.tree'::regclass`);
    const before = await alteredBy();
    await restored(given(await lines()));
    expect(await alteredBy()).toEqual(before);
  });

  it('is a snapshot of one moment', async () => {
    await fill(1);
    const reading = exportDatabase(from.url, '1.2.3');
    const head = await reading.next();
    await fill(1);
    const rest = await collected(reading);
    expect(await restored(given([head.value as string, ...rest]))).toBe(3);
  });

  it('of this version is restored by a next one and migrated', async () => {
    class Next extends Migration {
      override up(): void {
        this.addSql("alter table lead add column next_field text default 'new'");
      }
    }
    await fill(1);
    await query(to.url, 'drop schema public cascade; create schema public');
    const options = {
      ...{ lookForMs: 0, doneJobs: [] },
      migrations: [...migrations, { name: '9999-next', class: Next }],
    };
    expect(await importDatabase(to.url, given(await lines()), options)).toBe(3);
    expect(await query(to.url, 'select next_field from lead')).toEqual([{ next_field: 'new' }]);
  });

  it('contains no email with an excluded link', async () => {
    await fill(1);
    await query(
      from.url,
      `with link as (
         insert into one_time_link values (gen_random_uuid(), 'x', 'sign-in', gen_random_uuid(), now())
         returning id
       )
       insert into notification (id, one_time_link_id, kind, state, attempts, due_at, created_at)
       select gen_random_uuid(), id, 'sign-in-link', 'sent', 1, now(), now() from link`,
    );
    expect(await restored(given(await lines()))).toBe(3);
  });

  it('is tried in a separate database, also one of several hosts, and after a killed trial', async () => {
    await fill(1);
    const backup = await lines();
    const { host } = new URL(from.url);
    const several = from.url.replace(host, `${host},${host}`);
    const mine = `datname = 'boligstyling_scratch_' ||
      (select oid from pg_database where datname = current_database())`;
    const scratch = () => query(from.url, `select datname from pg_database where ${mine}`);
    const tried = () =>
      onScratchDatabase(several, async (url) => {
        const rows = await importDatabase(url, given(backup), { lookForMs: 0, doneJobs: [] });
        return { rows, left: await scratch() };
      });
    const { rows, left } = (await tried())!;
    expect([rows, await scratch()]).toEqual([3, []]);
    const [{ datname }] = left as [{ datname: string }];
    await query(from.url, `create database ${datname}`);
    await query(
      Object.assign(new URL(from.url), { pathname: datname }).href,
      'create table lead ()',
    );
    expect((await tried())?.rows).toBe(3);
    expect(await scratch()).toEqual([]);
    expect(await onScratchDatabase(asWorker(from.url), async () => 1)).toBeUndefined();
  });

  it('that was truncated restores nothing', async () => {
    await fill(2);
    const backup = (await lines()).slice(0, -1);
    await expect(restored(given(backup))).rejects.toThrow('cut short');
    await expect(verifyBackup(given(backup))).rejects.toThrow('cut short');
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('reports its contents on verification, and what is missing', async () => {
    await fill(2);
    const backup = await lines();
    expect(JSON.parse(backup[0] ?? '')).toMatchObject({ release: '1.2.3' });
    expect(await verifyBackup(given(backup))).toEqual({
      schema: migrations.at(-1)?.name,
      rows: backup.length - 2,
      named: [],
    });
    const lacking = backup.filter((line) => !line.startsWith('["lead_event"'));
    const fault = 'of lead_event it has 0 rows instead of 2';
    await expect(verifyBackup(given(lacking))).rejects.toThrow(fault);
    await expect(restored(given(lacking))).rejects.toThrow(fault);
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('of an older version is refused by a newer database, empty or not', async () => {
    await fill(1);
    const [head = '', ...rest] = await lines();
    const older = JSON.stringify({ ...JSON.parse(head), migrations: [] });
    await expect(restored(given([older, ...rest]))).rejects.toThrow('newer than the backup');
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('without row counts is restored too', async () => {
    await fill(1);
    const [head = '', ...rows] = (await lines()).slice(0, -1);
    const older = JSON.stringify({ ...JSON.parse(head), release: undefined });
    expect(await restored(given([older, ...rows, '"end"']))).toBe(3);
  });

  it('of a newer version is refused with its version', async () => {
    const [head = '', ...rest] = await lines();
    const { migrations: known, ...same } = JSON.parse(head);
    const newer = JSON.stringify({ ...same, migrations: [...known, '9999-what-comes'] });
    await expect(restored(given([newer, ...rest]))).rejects.toThrow(
      /newer version \(1\.2\.3\) with the schema 9999-what-comes/,
    );
  });

  it('is refused by a database in use', async () => {
    await fill(1);
    const backup = await lines();
    const other = new pg.Client({ connectionString: asWorker(to.url), application_name: 'api' });
    await other.connect();
    await expect(restored(given(backup))).rejects.toThrow(
      /^The database is in use by boligstyling_worker \(api\): stop the product/,
    );
    await other.end();
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('is refused by a product that queries later than the first look', async () => {
    await fill(1);
    const backup = await lines();
    const other = new pg.Client({ connectionString: asWorker(to.url) });
    const connected = looked().then(() => other.connect());
    await expect(restored(given(backup), 60_000)).rejects.toThrow('in use by boligstyling_worker');
    await connected;
    await other.end();
  });

  it('waits for a connection that is closing', async () => {
    await fill(1);
    const backup = await lines();
    const other = new pg.Client({ connectionString: asWorker(to.url) });
    await other.connect();
    const closed = looked().then(() => other.end());
    expect(await restored(given(backup))).toBe(3);
    await closed;
  });

  it('survives the loss of connections that are no longer needed', async () => {
    await fill(1);
    const backup = await lines();
    const admin = new pg.Client({
      connectionString: Object.assign(new URL(to.url), { pathname: 'postgres' }).href,
    });
    await admin.connect();
    let isOver = false;
    const restoring = restored(given(backup)).finally(() => (isOver = true));
    while (!isOver) {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and state = 'idle' and query = 'commit'`,
        [new URL(to.url).pathname.slice(1)],
      );
    }
    await admin.end();
    expect(await restoring).toBe(3);
  });

  it('reverts no schema while somebody uses the database, because a column would be lost', async () => {
    const other = new pg.Client({ connectionString: asWorker(to.url), application_name: 'api' });
    await other.connect();
    await expect(migrateDown(to.url)).rejects.toThrow(
      /^The database is in use by boligstyling_worker \(api\): stop the product/,
    );
    await other.end();
    // The closed connection stays visible for a moment.
    const isUsed = `select 1 from pg_stat_activity where application_name = 'api'
      and datname = '${new URL(to.url).pathname.slice(1)}'`;
    while ((await query(from.url, isUsed)).length > 0);
    await expect(migrateDown(to.url, 0)).rejects.toThrow('no earlier schema');
  });

  it('holds the migration lock, so that a starting product waits', async () => {
    await fill(1);
    const backup = await lines();
    const asked: object[] = [];
    const reading = async function* () {
      yield* backup.slice(0, 1);
      asked.push(...(await query(to.url, 'select pg_try_advisory_xact_lock(7204117) as ours')));
      yield* backup.slice(1);
    };
    expect(await restored(reading())).toBe(3);
    expect(asked).toEqual([{ ours: false }]);
  });

  it('never overwrites existing rows', async () => {
    await fill(1);
    const backup = await lines();
    await expect(
      importDatabase(from.url, given(backup), { lookForMs: 0, doneJobs: [] }),
    ).rejects.toThrow('use an empty one');
  });

  it('is refused beside a user who could still log in', async () => {
    await fill(1);
    await query(
      to.url,
      `insert into dashboard_user (id, name, email, role, state, created_at)
       values (gen_random_uuid(), 'Kari', 'kari@styling.example', 'owner', 'active', now())`,
    );
    await expect(restored(given(await lines()))).rejects.toThrow(
      'The database has rows already (dashboard_user): use an empty one. A restore leaves all rows or none; if these are of one that was broken off, they are whole.',
    );
    expect(await query(to.url, 'select from lead')).toEqual([]);
  });

  it('is refused for a database without our tables', async () => {
    await query(from.url, 'drop schema public cascade; create schema public');
    await expect(lines()).rejects.toThrow(/^The database has no tables of ours: .+ DATABASE_URL/);
  });

  it('is refused when it is some other file', async () => {
    await expect(restored(given(['{}']))).rejects.toThrow('no backup of ours');
    await expect(restored(given([]))).rejects.toThrow('no backup of ours');
  });

  it('includes every table or excludes it explicitly', async () => {
    const tables = await query(
      from.url,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const names = tables.map((row) => (row as { name: string }).name);
    expect(names.sort()).toEqual([...BACKED_UP, ...LEFT_OUT].sort());
  });
});
