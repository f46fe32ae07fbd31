import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { eventually } from '../../testing/eventually.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { ADMIN_PASSWORD, ownApi, SESSION_SECRET } from '../../testing/start-api.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';

const MARKERS = {
  customer_name: 'Navnemerke Navnesen',
  customer_email: 'epostmerke@nordmann.no',
  customer_phone: '49876543',
  address: 'Adressemerket 7',
  message: 'Meldingsmerke',
};
const LINK = 'partner.lenkemerke';
const SECRETS = [DEVELOPMENT_API_KEY, ADMIN_PASSWORD, SESSION_SECRET, LINK];

const api = ownApi({ LOG_LEVEL: 'debug' });

const submit = (body: Record<string, unknown>) =>
  api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY).send(body);

const logged = () =>
  api
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('follows a request to its emails by the incoming request id', async () => {
    const id = '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
    const { headers } = await submit(sampleSubmission(MARKERS)).set('x-request-id', id);
    expect(headers['x-request-id']).toBe(id);
    const ofRequest = () => logged().filter(({ reqId }) => reqId === id);
    while (ofRequest().length < 4) await new Promise(setImmediate);
    expect(ofRequest()).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/leads', status: 201 }),
    );
    const sent = ofRequest().filter(({ msg }) => msg === 'sent');
    expect(sent.map(({ kind }) => kind).sort()).toEqual([
      'lead-notification',
      'owner-confirmation',
    ]);
  });

  it('reports no fault of ours for a table whose reader has left', async () => {
    const { token } = await logIn(api);
    const held = api.rows(`
      do $$ begin lock table lead; perform pg_sleep(60);
      exception when query_canceled then null; end $$`);
    // Copies of this database beside it have the same table numbers.
    const holds = `
      from pg_locks where relation = 'lead'::regclass and mode = 'AccessExclusiveLock' and granted
        and database = (select oid from pg_database where datname = current_database())`;
    const asks = `
      select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%"partnerId"%'`;
    const found = (sql: string) =>
      eventually(async () => ((await api.rows(sql)).length > 0 ? true : undefined));
    await found(`select 1 ${holds}`);
    const gone = new AbortController();
    const asked = fetch(`${api.address}/api/admin/leads.csv`, {
      ...{ method: 'POST', signal: gone.signal },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    await found(asks);
    gone.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await api.rows(`select pg_cancel_backend(pid) ${holds}`);
    await held;
    await eventually(async () => logged().find(({ msg }) => msg === 'left before the answer'));
    expect(logged().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('reports code, lead and request of a failure', async () => {
    await api.rows('alter table assignment rename to assignment_away');
    const { body } = await submit(sampleSubmission()).expect(201);
    const reported = await eventually(async () =>
      logged().find(({ msg, lead }) => msg === 'set aside' && lead === body.id),
    );
    expect(reported).toMatchObject({
      level: 'warn',
      err: { type: 'DatabaseFault', code: '42P01' },
    });
    await api.rows('alter table assignment_away rename to assignment');
  });

  it('reports why a submit could not be stored', async () => {
    await api.rows(`
      create function fills_disk() returns trigger language plpgsql as
        $$ begin raise exception 'full' using errcode = '53100'; end $$;
      create trigger full_disk before insert on lead for each row execute function fills_disk()`);
    const id = '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1d';
    await submit(sampleSubmission()).set('x-request-id', id).expect(503);
    const reported = logged().find(({ reqId, level }) => reqId === id && level === 'warn');
    expect(reported).toMatchObject({ err: { code: 'storage-unavailable', cause: '53100' } });
    await api.rows('drop trigger full_disk on lead');
  });

  it('reports once why audit rows cannot be stored', async () => {
    const { token } = await logIn(api);
    await api.rows('alter table audit_log rename to audit_log_away');
    const read = () =>
      api.call('post', '/api/admin/leads/search').set('authorization', `Bearer ${token}`).send({});
    await read().expect(200);
    const reported = () => logged().filter(({ msg }) => msg === 'audit log not written');
    const [first] = await eventually(async () => (reported().length > 0 ? reported() : undefined));
    expect(first).toMatchObject({ context: 'Faults', err: { code: '42P01' } });
    await read().expect(200);
    await api.rows('alter table audit_log_away rename to audit_log');
    const kept = `select 1 from audit_log where call = 'searchLeads'`;
    await eventually(async () => ((await api.rows(kept)).length === 2 ? true : undefined));
    expect(reported()).toHaveLength(1);
  });

  it('omits successful probes', async () => {
    for (const path of ['live', 'ready']) await api.call('get', `/api/health/${path}`).expect(200);
    const probes = logged().filter(({ route }) => String(route).startsWith('/api/health'));
    expect(probes.length).toBeGreaterThanOrEqual(2);
    expect(new Set(probes.map(({ level }) => level))).toEqual(new Set(['debug']));
  });

  it.each(['kari.nordmann@nordmann.no', '49876543', '../../etc/passwd', 'æ', 'x'.repeat(99)])(
    'ignores the request id %j',
    async (given) => {
      const { headers } = await api
        .call('get', '/api/health/live')
        .set('x-request-id', encodeURI(given));
      expect(headers['x-request-id']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );

  it('contains no name and no secret, whatever fails', async () => {
    await submit(sampleSubmission(MARKERS)).expect(201);
    await submit({ ...MARKERS, customer_phone: 'x' }).expect(400);
    await submit({ ...sampleSubmission(MARKERS), [MARKERS.message]: 1 }).expect(400);
    await api.call('get', '/api/health/live').query({ q: MARKERS.customer_name });
    const { token } = await logIn(api);
    for (const list of ['leads/search', 'leads.csv', 'partners/search', 'audit/search']) {
      const name = list === 'audit/search' ? 'name' : 'q';
      const search = api.call('post', `/api/admin/${list}`).set('authorization', `Bearer ${token}`);
      await search.send({ [name]: MARKERS.customer_name }).expect(200);
    }
    await api.call('get', '/api/partner-link').set('link-token', LINK).expect(404);
    await api.rows('alter table lead alter column rooms type varchar(1) using left(rooms, 1)');
    await expect(submit(sampleSubmission(MARKERS))).rejects.toThrow('answer 500');
    await api.rows('alter table lead rename to lead_away');
    await expect(submit(sampleSubmission(MARKERS))).rejects.toThrow('answer 500');
    const all = api.logged();
    expect(all).toContain('"level":"error"');
    for (const trace of [...Object.values(MARKERS), ...SECRETS]) {
      expect(all).not.toContain(trace);
      expect(all).not.toContain(encodeURIComponent(trace));
    }
  });
});

// From here on Nest's loggers are the newest application's.
it('follows a request to the email of the offered partner, with its lead', async () => {
  const world = await MatchingWorld.start({ LOG_LEVEL: 'info', MATCHING: 'automatic' });
  await world.partner('Anne');
  const id = '0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1c';
  const sent = { ...sampleSubmission(), address: 'Gata 1, 5015 Bergen' };
  const { body } = await world.api
    .call('post', '/api/leads')
    .set({ apikey: DEVELOPMENT_API_KEY, 'x-request-id': id })
    .send(sent);
  const reported = await eventually(async () => {
    const lines = world.api.logged().trim().split('\n');
    const ours = lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
    return ours.some(({ kind }) => kind === 'partner-offer') ? ours : undefined;
  });
  await world.close();
  expect(reported).toContainEqual(expect.objectContaining({ msg: 'received', lead: body.id }));
  expect(reported).toContainEqual(
    expect.objectContaining({ msg: 'sent', kind: 'partner-offer', lead: body.id }),
  );
});

it('shows the cause of late e-mails, and of no webhook, to the search in recovering.md', async () => {
  const recovering = new URL('../../../../../docs/recovering.md', import.meta.url);
  const [, looked = ''] =
    /`grep '([^']+)' \| tail -1`/.exec(readFileSync(recovering, 'utf8')) ?? [];
  const integrator = await WebhookReceiver.start();
  integrator.answer = { status: 503 };
  const world = await MatchingWorld.start({ LOG_LEVEL: 'info', SMTP_URL: 'smtp://127.0.0.1:1' });
  const endpoint = { url: integrator.url, events: ['lead.received'], active: true };
  await world.admin('post', '/webhooks').send(endpoint).expect(201);
  await world.lead();
  const postponed = await eventually(async () => {
    const lines = world.api.logged().split('\n');
    const all = lines.filter((line) => line.includes('"msg":"postponed"'));
    return all.length >= 3 ? all : undefined;
  });
  await Promise.all([world.close(), integrator.close()]);
  const found = postponed.filter((line) => line.includes(looked)).map((line) => JSON.parse(line));
  const causes = found.map(({ context, cause }) => `${context}: ${cause}`);
  expect(new Set(causes)).toEqual(new Set(['Delivery: ESOCKET ECONNREFUSED']));
});
