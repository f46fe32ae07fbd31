import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

describe('trying whether leads could be stored', () => {
  const rows = (sql: string) => database().orm.em.getConnection().execute(sql);

  it('stores nothing', async () => {
    await database().tryStoring();
    expect(await rows('select * from first_email')).toEqual([]);
  });

  it.each(['lead', 'notification', 'webhook_delivery', 'first_email'])(
    'fails soon where %s is locked, and succeeds when it is no more',
    async (table) => {
      const other = new pg.Client({ connectionString: database().url });
      await other.connect();
      await other.query(`begin; lock table ${table}`);
      const asked = performance.now();
      await expect(database().tryStoring()).rejects.toMatchObject({ code: '57014' });
      expect(performance.now() - asked).toBeLessThan(3_000);
      await other.end();
      await database().tryStoring();
    },
  );
});
