import { sampleLead } from '@boligstyling/application/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { BACKED_UP, LEFT_OUT } from '../../backup/backup-lines.js';
import { Database } from '../database.js';
import { migrate } from './migrate.js';
import { migrations } from '../../migrations/list.js';
import { PostgresLeadRepository } from '../../leads/postgres-lead-repository.js';
import { asWorker, createTestDatabase, type TestDatabase } from '../../testing/index.js';

const TABLES = [...BACKED_UP, ...LEFT_OUT];

/** Takes the strongest lock of every table. */
class Widening extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(`alter table ${table} add column next_version int`);
  }
}

class Indexing extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists lead_next_index');
    this.addSql('create index concurrently lead_next_index on lead (received_at, status)');
  }
}

const nextVersion = (next: typeof Widening | typeof Indexing) => ({
  lockTimeoutMs: 50,
  migrations: [...migrations, { name: '9999-next', class: next }],
});

describe('a migration beside a serving product', () => {
  let own: TestDatabase;
  let former: Database;
  let reader: pg.Client;
  beforeEach(async () => {
    own = await createTestDatabase();
    former = Database.open(asWorker(own.url));
    reader = new pg.Client({ connectionString: own.url, application_name: 'pg_dump' });
    await reader.connect();
    await reader.query('begin isolation level repeatable read');
    for (const table of TABLES) await reader.query(`select from ${table} limit 1`);
  });
  afterEach(async () => {
    await reader.end();
    await former.close();
    await own.drop();
  });

  /** Submits in tens until there are a hundred and `enough` is true. Returns the number stored. */
  const submits = async (enough: () => Promise<boolean>) => {
    const leads = new PostgresLeadRepository(former.orm);
    let stored = 0;
    while (stored < 100 || !(await enough())) {
      await Promise.all(Array.from({ length: 10 }, () => leads.receive(sampleLead(), [])));
      stored += 10;
    }
    return stored;
  };
  const rows = async (sql: string) => (await reader.query(sql)).rows;
  const count = async () => (await rows('select count(*)::int from lead'))[0];

  it('waits for a reader of every table without failing a submit', async () => {
    let tries = 0;
    const onLocked = () => (tries += 1);
    const starting = migrate(own.url, { ...nextVersion(Widening), onLocked });
    const stored = await submits(async () => tries >= 3);
    await reader.query('commit');
    expect(await starting).toBe('9999-next');
    expect(await count()).toEqual({ count: stored });
    const widened = `select 1 from information_schema.columns where column_name = 'next_version'`;
    expect(await rows(widened)).toHaveLength(TABLES.length);
    expect(await submits(async () => true)).toBe(100);
  });

  it('creates an index outside a transaction without failing a submit', async () => {
    const starting = migrate(own.url, nextVersion(Indexing));
    const waits = `select from pg_stat_activity
      where query like 'create index concurrently%' and wait_event_type = 'Lock'
        and datname = current_database()`;
    const stored = await submits(async () => {
      // Statistics are otherwise fixed within a transaction after the first read.
      await rows('select pg_stat_clear_snapshot()');
      return (await rows(waits)).length > 0;
    });
    await reader.query('commit');
    expect(await starting).toBe('9999-next');
    expect(await count()).toEqual({ count: stored });
    const valid = `select indisvalid from pg_index where indexrelid = 'lead_next_index'::regclass`;
    expect(await rows(valid)).toEqual([{ indisvalid: true }]);
  });

  it('gives up in the end and names the holders of its tables', async () => {
    const starting = migrate(own.url, { ...nextVersion(Widening), patienceMs: 0 });
    await expect(starting).rejects.toThrow(/transaction is that of \w+ \(pg_dump, pid \d+\)/);
    const held = `select from pg_locks
      where mode = 'AccessExclusiveLock' and relation = 'lead'::regclass
        and database = (select oid from pg_database where datname = current_database())`;
    expect(await rows(held)).toEqual([]);
  });

  it('needs the owner of the tables only where a migration is due', async () => {
    expect(await migrate(asWorker(own.url))).toBe(migrations.at(-1)?.name);
    await expect(migrate(asWorker(own.url), nextVersion(Widening))).rejects.toThrow(
      /^The database is older than this version, and boligstyling_worker may not .+ `npm run migrate`/,
    );
  });
});

it('reports missing rights of a role, and not an older database', async () => {
  const own = await createTestDatabase();
  const owner = new pg.Client({ connectionString: own.url });
  await owner.connect();
  await owner.query('revoke all on all tables in schema public from boligstyling_worker');
  await owner.end();
  await expect(migrate(asWorker(own.url))).rejects.toThrow(
    /^boligstyling_worker lacks its rights to the tables: .+ DATABASE_URL that names boligstyling_worker/,
  );
  await own.drop();
});
