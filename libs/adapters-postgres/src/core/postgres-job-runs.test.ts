import { describe, expect, it } from '@jest/globals';
import { PostgresJobRuns } from './postgres-job-runs.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const setUp = async () => {
  await database().execute(emptyTables('job_run'));
  return new PostgresJobRuns(database().orm);
};

const after = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('the last success of jobs', () => {
  it('is kept for each job from the first run on', async () => {
    const runs = await setUp();
    expect(await runs.lastSuccess('retention')).toBeUndefined();
    const [earlier, later] = [new Date('2026-11-20T03:15:00Z'), new Date('2026-11-21T03:15:00Z')];
    await runs.succeeded('retention', earlier);
    await runs.succeeded('audit', earlier);
    await runs.succeeded('retention', later);
    expect(await runs.lastSuccess('retention')).toEqual(later);
    expect(await runs.lastSuccess('audit')).toEqual(earlier);
  });

  it('is the latest time, whichever replica reports it last', async () => {
    const runs = await setUp();
    const at = after(-3600);
    await runs.succeeded('retention', at);
    await runs.succeeded('retention', after(-7200));
    expect(await runs.lastSuccess('retention')).toEqual(at);
  });

  it('drops a time from a fast clock once the clock is right', async () => {
    const runs = await setUp();
    await runs.succeeded('backup', after(2 * 24 * 3600));
    const now = after(0);
    await runs.succeeded('backup', now);
    expect(await runs.lastSuccess('backup')).toEqual(now);
  });

  it("may lie slightly in the future, because machines' clocks differ", async () => {
    const runs = await setUp();
    const [ahead, now] = [after(30), after(0)];
    await runs.succeeded('audit', ahead);
    await runs.succeeded('audit', now);
    expect(await runs.lastSuccess('audit')).toEqual(ahead);
  });
});
