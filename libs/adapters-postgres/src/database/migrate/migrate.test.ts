import { Migration } from '@mikro-orm/migrations';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { migrate, migrateDown } from './migrate.js';
import { migrations } from '../../migrations/list.js';
import { createTestDatabase } from '../../testing/index.js';
import { ownDatabase } from '../../testing/own-database.js';

describe('migrating', () => {
  const database = ownDatabase('owner');
  beforeAll(async () => {
    await database()
      .orm.em.getConnection()
      .execute('drop schema public cascade; create schema public');
  });
  const changesWanted = () =>
    database().orm.schema.getUpdateSchemaSQL({ safe: false, dropTables: false });

  it('migrates an empty database when three replicas start together', async () => {
    await Promise.all([migrate(database().url), migrate(database().url), migrate(database().url)]);
    expect(await database().orm.migrator.getPending()).toEqual([]);
  });

  it('returns the name of the newest schema', async () => {
    expect(await migrate(database().url)).toBe(migrations.at(-1)?.name);
  });

  it('reports that it waits for a silent database, and gives up in the end', async () => {
    const whys: string[] = [];
    const clock = jest.spyOn(Date, 'now');
    const onWait = (why: string) => {
      whys.push(why);
      clock.mockReturnValue(Date.now() + 61_000);
    };
    const migrating = migrate('postgres://127.0.0.1:1/none', { onWait });
    await expect(migrating).rejects.toThrow('cannot be used');
    clock.mockRestore();
    expect(whys).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  it('gives up at once where the login is refused', async () => {
    const stranger = Object.assign(new URL(database().url), { password: 'guess' });
    const waited = () => expect('it waited').toBe('it did not');
    await expect(migrate(stranger.href, { onWait: waited })).rejects.toThrow(
      'password authentication',
    );
  });

  it('leaves no lock on a pooled connection', async () => {
    await migrate(database().url);
    const held = `select pid from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`;
    expect(await database().execute(held)).toEqual([]);
  });

  it('refuses an engine whose advisory locks do not exclude', async () => {
    const engine = await createTestDatabase();
    const { pathname } = new URL(engine.url);
    const run = async (sql: string) => {
      const client = new pg.Client({ connectionString: engine.url });
      await client.connect();
      await client.query(sql).finally(() => client.end());
    };
    await run(`create schema engine;
      create function engine.pg_try_advisory_xact_lock(bigint) returns bool return true;
      alter database ${pathname.slice(1)} set search_path = engine, pg_catalog, public`);
    await expect(migrate(engine.url)).rejects.toThrow(
      /^The database cannot be used: its advisory locks lock nothing/,
    );
    await engine.drop();
  });

  it('creates exactly the tables of the mapping', async () => {
    expect(await changesWanted()).toBe('');
  });

  it('adds what a next version needs, and goes back to the schema of this one', async () => {
    class Next extends Migration {
      override up(): void {
        this.addSql('alter table lead add column next_field text');
      }
      override down(): void {
        this.addSql('alter table lead drop column next_field');
      }
    }
    const own = await createTestDatabase();
    const withNext = [...migrations, { name: '9999-next', class: Next }];
    expect(await migrate(own.url, { migrations: withNext })).toBe('9999-next');
    expect(await migrateDown(own.url, 5_000, withNext)).toBe('9999-next');
    await expect(migrateDown(own.url, 5_000, withNext)).rejects.toThrow('no earlier schema');
    await own.drop();
  });
});
