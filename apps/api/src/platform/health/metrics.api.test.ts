import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { JOBS } from '../jobs/jobs.js';
import { eventually } from '../../testing/eventually.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi, startApi } from '../../testing/start-api.js';
import { duringLock } from '../../testing/while-locked.js';

const METRICS_TOKEN = 'a token for the monitor';
const BEGUN = Math.floor(Date.now() / 1000) - 1;

describe('the metrics', () => {
  const api = ownApi({ METRICS_TOKEN });

  const read = (token: string, from = api) =>
    fetch(`${from.address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const figure = async (name: string) => {
    const text = await (await read(METRICS_TOKEN)).text();
    return Number(new RegExp(`^boligstyling_${name} (.*)$`, 'm').exec(text)?.[1]);
  };

  it('count requests by route, leads, emails and connections', async () => {
    const { body } = await api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(sampleSubmission());
    await api.call('get', `/api/admin/leads/${body.id}`);
    const text = await (await read(METRICS_TOKEN)).text();
    expect(text).toMatch(
      /request_seconds_count\{method="POST",route="\/api\/leads",status="201"\} 1/,
    );
    expect(text).toContain('route="/api/admin/leads/:id",status="401"');
    expect(text).not.toContain(body.id);
    expect(await eventually(async () => (await figure('leads_stored')) || undefined)).toBe(1);
    expect(await figure('database_up')).toBe(1);
    expect(await figure('pool_connections')).toBeGreaterThan(0);
  });

  it('report the age of the oldest email and the number given up', async () => {
    await eventually(async () => (await figure('notifications_due')) === 0 || undefined);
    await api.rows(`update notification set state = 'parked' where kind = 'lead-notification'`);
    await api.rows(
      `update notification set state = 'due', due_at = now() + interval '1 hour',
         created_at = now() - interval '1 minute' where kind = 'owner-confirmation'`,
    );
    expect(await figure('notifications_parked')).toBe(1);
    expect(await figure('notifications_due')).toBe(1);
    expect(await figure('oldest_notification_seconds')).toBeCloseTo(60, -2);
  });

  it('are right despite other databases on the server and after a crash', async () => {
    await api.rows('create schema other; create table other.lead (id int)');
    await api.rows('select pg_stat_reset()');
    expect(await figure('database_up')).toBe(1);
    expect(await figure('leads_stored')).toBe(1);
  });

  it('report matching, overdue answers and leads without a partner', async () => {
    const [lead] = await api.rows<{ id: string }>('select id from lead');
    const set = (what: string) => api.rows(`update lead set ${what} where id = '${lead?.id}'`);
    // The job, which also runs by itself, would take the step.
    await duringLock(api, 'perform pg_advisory_xact_lock(7204119)', async () => {
      await set(
        "matching_due_at = now() - interval '7 minutes', match_until = now() + interval '1 day'",
      );
      expect(await figure('leads_due')).toBe(1);
      expect(await figure('oldest_step_seconds')).toBeCloseTo(420, -2);
      expect(await figure('leads_without_partner')).toBe(1);
      await set("suspicion = 'too-quick'");
    });
    expect(await figure('leads_held')).toBe(1);
    expect(await figure('leads_due')).toBe(0);
    expect(await figure('answers_overdue')).toBe(0);
  });

  it('report webhook messages', async () => {
    await api.rows(`
      insert into webhook_endpoint select * from jsonb_populate_record(null::webhook_endpoint,
        '{"id":"0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b","url":"https://a.example","secret":"s","events":[],
          "earlier":{},"active":true,"version":1,"created_at":"2026-11-22T10:00:00Z"}');
      insert into webhook_delivery (id, endpoint_id, lead_id, event, at, detail, state, attempts,
        due_at, last_fault)
      select gen_random_uuid(), '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b', lead.id, 'lead.received',
        now() - interval '5 minutes', '{}', state, 3, now() + interval '1 hour', 'answer 500'
      from lead, unnest(array['due', 'parked']) state`);
    expect(await figure('webhooks_due')).toBe(1);
    expect(await figure('webhooks_parked')).toBe(1);
    expect(await figure('oldest_webhook_seconds')).toBeCloseTo(300, -2);
  });

  it('report each job’s last success, the release and the clock', async () => {
    const text = await eventually(async () => {
      const reported = await (await read(METRICS_TOKEN)).text();
      return reported.includes('schema="') ? reported : undefined;
    });
    const seconds = (job: string) =>
      Number(new RegExp(`job_last_success_seconds\\{job="${job}"\\} (.*)`).exec(text)?.[1]);
    for (const job of ['matching', 'delivery', 'webhooks', 'retention']) {
      expect(seconds(job)).toBeGreaterThan(BEGUN);
      expect(seconds(job)).toBeLessThanOrEqual(Date.now() / 1000);
    }
    expect(text).toContain('boligstyling_job_interval_seconds{job="retention"} 86400');
    expect(text).toMatch(/^boligstyling_info\{version="\d+\.\d+\.\d+",schema="\d{4}-[\w-]+"\} 1$/m);
    expect(await figure('clock_behind_seconds')).toBeLessThan(5);
  });

  it('report jobs only, and no other recorded time', async () => {
    await api.rows(`insert into job_run values ('matching-by-rule', now()), ('clock', now())
      on conflict do nothing`);
    const text = await (await read(METRICS_TOKEN)).text();
    const reported = [...text.matchAll(/job_last_success_seconds\{job="([\w-]+)"\}/g)];
    const names = reported.map(([, job]) => job ?? '');
    expect(names.filter((job) => job !== 'backup').toSorted()).toEqual(
      Object.keys(JOBS).toSorted(),
    );
  });

  it.each(['ops/alerts.yml', 'ops/grafana-dashboard.json'])(
    'include every metric that %s uses',
    async (file) => {
      await api.rows(`insert into job_run values ('backup', now()) on conflict do nothing`);
      const text = await (await read(METRICS_TOKEN)).text();
      const asked = readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
      const names = new Set(asked.match(/boligstyling_\w+/g));
      expect(names.size).toBeGreaterThan(10);
      for (const name of names)
        expect(text).toMatch(new RegExp(`^${name}(\\{.*\\})? [\\d.e+-]+$`, 'm'));
      for (const [, job] of asked.matchAll(/\{job="([a-z]+)"\}/g)) {
        if (job !== 'boligstyling') expect(text).toContain(`last_success_seconds{job="${job}"}`);
      }
    },
  );

  it('drop old figures while the database is away, so that alerts end', async () => {
    const reported = async () => [await figure('database_up'), await figure('leads_stored')];
    expect(await reported()).toEqual([1, 1]);
    await api.rows('alter table job_run rename to job_run_away');
    const away = await reported();
    await api.rows('alter table job_run_away rename to job_run');
    expect(away).toEqual([0, 0]);
    expect(await reported()).toEqual([1, 1]);
  });

  it('require the token', async () => {
    expect((await read('another token altogether')).status).toBe(404);
    expect((await fetch(`${api.address}/api/metrics`)).status).toBe(404);
    const without = await startApi();
    const { status } = await read('', without);
    await without.close();
    expect(status).toBe(404);
  });

  it('report that the database is away, and the log says why', async () => {
    const lost = await startApi({
      ...{ METRICS_TOKEN, LOG_LEVEL: 'warn' },
      DATABASE_URL: 'postgres://x@127.0.0.1:1/none',
    });
    const text = await (await read(METRICS_TOKEN, lost)).text();
    await lost.close();
    expect(text).toMatch(/^boligstyling_database_up 0$/m);
    expect(lost.logged()).toMatch(/"context":"Metrics".*"ECONNREFUSED"/);
  });
});
