import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { eventually } from '../testing/eventually.js';
import { sampleSubmission } from '../testing/sample-submission.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';

let own: TestDatabase;
let api: ApiUnderTest | undefined;
beforeAll(async () => {
  own = await createTestDatabase();
});
afterAll(async () => {
  await api?.close();
  await own.drop();
});

const start = async () => {
  await api?.close();
  api = await startApi({ DATABASE_URL: own.url, LOG_LEVEL: 'info' });
  return api;
};
const leads = async () => (await api?.rows('select id from lead'))?.length;
const hasRun = (since: string) =>
  eventually(async () => {
    const [row] =
      (await api?.rows(`select 1 from job_run where name = 'retention'
      and succeeded_at > ${since}`)) ?? [];
    return row;
  });

describe('retention', () => {
  it('makes up for a missed night at the start', async () => {
    const first = await start();
    await hasRun('now()::date - 1');
    await first
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(sampleSubmission())
      .expect(201);
    await first.rows(`update lead set received_at = now() - interval '3 years'`);

    await start();
    expect(await leads()).toBe(1);
    await api?.rows(`update job_run set succeeded_at = now() - interval '25 hours'`);
    await start();
    await hasRun(`now() - interval '1 hour'`);
    expect(await leads()).toBe(0);
  });
});
