import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { fromDatabase, poolOf } from '../core/statements.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

describe('a trial of storing leads', () => {
  const rows = (sql: string) => database().execute(sql);

  it('stores nothing', async () => {
    await database().tryStoring();
    expect(await rows('select * from first_email')).toEqual([]);
  });

  it.each(['lead', 'notification', 'webhook_delivery', 'first_email'])(
    'fails soon where %s is locked, and succeeds once it is unlocked',
    async (table) => {
      const other = new pg.Client({ connectionString: database().url });
      await other.connect();
      await other.query(`begin; lock table ${table}`);
      await expect(database().tryStoring()).rejects.toMatchObject({ code: '57014' });
      await other.end();
      await database().tryStoring();
    },
  );
});

describe('a process that idled in a transaction until PostgreSQL ended it', () => {
  class Worker extends fromDatabase(Object) {}
  const worker = () => new Worker(database().orm);
  const standStill = () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  };
  const SOON = 'set local idle_in_transaction_session_timeout = 20';

  it('gets an error that says that its next statement may succeed later', async () => {
    const worked = worker().together(async (client) => {
      await client.query(SOON);
      standStill();
      await client.query('select 1');
    });
    await expect(worked).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('continues where its last statement was still unanswered', async () => {
    const worked = worker().together(async (client) => {
      const asked = client.query(SOON);
      standStill();
      await asked;
      await client.query('select 1');
    });
    await expect(worked).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  it('loses no connection from the pool, also where the ORM held it', async () => {
    const worked = worker().togetherThroughOrm(async (em) => {
      await em.execute(SOON);
      standStill();
      await em.execute('select 1');
    });
    await expect(worked).rejects.toMatchObject({ code: 'storage-unavailable' });
    const { totalCount, idleCount } = await poolOf(database().orm);
    expect(totalCount - idleCount).toBe(0);
  });
});
