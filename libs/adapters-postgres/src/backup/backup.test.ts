import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { happen, sampleLead } from '@boligstyling/application/testing';
import { sampleOperator } from '@boligstyling/domain/testing';
import pg from 'pg';
import { Database } from '../core/database.js';
import { migrate } from '../core/migrate/migrate.js';
import { migrateDown } from '../core/migrate/migrate-down.js';
import { migrations } from '../migrations/list.js';
import { PostgresJobRuns } from '../core/postgres-job-runs.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresOperatorSettings } from '../billing/postgres-operator-settings.js';
import { asWorker, createTestDatabase, insertLead, type TestDatabase } from '../testing/index.js';
import { insertPartner } from '../testing/rows.js';
import { verifyBackup } from './backup-lines.js';
import { exportDatabase } from './export-database.js';
import { importDatabase } from './import-database.js';
import { BACKED_UP, LEFT_OUT } from './tables.js';

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
    const database = await Database.open(from.url);
    const repository = new PostgresLeadRepository(database.orm);
    const matching = new PostgresMatchingRepository(database.orm);
    for (let i = 0; i < leads; i += 1) {
      const lead = sampleLead({
        message: `To\nlinjer, «æøå» \\ " 🛋️ ${i}`,
        municipality: null,
        municipalityFoundBy: null,
      });
      const notification = { id: randomUUID(), kind: 'lead-notice' as const };
      const submission = { key: randomUUID(), digest: 'digest' };
      await repository.receive(lead, [notification], submission);
      await happen(matching, lead.id, (leadCase) => leadCase.setStatus('won'));
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
  const restored = (backup: AsyncIterable<string>) =>
    importDatabase(to.url, backup, { lookForMs: 0, doneJobs: ['invoices'] });
  const given = async function* (backup: string[]) {
    yield* backup;
  };

  it('brings everything back, to the byte, into an empty database', async () => {
    await fill(3);
    const backup = await lines();
    expect(await restored(given(backup))).toBe(9);
    expect(await contents(to.url)).toEqual(await contents(from.url));
  });

  it('leaves each sale the MVA of its yes, none too, whatever the settings say by then', async () => {
    const sell = `
      insert into sale (id, partner_id, amount_ore, payment_status, created_at)
      select gen_random_uuid(), id, 60000, 'pending', now() from partner`;
    await query(from.url, insertPartner());
    const database = await Database.open(from.url);
    const operator = new PostgresOperatorSettings(database.orm);
    await operator.save(sampleOperator({ vatRegistered: false }));
    await query(from.url, sell);
    await operator.save(sampleOperator());
    await database.close();
    await restored(given(await lines()));
    expect(await contents(to.url)).toEqual(await contents(from.url));

    // A replica of before, which leaves it out, is written for as ever.
    await query(to.url, sell);
    const rates = await query(to.url, 'select vat_rate as rate from sale order by created_at');
    expect(rates).toEqual([{ rate: null }, { rate: 2500 }]);
  });

  it('has what came back counted, by which the database plans what it is asked', async () => {
    await fill(3);
    await restored(given(await lines()));
    const counted = `select reltuples from pg_class where relname = 'lead'`;
    expect(await query(to.url, counted)).toEqual([{ reltuples: 3 }]);
  });

  it('counts so too where it breaks off after the rows are there, as by the loss of its lock', async () => {
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

  it('counts as the day’s work of those jobs that are not to make up for it, and of no other', async () => {
    await fill(1);
    const before = new Date();
    await query(to.url, `insert into job_run values ('invoices', '2026-11-20T05:00:00Z')`);
    await restored(given(await lines()));
    const database = await Database.open(to.url, 1);
    const runs = new PostgresJobRuns(database.orm);
    const [invoices, retention] = [
      await runs.lastSuccess('invoices'),
      await runs.lastSuccess('retention'),
    ];
    await database.close();
    expect(invoices?.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(retention).toBeUndefined();
  });

  it('brings back leads that point to one another, wherever they lie', async () => {
    await fill(2);
    const first = '(select min(id::text)::uuid from lead)';
    await query(
      from.url,
      `update lead set joined_to = ${first}, merge_kind = 'presumed' where id <> ${first}`,
    );
    await query(from.url, insertLead({}, 'from generate_series(1, 1000)'));
    // What grows too large for its page is the last that lies anywhere.
    const joined = 'id in (select joined_to from lead)';
    await query(from.url, `update lead set message = repeat('lang ', 300) where ${joined}`);
    expect(await restored(given(await lines()))).toBe(1006);
    expect(await query(to.url, 'select from lead where joined_to is not null')).toHaveLength(1);
    const deferrable = 'select conname from pg_constraint where condeferrable';
    expect(await query(to.url, deferrable)).toEqual([]);
  });

  it('alters no table beside ours, which may be an extension’s', async () => {
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

  it('is of one moment, whatever comes meanwhile', async () => {
    await fill(1);
    const reading = exportDatabase(from.url, '1.2.3');
    const head = await reading.next();
    await fill(1);
    const rest = await collected(reading);
    expect(await restored(given([head.value as string, ...rest]))).toBe(3);
  });

  it('of an older version is brought to the newest', async () => {
    await fill(1);
    await query(from.url, 'update lead set match_until = received_at');
    const newest = await migrateDown(from.url);
    const older = await lines();
    await query(to.url, 'drop schema public cascade; create schema public');
    expect(await restored(given(older))).toBe(3);
    await migrate(from.url);
    expect(await contents(to.url)).toEqual(await contents(from.url));
    expect(await migrateDown(to.url)).toBe(newest);
  });

  it('has no e-mail with a link that is left out', async () => {
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

  it('that was cut short restores nothing', async () => {
    await fill(2);
    const backup = (await lines()).slice(0, -1);
    await expect(restored(given(backup))).rejects.toThrow('cut short');
    await expect(verifyBackup(given(backup))).rejects.toThrow('cut short');
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('tells what it holds when it is read to the end, and what it lacks', async () => {
    await fill(2);
    const backup = await lines();
    expect(JSON.parse(backup[0] ?? '')).toMatchObject({ release: '1.2.3' });
    expect(await verifyBackup(given(backup))).toEqual({
      schema: migrations.at(-1)?.name,
      rows: backup.length - 2,
    });
    const lacking = backup.filter((line) => !line.startsWith('["lead_event"'));
    const fault = 'of lead_event it has 0 rows instead of 2';
    await expect(verifyBackup(given(lacking))).rejects.toThrow(fault);
    await expect(restored(given(lacking))).rejects.toThrow(fault);
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('of an older version is put into no database that is newer already, empty or not', async () => {
    await fill(1);
    const [head = '', ...rest] = await lines();
    const { migrations: known, ...same } = JSON.parse(head);
    const older = JSON.stringify({ ...same, migrations: known.slice(0, -1) });
    await expect(restored(given([older, ...rest]))).rejects.toThrow('newer than the backup');
    expect(await query(to.url, 'select 1 from lead')).toEqual([]);
  });

  it('of before it counted its rows is restored too', async () => {
    await fill(1);
    const [head = '', ...rows] = (await lines()).slice(0, -1);
    const older = JSON.stringify({ ...JSON.parse(head), release: undefined });
    expect(await restored(given([older, ...rows, '"end"']))).toBe(3);
  });

  it('of a newer version is refused, and says of which', async () => {
    const [head = '', ...rest] = await lines();
    const { migrations: known, ...same } = JSON.parse(head);
    const newer = JSON.stringify({ ...same, migrations: [...known, '9999-what-comes'] });
    await expect(restored(given([newer, ...rest]))).rejects.toThrow(
      /newer version \(1\.2\.3\) with the schema 9999-what-comes/,
    );
  });

  it('is not restored into a database that somebody uses', async () => {
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

  it('is restored whatever becomes of connections that have done their part', async () => {
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

  it('goes back to no older schema while somebody uses the database: a column would be gone', async () => {
    const other = new pg.Client({ connectionString: asWorker(to.url), application_name: 'api' });
    await other.connect();
    await expect(migrateDown(to.url)).rejects.toThrow(
      /^The database is in use by boligstyling_worker \(api\): stop the product/,
    );
    await other.end();
    expect(await migrateDown(to.url)).toBe(migrations.at(-1)?.name);
  });

  it('holds the lock of migrations meanwhile, so that a product that starts waits', async () => {
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

  it('never goes over what is there', async () => {
    await fill(1);
    const backup = await lines();
    await expect(
      importDatabase(from.url, given(backup), { lookForMs: 0, doneJobs: [] }),
    ).rejects.toThrow('use an empty one');
  });

  it('is not put beside a person who would still be let in', async () => {
    await fill(1);
    await query(
      to.url,
      `insert into person (id, name, email, role, state, created_at)
       values (gen_random_uuid(), 'Kari', 'kari@styling.example', 'owner', 'active', now())`,
    );
    await expect(restored(given(await lines()))).rejects.toThrow(
      'The database has rows already (person): use an empty one.',
    );
    expect(await query(to.url, 'select from lead')).toEqual([]);
  });

  it('is not made of a database without our tables, and says so', async () => {
    await query(from.url, 'drop schema public cascade; create schema public');
    await expect(lines()).rejects.toThrow(/^The database has no tables of ours: .+ DATABASE_URL/);
  });

  it('is refused when it is something else', async () => {
    await expect(restored(given(['{}']))).rejects.toThrow('no backup of ours');
    await expect(restored(given([]))).rejects.toThrow('no backup of ours');
  });

  it('leaves no table out by mistake', async () => {
    const tables = await query(
      from.url,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const names = tables.map((row) => (row as { name: string }).name);
    expect(names.sort()).toEqual([...BACKED_UP, ...LEFT_OUT].sort());
  });
});
