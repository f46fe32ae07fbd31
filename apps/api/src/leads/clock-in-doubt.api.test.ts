import { Database, PostgresDeletionTimes } from '@boligstyling/adapters-postgres';
import { utcDay } from '@boligstyling/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { KeepAuditJob } from '../users/audit/keep-audit.job.js';
import { eventually } from '../testing/eventually.js';
import { sampleSubmission } from '../testing/sample-submission.js';
import { ownApi } from '../testing/start-api.js';
import { believeClock } from './erase-again.js';
import { RetentionJob } from './retention.job.js';

const api = ownApi({ LOG_LEVEL: 'warn' });
let database: Database;
beforeAll(async () => {
  database = Database.open(api.databaseUrl, 1);
});
afterAll(() => database.close());

const lastBelieved = (days: number) =>
  api.rows(`update job_run set succeeded_at = now() - interval '${days} days'
    where name = 'clock' returning name`);
const leads = async () => (await api.rows('select id from lead')).length;
/** Retention skips a lead with a pending step, such as the one after a submit. */
const hadItsStep = async () =>
  (await api.rows('select from lead where matching_due_at > now()')).length === 1;
const letters = async () =>
  (await api.rows(`select id from notification where state = 'sent'`)).length;
beforeEach(async () => {
  await api.runNightlyDeletion();
  await api.empty('lead');
  const call = api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY);
  await call.send(sampleSubmission()).expect(201);
  await eventually(async () => ((await letters()) === 2 && (await hadItsStep())) || undefined);
  await api.rows(`update lead set received_at = now() - interval '3 years'`);
  await api.rows(`update notification set sent_at = now() - interval '1 year'`);
});

const deleteAll = async () => {
  await api.runJob(RetentionJob);
  await api.runJob(KeepAuditJob);
  await api.runNightlyDeletion();
};

it('deletes nothing and warns while the clock may have been set ahead, until an operator confirms it', async () => {
  expect(await lastBelieved(46)).toHaveLength(1);
  await deleteAll();
  expect([await leads(), await letters()]).toEqual([1, 2]);
  const reported = api.logged().match(/nothing is deleted: the database's clock shows/g);
  expect(reported).toHaveLength(4);

  const times = new PostgresDeletionTimes(database.orm);
  await expect(believeClock(times, '2020-01-01')).rejects.toThrow('you say that it is 2020-01-01');
  await deleteAll();
  expect(await leads()).toBe(1);

  expect(await believeClock(times, utcDay(new Date()))).toContain('deletion goes by it');
  await deleteAll();
  expect(await leads()).toBe(0);
});

it('deletes as usual after 44 days without a run', async () => {
  await lastBelieved(44);
  await api.runJob(RetentionJob);
  expect(await letters()).toBe(0);
  await lastBelieved(44);
  await api.runNightlyDeletion();
  expect(await leads()).toBe(0);
});
