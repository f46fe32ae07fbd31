import { beforeEach, describe, expect, it } from '@jest/globals';
import { INTEGRATOR_SCOPES, type IntegratorScope, withdrawByOwner } from '@boligstyling/domain';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { makeKey } from '../testing/integrators.js';
import { callsOpenTo } from '../testing/matches-contract.js';
import { MatchingWorld } from '../testing/matching-world.js';
import { sampleSubmission } from '../testing/sample-submission.js';

const CALLS: Record<string, IntegratorScope> = {
  'post /api/leads': 'leads:submit',
  'get /api/integrator/leads': 'leads:read-own',
  'get /api/integrator/leads/{id}': 'leads:read-own',
  'get /api/integrator/quotes': 'quotes:read-own',
  'get /api/integrator/figures': 'figures:read-own',
};
const CONTACTS = ['customer_name', 'customer_email', 'customer_phone', 'address'];

describe('an integrator', () => {
  const world = MatchingWorld.own({ LEADS_PER_MINUTE: '1000' });
  beforeEach(() => world.api.empty('lead, partner, integrator_key'));

  const get = (path: string, key: string) =>
    world.api.call('get', `/api/integrator/${path}`).set('apikey', key);
  const own = async (key: string, query = '') => (await get(`leads${query}`, key).expect(200)).body;
  const send = (key: string, changes = {}) => world.lead(changes, { apikey: key });

  describe.each(Object.entries(CALLS))('%s', (call, needed) => {
    const [method = '', path = ''] = call.split(' ');
    const status = async (key: string) => {
      const test = world.api.call(method as 'get' | 'post', path).set('apikey', key);
      return (await (method === 'post' ? test.send(sampleSubmission()) : test)).status;
    };
    const ofNoLead = path.includes('{') ? 404 : 200;
    const done = method === 'post' ? 201 : ofNoLead;

    it.each(INTEGRATOR_SCOPES)(
      'accepts a key with only the scope %s if it needs that scope',
      async (scope) => {
        const { secret, id } = await makeKey(world, { scopes: [scope] });
        expect(await status(secret)).toBe(scope === needed ? done : 403);
        expect(await status(id)).toBe(scope === needed && needed === 'leads:submit' ? done : 403);
      },
    );

    it('rejects a paused, unknown or missing key', async () => {
      const { secret } = await makeKey(world, { paused: true });
      expect(await status(secret)).toBe(401);
      expect(await status('ik_unknown')).toBe(401);
      expect(await status('')).toBe(401);
      expect(await status(DEVELOPMENT_API_KEY)).toBe(needed === 'leads:submit' ? 201 : 401);
    });
  });

  it('can make every call open to keys, except those for our own page', () => {
    const opened = callsOpenTo('apikey').map(({ method, template }) => `${method} ${template}`);
    expect(opened.sort()).toEqual([...Object.keys(CALLS), 'post /api/partner-applications'].sort());
  });

  it('cannot make calls of the administrator, a partner or our own page, with any scope', async () => {
    const { id, secret } = await makeKey(world);
    const others = [...callsOpenTo('bearer'), ...callsOpenTo('partner')];
    expect(others.length).toBeGreaterThan(90);
    others.push({ method: 'post', template: '', path: '/api/partner-applications' });
    const opened = [];
    for (const { method, path } of others) {
      for (const key of [id, secret]) {
        const { status } = await world.api
          .call(method, path)
          .set({ apikey: key, authorization: `Bearer ${key}`, 'x-forwarded-for': '203.0.113.9' });
        if (status !== 401) opened.push(`${status} ${method} ${path}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it('reads one lead by its id, and none of another key', async () => {
    const [mine, other] = [await makeKey(world), await makeKey(world, { source: 'portal' })];
    const id = await send(mine.secret);
    const listed = (await own(mine.secret)).leads;
    expect((await get(`leads/${id}`, mine.secret).expect(200)).body).toEqual(listed[0]);
    await get(`leads/${id}`, other.secret).expect(404);
    await get('leads/not-an-id', mine.secret).expect(404);
  });

  it('sees the progress of its own leads only, without the owners', async () => {
    const [mine, other] = [await makeKey(world), await makeKey(world, { source: 'portal' })];
    const id = await send(mine.secret, { customer_name: 'Torhild Uvanlig' });
    await send(other.secret);
    await send(DEVELOPMENT_API_KEY);
    await world.partner('Stine');
    await world.admin('post', `/leads/${id}/assignments`).send({}).expect(201);
    await world.take(id);
    await world.admin('patch', `/leads/${id}`).send({ status: 'won' }).expect(200);
    await world.minutesAfterStatus(id, 10);
    const { leads, next_cursor } = await own(mine.secret);
    expect(next_cursor).toBeNull();
    const moment = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(leads).toEqual([
      {
        ...{ id, status: 'won', source: 'megler-vest', received_at: moment, matched_at: moment },
        ...{ contacted_at: moment, closed_at: moment, contact_by_email: false },
        ...{ service_type: 'Fullstyling', location: 'Bergen' },
      },
    ]);
    expect((await own(other.secret)).leads).toMatchObject([{ source: 'portal', status: 'new' }]);
    const figures = (await get('figures', mine.secret).expect(200)).body;
    const month = { month: expect.stringMatching(/^\d{4}-\d\d$/), sent: 1, matched: 1 };
    expect(figures).toEqual({
      source: 'megler-vest',
      months: [{ ...month, accepted: 1, won: 1 }],
    });
  });

  it('sees the owners while the administrator grants it', async () => {
    const { id, secret } = await makeKey(world, { shows_contacts: true });
    await send(secret, { customer_name: 'Torhild Uvanlig' });
    const [lead] = (await own(secret)).leads;
    expect(lead).toMatchObject({ customer_name: 'Torhild Uvanlig', customer_phone: '40000000' });
    await world
      .admin('patch', `/integrator-keys/${id}`)
      .send({ shows_contacts: false })
      .expect(200);
    for (const name of CONTACTS) expect((await own(secret)).leads[0]).not.toHaveProperty(name);
  });

  it('does not see who has withdrawn', async () => {
    const { secret } = await makeKey(world, { shows_contacts: true });
    const id = await send(secret);
    await world.api.happen(id, (it) => withdrawByOwner(it));
    const [lead] = (await own(secret)).leads;
    expect(lead.status).toBe('lost');
    for (const name of CONTACTS) expect(lead).not.toHaveProperty(name);
  });

  it('does not see answers in our form, which promises that', async () => {
    const { id, secret } = await makeKey(world, { shows_contacts: true });
    const fromForm = { apikey: id, 'x-form-seconds': '60' };
    await world.lead({}, { ...fromForm, origin: world.api.address });
    for (const name of CONTACTS) expect((await own(secret)).leads[0]).not.toHaveProperty(name);
    // Through its own form it has the data anyway.
    await world.lead({}, { ...fromForm, origin: 'https://megler.example' });
    for (const name of CONTACTS) expect((await own(secret)).leads[0]).toHaveProperty(name);
  });

  it('gets its remaining calls with every answer, which counts for nothing', async () => {
    const { secret } = await makeKey(world, { per_minute: 7 });
    await send(secret);
    const left = async (path: string, status: number, key = secret) =>
      (await get(path, key).expect(status)).headers['ratelimit'];
    for (const path of ['leads', 'figures', 'leads']) {
      expect(await left(path, 200)).toMatch(/^"key";r=6;t=\d+$/);
    }
    expect(await left('leads?limit=x', 400)).toMatch(/^"key";r=6;t=\d+$/);
    const blind = await makeKey(world, { scopes: ['leads:submit'] });
    // A key without the scope counts as a client like any other.
    expect(await left('leads', 403, blind.secret)).toMatch(/^"leads";r=\d+;t=\d+$/);
    expect(await left('leads', 401, 'ik_unknown')).toMatch(/^"leads";r=\d+;t=\d+$/);
  });

  it('reads page by page', async () => {
    const { secret } = await makeKey(world);
    const sent = [];
    for (let nth = 0; nth < 5; nth += 1) sent.push(await send(secret));
    const seen: string[] = [];
    for (let cursor = ''; cursor !== null;) {
      const page = await own(secret, `?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.leads.length).toBeLessThanOrEqual(2);
      seen.push(...page.leads.map(({ id }: { id: string }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(sent.toReversed());
    await get('leads?cursor=x', secret).expect(400);
    const inYear10000 = Buffer.from(`253402300800000.${sent[0]}`).toString('base64url');
    expect((await own(secret, `?cursor=${inYear10000}`)).leads).toHaveLength(5);
    await get('leads?limit=201', secret).expect(400);
  });

  it('no longer sees an erased lead', async () => {
    const { secret } = await makeKey(world);
    const id = await send(secret);
    await world.admin('delete', `/leads/${id}`).expect(204);
    expect((await own(secret)).leads).toEqual([]);
    expect((await get('figures', secret).expect(200)).body.months).toEqual([]);
  });
});
