import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { grantsTo } from './migrate.js';
import { asWorker, createTestDatabase, type TestDatabase } from '../../testing/index.js';

const DENIED = '42501';

describe('the role that the product serves under', () => {
  let own: TestDatabase;
  let worker: pg.Pool;
  beforeAll(async () => {
    own = await createTestDatabase();
    worker = new pg.Pool({ connectionString: asWorker(own.url), max: 1 });
    // Dropping the database ends connections whose close the server has not yet noticed.
    worker.on('error', () => undefined);
  });
  afterAll(async () => {
    await worker.end();
    await own.drop();
  });

  it('reads and writes rows', async () => {
    const made = `insert into login_attempt values (gen_random_uuid(), 'a', 'b', now())`;
    await expect(worker.query(made)).resolves.toMatchObject({ rowCount: 1 });
    await expect(worker.query('delete from login_attempt')).resolves.toMatchObject({ rowCount: 1 });
  });

  it('is no superuser and creates neither roles nor databases', async () => {
    const { rows } = await worker.query(
      'select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  });

  it.each([
    'create table mine (id int)',
    'alter table lead add column mine int',
    'drop table lead',
    'truncate lead cascade',
    'update audit_log set name = name',
    'truncate audit_log',
    'alter table audit_log disable trigger all',
    'delete from mikro_orm_migrations',
    `copy lead to program 'cat'`,
    `select pg_read_file('/etc/passwd')`,
  ])('may not: %s', async (statement) => {
    await expect(worker.query(statement)).rejects.toMatchObject({ code: DENIED });
  });

  it('is quoted as an identifier, whatever its name is', () => {
    expect(grantsTo('a"; drop table lead; --')[0]).toBe(
      'grant usage on schema public to "a""; drop table lead; --"',
    );
  });
});
