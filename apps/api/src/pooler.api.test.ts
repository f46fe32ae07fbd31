import { spawnSync } from 'node:child_process';
import { migrate } from '@boligstyling/adapters-postgres';
import {
  createTestDatabase,
  type PgBouncer,
  startPgBouncer,
  type TestDatabase,
} from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from './config/config.js';
import { logIn } from './testing/admin-access.js';
import { sampleSubmission } from './testing/sample-submission.js';
import { type ApiUnderTest, startApi } from './testing/start-api.js';

const described = spawnSync('pgbouncer', ['--version']).status === 0 ? describe : describe.skip;

described('the product behind PgBouncer in transaction mode (needs pgbouncer)', () => {
  let own: TestDatabase;
  let pooler: PgBouncer;
  let api: ApiUnderTest;
  beforeAll(async () => {
    own = await createTestDatabase();
    pooler = await startPgBouncer(own.url);
    const DATABASE_URL = pooler.through(own.url);
    api = await startApi({ DATABASE_URL, DATABASE_POOLER: 'transaction' });
  });
  afterAll(async () => {
    await api.close();
    await pooler.stop();
    await own.drop();
  });

  it('migrates with several replicas at once, and leaves no lock on the pooler’s connections', async () => {
    const starts = Array.from({ length: 3 }, () => migrate(pooler.through(own.url)));
    expect(new Set(await Promise.all(starts)).size).toBe(1);
    const locks = `select from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`;
    expect(await api.rows(locks)).toEqual([]);
  });

  it('stores all of 200 simultaneous submits', async () => {
    const submit = async () =>
      (
        await api
          .call('post', '/api/leads')
          .set('apikey', DEVELOPMENT_API_KEY)
          .send(sampleSubmission())
      ).status;
    const answers = await Promise.all(Array.from({ length: 200 }, submit));
    expect(new Set(answers)).toEqual(new Set([201]));
    expect(await api.rows('select count(*)::int from lead')).toEqual([{ count: 200 }]);
  });

  it('serves the administrator’s frequent calls, which use prepared statements', async () => {
    const { token } = await logIn(api);
    const asked = (path: string) =>
      api.call('get', path).set('authorization', `Bearer ${token}`).expect(200);
    const [{ id }] = (await api.rows<{ id: string }>('select id from lead limit 1')) as [
      { id: string },
    ];
    const paths = ['/api/admin/queue', '/api/admin/partners', `/api/admin/leads/${id}`];
    await Promise.all(Array.from({ length: 10 }, () => paths.map(asked)).flat());
  });
});
