import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { makeKey } from '../testing/integrators.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { sampleSubmission } from '../testing/sample-submission.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';

const SUBMIT = ['leads:submit'];

describe('API keys', () => {
  let world: MatchingWorld;
  let replica: ApiUnderTest;
  beforeAll(async () => {
    world = await MatchingWorld.start({ LEADS_PER_MINUTE: '3', TRUST_PROXY: '1' });
    replica = await startApi({ DATABASE_URL: world.api.databaseUrl });
  });
  afterAll(async () => {
    await replica.close();
    await world.close();
  });
  beforeEach(() => world.api.empty('lead, integrator_key'));

  let mailboxes = 0;
  const submission = (changes = {}) =>
    sampleSubmission({ customer_email: `kari${(mailboxes += 1)}@nordmann.no`, ...changes });
  const submit = (key: string, headers: Record<string, string> = {}, api = world.api) =>
    api
      .call('post', '/api/leads')
      .set({ apikey: key, 'x-forwarded-for': `203.0.113.${(mailboxes % 250) + 1}`, ...headers })
      .send(submission());
  const leads = (columns = 'source, integrator_key_id') =>
    world.api.rows(`select ${columns} from lead order by received_at`);
  const change = (id: string, changes: object) =>
    world.admin('patch', `/integrator-keys/${id}`).send(changes).expect(200);

  it('are shown with their secret once, and stored without it', async () => {
    const { id, secret } = await makeKey(world);
    expect(secret).toMatch(/^ik_[\w-]{43}$/);
    const { body } = await world.admin('get', '/integrator-keys').expect(200);
    expect(body.keys).toMatchObject([{ id, name: 'Megler Vest AS', previous_until: null }]);
    const kept = JSON.stringify([body, await world.api.rows('select * from integrator_key')]);
    expect(kept).not.toContain(secret);
  });

  it('and endpoints are made once under an idempotency key, and repeats show a secret', async () => {
    const url = 'https://megler.example';
    const bodies = {
      'integrator-keys': {
        ...{ name: 'Vest', source: 'vest', scopes: ['leads:submit'], shows_contacts: false },
        ...{ origins: [], per_minute: 100, paused: false },
      },
      webhooks: { url, events: ['lead.received'], active: true },
    };
    await world.api.empty('webhook_endpoint');
    for (const [path, body] of Object.entries(bodies)) {
      const add = () =>
        world.admin('post', `/${path}`).set('idempotency-key', 'k1').send(body).expect(201);
      const together = await Promise.all([add(), add(), add()]);
      const made = [...together, await add()].map((answer) => answer.body);
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect(new Set(made.map(({ secret }) => secret)).size).toBe(made.length);
      expect(made.every(({ secret }) => /^(ik|whsec)_/.test(secret))).toBe(true);
      const { body: listed } = await world.admin('get', `/${path}`).expect(200);
      expect(listed.keys ?? listed.webhooks).toHaveLength(1);
    }
  });

  it('mark their leads, whatever source those claim', async () => {
    const { id, secret } = await makeKey(world);
    await world.api
      .call('post', '/api/leads')
      .set('apikey', secret)
      .send(submission({ source: 'somebody else' }))
      .expect(201);
    await submit(DEVELOPMENT_API_KEY).expect(201);
    expect(await leads()).toEqual([
      { source: 'megler-vest', integrator_key_id: id },
      { source: '', integrator_key_id: null },
    ]);
  });

  it('are named in the owner’s export of a lead that they sent', async () => {
    const { secret } = await makeKey(world);
    const ids = [await submit(secret), await submit(DEVELOPMENT_API_KEY)].map(
      ({ body }) => body.id,
    );
    const sentBy = async (id: string) =>
      (await world.admin('get', `/leads/${id}/export`).expect(200)).body.sent_by;
    expect(await Promise.all(ids.map(sentBy))).toEqual(['Megler Vest AS', null]);
  });

  it('submit by name, too, in the header or as a bearer token', async () => {
    const { secret } = await makeKey(world);
    const byName = (headers: Record<string, string>) =>
      fetch(`${world.api.address}/functions/v1/secure-submit-lead`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(submission()),
      }).then(async (answer) => [answer.status, await answer.json()] as const);
    expect((await byName({ apikey: secret }))[0]).toBe(200);
    expect((await byName({ authorization: `Bearer ${secret}` }))[0]).toBe(200);
    expect(await leads('source')).toEqual(Array(2).fill({ source: 'megler-vest' }));
    const reading = await makeKey(world, { scopes: ['leads:read-own'] });
    expect(await byName({ apikey: reading.secret })).toEqual([403, { error: expect.any(String) }]);
  });

  it('give no access to the administrator’s calls by name', async () => {
    const { secret } = await makeKey(world);
    const answer = await fetch(`${world.api.address}/functions/v1/secure-admin-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: secret },
      body: JSON.stringify({ password: 'riktig passord' }),
    });
    await answer.text();
    expect(answer.status).toBe(401);
  });

  it('let pages of their origins submit by name, but not call as administrator', async () => {
    const origin = 'https://megler-vest.example';
    await makeKey(world, { origins: [origin] });
    const allowed = async (name: string) => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const url = `${world.api.address}/functions/v1/${name}`;
      const answer = await fetch(url, { method: 'OPTIONS', headers });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('secure-submit-lead')).toBe(origin);
    expect(await allowed('secure-admin-login')).toBeNull();
    expect(await allowed('secure-admin-data')).toBeNull();
  });

  it('are rejected at once on every replica when unknown or paused', async () => {
    const { id, secret } = await makeKey(world);
    await submit(secret).expect(201);
    await submit(secret, {}, replica).expect(201);
    await change(id, { paused: true });
    await submit(secret).expect(401);
    await submit(secret, {}, replica).expect(401);
    await submit(id).expect(401);
    await submit('ik_' + 'x'.repeat(43)).expect(401);
    await submit(randomUUID()).expect(401);
    await change(id, { paused: false });
    await submit(secret).expect(201);
    expect(await leads()).toHaveLength(3);
  });

  it('accept both secrets during a rotation’s overlap, and then the new one', async () => {
    const { id, secret } = await makeKey(world);
    const rotate = async (overlap_hours: number) => {
      const path = `/integrator-keys/${id}/rotate`;
      return (await world.admin('post', path).send({ overlap_hours }).expect(200)).body;
    };
    const next = await rotate(24);
    expect(new Date(next.previous_until).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await submit(secret).expect(201);
    await submit(next.secret).expect(201);
    await submit(next.secret, {}, replica).expect(201);
    const last = await rotate(0);
    expect(last.previous_until).toBeNull();
    await submit(next.secret).expect(401);
    await submit(last.secret).expect(201);
    await world
      .admin('post', `/integrator-keys/${id}/rotate`)
      .send({ overlap_hours: 721 })
      .expect(400);
  });

  it('have one exact limit over all replicas, beside that of clients', async () => {
    const { secret } = await makeKey(world, { per_minute: 10 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        submit(secret, { 'x-forwarded-for': '203.0.113.99' }, nth % 2 ? replica : world.api),
      ),
    );
    const stored = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([stored.length, refused.length]).toEqual([10, 30]);
    expect(await leads()).toHaveLength(10);
    for (const { headers } of refused) {
      expect(headers['ratelimit']).toMatch(/^"key";r=0;t=\d+$/);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(stored[0]?.headers['ratelimit-policy']).toBe('"key";q=10;w=60');
  });

  it('report the remaining calls after a repeat too', async () => {
    const { secret } = await makeKey(world, { per_minute: 4 });
    const body = submission();
    const send = (changes = {}) =>
      world.api
        .call('post', '/api/leads')
        .set({ apikey: secret, 'idempotency-key': 'once' })
        .send({ ...body, ...changes });
    const answers = [await send(), await send(), await send({ message: 'Noe annet' })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
    expect(answers.map(({ headers }) => headers['ratelimit']?.slice(0, 9))).toEqual([
      '"key";r=3',
      '"key";r=2',
      '"key";r=1',
    ]);
  });

  it('cost no statement past the limit, and still answer stored submissions', async () => {
    const { secret } = await makeKey(world, { per_minute: 1 });
    const body = submission();
    const repeat = () =>
      world.api
        .call('post', '/api/leads')
        .set({ apikey: secret, 'idempotency-key': 'lead-1' })
        .send(body);
    const first = await repeat().expect(201);
    await submit(secret).expect(429);
    const seen = async () => (await world.api.rows('select * from integrator_use'))[0];
    const before = await seen();
    await submit(secret).expect(429);
    expect(await seen()).toEqual(before);
    expect((await repeat().expect(201)).body).toEqual(first.body);
  });

  it('have separate namespaces of idempotency keys', async () => {
    const [one, other] = [await makeKey(world), await makeKey(world, { source: 'portal' })];
    const named = { 'idempotency-key': '1' };
    await submit(one.secret, named).expect(201);
    await submit(other.secret, named).expect(201);
    await submit(one.secret, named).expect(409);
    expect(await leads('source')).toEqual([{ source: 'megler-vest' }, { source: 'portal' }]);
  });

  describe('in a page', () => {
    const OWN = { origin: 'https://megler.example' };
    const answerTo = async (key: string, headers: Record<string, string>) => {
      const { status, body, headers: answered } = await submit(key, headers);
      return [
        status,
        body.type?.replace('/problems/', ''),
        answered['access-control-allow-origin'],
      ];
    };

    it('submit by their public name from the pages they name, and from ours', async () => {
      const { id } = await makeKey(world);
      expect(await answerTo(id, OWN)).toEqual([201, undefined, OWN.origin]);
      expect(await answerTo(id, { origin: world.api.address })).toEqual([
        201,
        undefined,
        undefined,
      ]);
      const foreign = { origin: 'https://other.example' };
      expect(await answerTo(id, foreign)).toEqual([403, 'origin-refused', undefined]);
      await makeKey(world, { origins: [foreign.origin] });
      expect(await answerTo(id, foreign)).toEqual([403, 'origin-refused', foreign.origin]);
      expect(await answerTo(id, { origin: 'null' })).toEqual([403, 'origin-refused', undefined]);
    });

    it('submit by a secret only if it reads nothing', async () => {
      const reading = await makeKey(world);
      expect(await answerTo(reading.secret, OWN)).toEqual([403, 'secret-in-page', OWN.origin]);
      const { secret } = await makeKey(world, { scopes: SUBMIT });
      expect(await answerTo(secret, OWN)).toEqual([201, undefined, OWN.origin]);
    });

    it('answer a preflight without the key, and expose nothing to other pages', async () => {
      await makeKey(world);
      const ask = (origin: string) =>
        fetch(`${world.api.address}/api/leads`, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'apikey,content-type,idempotency-key',
          },
        }).then(async (answer) => {
          await answer.text();
          return answer.headers.get('access-control-allow-origin');
        });
      expect(await ask(OWN.origin)).toBe(OWN.origin);
      expect(await ask('https://other.example')).toBeNull();
    });

    it('keep the limit of each visitor, too', async () => {
      const { id } = await makeKey(world);
      const from = (client: string) => submit(id, { ...OWN, 'x-forwarded-for': client });
      const answers = [];
      for (let sent = 0; sent < 4; sent += 1) answers.push(await from('198.51.100.7'));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
      expect(answers[0]?.headers['ratelimit-policy']).toBe('"leads";q=3;w=60, "key";q=100;w=60');
      await from('198.51.100.8').expect(201);
    });
  });

  it.each([
    [{ origins: ['https://megler.example/'] }, 'origins'],
    [{ origins: 'https://megler.example' }, 'origins'],
    [{ origins: ["https://megler.example; script-src 'unsafe-inline'"] }, 'origins'],
    [{ scopes: ['leads:erase'] }, 'scopes'],
    [{ scopes: [] }, 'scopes'],
    [{ name: ' ' }, 'name'],
    [{ source: 'x'.repeat(81) }, 'source'],
    [{ per_minute: 0 }, 'per_minute'],
    [{ per_minute: 6001 }, 'per_minute'],
    [{ secret: 'ik_mine' }, 'secret'],
  ])('are not made with %j', async (changes, field) => {
    const made = makeKey(world, changes);
    await expect(made).rejects.toThrow('expected 201 "Created", got 400');
    const { id } = await makeKey(world);
    const { body } = await world.admin('patch', `/integrator-keys/${id}`).send(changes).expect(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('are changed only on the version that a caller saw', async () => {
    const { id } = await makeKey(world);
    const on = (version: string, changes: object) =>
      world.admin('patch', `/integrator-keys/${id}`).send(changes).set('if-match', `"${version}"`);
    const current = (await on('1', { scopes: SUBMIT }).expect(200)).body;
    const late = await on('1', { per_minute: 7 }).expect(412);
    expect(late.body).toMatchObject({ type: '/problems/version-stale', current });
    await on(current.version, { per_minute: 7 }).unset('if-match').expect(428);
    await on(current.version, { per_minute: 7 }).expect(200);
  });

  it('change only in the given fields', async () => {
    const { id } = await makeKey(world);
    const { body } = await change(id, { shows_contacts: true, origins: [], source: ' portal ' });
    expect(body).toMatchObject({ id, source: 'portal', shows_contacts: true, origins: [] });
    expect(body).toMatchObject({ name: 'Megler Vest AS', per_minute: 100, paused: false });
    const unknown = `/integrator-keys/${randomUUID()}`;
    await world.admin('patch', unknown).send({ paused: true }).expect(404);
    await world.admin('post', `${unknown}/rotate`).send({ overlap_hours: 1 }).expect(404);
  });
});
