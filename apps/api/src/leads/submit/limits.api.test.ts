import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ownApi, startApi } from '../../testing/start-api.js';

const ALLOWED = 'https://megler.example';

describe('POST /api/leads', () => {
  const api = ownApi({ LEADS_PER_MINUTE: '2', TRUST_PROXY: '1', CORS_ORIGINS: ALLOWED });

  const submit = (client: string, key?: string) => {
    const test = api
      .call('post', '/api/leads')
      .set('apikey', DEVELOPMENT_API_KEY)
      .set('x-forwarded-for', client);
    return (key ? test.set('idempotency-key', key) : test).send(sampleSubmission());
  };

  it('reports the remaining calls to each client, and rejects calls past the limit', async () => {
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await submit('203.0.113.1'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual([
      expect.stringMatching(/^"leads";r=1;t=\d+$/),
      expect.stringMatching(/^"leads";r=0;t=\d+$/),
      expect.stringMatching(/^"leads";r=0;t=\d+$/),
    ]);
    const [first, , refused] = answers;
    expect(first?.headers['ratelimit-policy']).toBe('"leads";q=2;w=60');
    expect(first?.headers['retry-after']).toBeUndefined();
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused?.body).toMatchObject({ type: '/problems/too-many-attempts', status: 429 });
    expect((await submit('203.0.113.2')).status).toBe(201);
  });

  it('counts all addresses of one IPv6 network together', async () => {
    const clients = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:a::3'];
    const statuses = [];
    for (const client of clients) statuses.push((await submit(client)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it.each([
    ['ports', ['203.0.113.9:1', '203.0.113.9:2', '203.0.113.9:3']],
    ['words for an address', ['x1', 'unknown', '_hidden']],
  ])('counts a client once, whatever %s its proxy names', async (_, clients) => {
    const statuses = [];
    for (const client of clients) statuses.push((await submit(client)).status);
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('answers a repeat of a stored submission, also past the limit', async () => {
    const client = '203.0.113.3';
    const first = await submit(client, 'kept');
    await submit(client);
    expect((await submit(client, 'new')).status).toBe(429);
    const again = await submit(client, 'kept');
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('ignores X-Forwarded-For unless a proxy is trusted', async () => {
    const direct = await startApi({ LEADS_PER_MINUTE: '1', TRUST_PROXY: '' });
    const call = (client: string) =>
      direct
        .call('post', '/api/leads')
        .set({ apikey: DEVELOPMENT_API_KEY, 'x-forwarded-for': client })
        .send(sampleSubmission());
    const statuses = [(await call('203.0.113.4')).status, (await call('203.0.113.5')).status];
    await direct.close();
    expect(statuses).toEqual([201, 429]);
  });

  const preflight = (origin: string, path: string, method = 'POST') =>
    fetch(api.address + path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'apikey,content-type,idempotency-key',
      },
    });

  it('may be called from pages of a configured origin', async () => {
    const { status, headers } = await preflight(ALLOWED, '/api/leads');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(ALLOWED);
    expect(headers.get('access-control-allow-headers')).toContain('apikey');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const answer = await submit('203.0.113.6').set('origin', ALLOWED);
    expect(answer.headers['access-control-allow-origin']).toBe(ALLOWED);
    expect(answer.headers['access-control-expose-headers']).toContain('retry-after');
    expect(answer.headers['vary']).toMatch(/origin/i);
  });

  it('rejects OPTIONS that is no preflight like any unknown method', async () => {
    const init = { method: 'OPTIONS', headers: { origin: ALLOWED } };
    const answer = await fetch(`${api.address}/api/leads`, init);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toMatchObject({ type: '/problems/method-not-allowed' });
  });

  it.each([
    ['https://evil.example', '/api/leads'],
    ['https://megler.example.evil.example', '/api/leads'],
    ['null', '/api/leads'],
    [ALLOWED, '/api/admin/leads'],
    [ALLOWED, '/api/leadsx'],
  ])('says nothing to %s of %s', async (origin, path) => {
    const { headers } = await preflight(origin, path);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
