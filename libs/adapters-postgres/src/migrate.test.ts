import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Database } from './database.js';
import { freePort } from './embedded/free-port.js';
import { migrate } from './migrate.js';
import { migrations } from './migrations/list.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

describe('migrating', () => {
  let own: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    own = await createTestDatabase();
    database = await Database.open(own.url);
    await database.orm.em
      .getConnection()
      .execute('drop schema public cascade; create schema public');
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  it('brings an empty database up when three replicas start together', async () => {
    await Promise.all([migrate(own.url), migrate(own.url), migrate(own.url)]);
    expect(await database.orm.migrator.getPending()).toEqual([]);
  });

  it('tells which schema there is now', async () => {
    expect(await migrate(own.url)).toBe(migrations.at(-1)?.name);
  });

  it('says that it waits for a database that does not answer, and gives up in the end', async () => {
    const whys: string[] = [];
    const nowhere = `postgres://localhost:${await freePort()}/none`;
    await expect(
      migrate(nowhere, { onWait: (why) => whys.push(why), timeoutMs: 600 }),
    ).rejects.toThrow('cannot be used');
    expect(whys).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });

  it('gives up at once where it is not let in', async () => {
    const stranger = Object.assign(new URL(own.url), { password: 'guess' });
    const waited = () => expect('it waited').toBe('it did not');
    await expect(migrate(stranger.href, { onWait: waited })).rejects.toThrow(
      'password authentication',
    );
  });

  it('leaves no lock behind, which a pooler would hand on with its connection', async () => {
    await migrate(own.url);
    const held = `select pid from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`;
    expect(await database.orm.em.getConnection().execute(held)).toEqual([]);
  });

  it('refuses an engine whose advisory locks lock nothing', async () => {
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

  it('makes just the tables that the mapping expects', async () => {
    expect(await database.orm.schema.getUpdateSchemaSQL({ safe: false })).toBe('');
  });

  it('goes all the way down and up again', async () => {
    await database.orm.migrator.down({ to: 0 });
    await migrate(own.url);
    expect(await database.orm.schema.getUpdateSchemaSQL({ safe: false })).toBe('');
  });
});
