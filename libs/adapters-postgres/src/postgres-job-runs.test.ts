import { describe, expect, it } from '@jest/globals';
import { PostgresJobRuns } from './postgres-job-runs.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const setUp = async () => {
  await database().execute('truncate job_run');
  return new PostgresJobRuns(database().orm);
};

describe('when jobs last succeeded', () => {
  it('is known of each, from the first time on', async () => {
    const runs = await setUp();
    expect(await runs.lastSuccess('retention')).toBeUndefined();
    const [earlier, later] = [new Date('2026-11-20T03:15:00Z'), new Date('2026-11-21T03:15:00Z')];
    await runs.succeeded('retention', earlier);
    await runs.succeeded('audit', earlier);
    await runs.succeeded('retention', later);
    expect(await runs.lastSuccess('retention')).toEqual(later);
    expect(await runs.lastSuccess('audit')).toEqual(earlier);
  });

  it('is the latest moment, whoever tells it last', async () => {
    const runs = await setUp();
    const at = new Date('2026-11-21T03:15:00Z');
    await runs.succeeded('retention', at);
    await runs.succeeded('retention', new Date('2026-11-20T03:15:00Z'));
    expect(await runs.lastSuccess('retention')).toEqual(at);
  });
});
