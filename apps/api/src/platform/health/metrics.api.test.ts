import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { eventually } from '../../testing/eventually.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { type ApiUnderTest, startApi } from '../../testing/start-api.js';

const METRICS_TOKEN = 'a token for the monitor';

describe('the metrics', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await startApi({ METRICS_TOKEN });
  });
  afterAll(() => api.close());

  const read = (token: string, from = api) =>
    fetch(`${from.address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const figure = async (name: string) => {
    const text = await (await read(METRICS_TOKEN)).text();
    return Number(new RegExp(`^boligstyling_${name} (.*)$`, 'm').exec(text)?.[1]);
  };

  it('tell of requests by their routes, of leads, of e-mails and of connections', async () => {
    const { body } = await api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .send(sampleSubmission());
    await api.call('get', `/api/owner-links/${body.id}`);
    const text = await (await read(METRICS_TOKEN)).text();
    expect(text).toMatch(
      /request_seconds_count\{method="POST",route="\/api\/leads",status="201"\} 1/,
    );
    expect(text).toContain('route="/api/owner-links/:token",status="404"');
    expect(text).not.toContain(body.id);
    expect(await eventually(async () => (await figure('leads_stored')) || undefined)).toBe(1);
    expect(await figure('database_up')).toBe(1);
    expect(await figure('pool_connections')).toBeGreaterThan(0);
  });

  it('tell how long the oldest e-mail has waited, and how many were given up', async () => {
    await api.mails(2);
    await api.rows(`update notification set state = 'parked' where kind = 'lead-notice'`);
    await api.rows(
      `update notification set state = 'due', due_at = now() + interval '1 hour',
         created_at = now() - interval '1 minute' where kind = 'owner-confirmation'`,
    );
    expect(await figure('notifications_parked')).toBe(1);
    expect(await figure('notifications_due')).toBe(1);
    expect(await figure('oldest_notification_seconds')).toBeCloseTo(60, -1);
  });

  it('are there for the token only', async () => {
    expect((await read('another token altogether')).status).toBe(404);
    expect((await fetch(`${api.address}/api/metrics`)).status).toBe(404);
    const without = await startApi();
    const { status } = await read('', without);
    await without.close();
    expect(status).toBe(404);
  });

  it('say that the database is away', async () => {
    const lost = await startApi({ METRICS_TOKEN, DATABASE_URL: 'postgres://x@127.0.0.1:1/none' });
    const text = await (await read(METRICS_TOKEN, lost)).text();
    await lost.close();
    expect(text).toMatch(/^boligstyling_database_up 0$/m);
  });
});
