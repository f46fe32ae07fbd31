import { describe, expect, it } from '@jest/globals';
import {
  createClient,
  type FunctionInvokeOptions,
  type FunctionsHttpError,
} from '@supabase/supabase-js';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { sampleSubmission } from '../testing/sample-submission.js';
import { ADMIN_PASSWORD, ownApi } from '../testing/start-api.js';

type Body = FunctionInvokeOptions['body'];

const ORIGIN = 'https://www.boligstyling.example';

describe('a client that calls by name', () => {
  const api = ownApi({ CORS_ORIGINS: ORIGIN, LEADS_PER_MINUTE: '5' });

  const client = (key = DEVELOPMENT_API_KEY) =>
    createClient(api.address, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const invoke = async (name: string, body?: Body, key?: string) => {
    const { data, error } = await client(key).functions.invoke(name, { body });
    const response = (error as FunctionsHttpError | null)?.context as Response | undefined;
    return { data, failed: response && { status: response.status, body: await response.json() } };
  };
  const logIn = async () =>
    (await invoke('secure-admin-login', { password: ADMIN_PASSWORD })).data.adminToken as string;

  it('submits a lead', async () => {
    const { data, failed } = await invoke('secure-submit-lead', sampleSubmission());
    expect(failed).toBeUndefined();
    const stored = await api.rows<{ id: string }>('select id from lead');
    expect(stored).toEqual([{ id: data.id }]);
  });

  it('receives the reason when a lead is rejected', async () => {
    const body = sampleSubmission({ customer_phone: '123' });
    const { data, failed } = await invoke('secure-submit-lead', body);
    expect(data).toBeNull();
    const errors = [{ field: 'customer_phone', message: 'Telefonnummer må være 8 siffer.' }];
    expect(failed).toEqual({ status: 400, body: { error: 'Noen felt må rettes.', errors } });
  });

  const json = (password = 'feil') => JSON.stringify({ password });
  const form = () => {
    const data = new FormData();
    data.set('password', 'feil');
    return data;
  };

  it.each<[string, Body, number, RegExp]>([
    ['an object', { password: 'feil' }, 200, /stemmer ikke/],
    ['JSON as text', json(), 200, /stemmer ikke/],
    ['other text', 'password=feil', 400, /./],
    ['JSON as a typed blob', new Blob([json()], { type: 'application/json' }), 200, /stemmer ikke/],
    ['JSON as bytes', new TextEncoder().encode(json()).buffer, 415, /./],
    ['a form', form(), 415, /./],
    ['nothing', undefined, 200, /felt må rettes/],
    ['a stream, of which the client sends nothing', new Blob([json()]).stream(), 200, /må rettes/],
    ['a Buffer, whose bytes the client sends as numbers', Buffer.from(json()), 200, /må rettes/],
    [
      'URL parameters, of which the client sends none',
      new URLSearchParams({ password: 'feil' }) as never,
      ...([200, /felt må rettes/] as const),
    ],
  ])('sends %s', async (_, body, status, reason) => {
    const { data, failed } = await invoke('secure-admin-login', body);
    expect(failed?.status ?? 200).toBe(status);
    expect((data ?? failed?.body)?.error).toMatch(reason);
  });

  it('submits a lead as text', async () => {
    const { data } = await invoke('secure-submit-lead', JSON.stringify(sampleSubmission()));
    expect(data).toMatchObject({ success: true, id: expect.any(String) });
  });

  it('has the rate limit of every client', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      const { failed } = await invoke('secure-submit-lead', sampleSubmission());
      statuses.push(failed?.status ?? 200);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('logs the administrator in, and reads leads, partners and sales', async () => {
    const login = await invoke('secure-admin-login', { password: ADMIN_PASSWORD });
    expect(login.data).toEqual({ success: true, adminToken: expect.any(String) });
    const { adminToken } = login.data;
    const { data } = await invoke('secure-admin-data', { adminToken });
    expect(data).toMatchObject({ partners: [], sales: [] });
    expect(data.leads[0]).toMatchObject({
      customer_name: 'Kari Nordmann',
      service_type: 'Fullstyling',
      status: 'new',
      partner_id: null,
    });
    expect(data.error).toBeUndefined();
  });

  it('receives status 200 for a wrong password', async () => {
    const { data } = await invoke('secure-admin-login', { password: 'feil' });
    expect(data).toEqual({ error: 'Passordet stemmer ikke. Prøv igjen.' });
    expect((await invoke('secure-admin-login', {})).data.error).toBe('Noen felt må rettes.');
  });

  it.each(['secure-admin-data', 'resend-missing-notifications'])(
    'receives from %s that the session has ended',
    async (name) => {
      for (const adminToken of ['', 'made up', 'x'.repeat(3000)]) {
        const { data } = await invoke(name, { adminToken });
        expect(data).toEqual({ error: expect.any(String) });
      }
    },
  );

  it('resends missing emails, and receives their number', async () => {
    await api.mails(8);
    const { data } = await invoke('resend-missing-notifications', { adminToken: await logIn() });
    expect(data).toEqual({ sentCount: expect.any(Number), errorCount: 0 });
  });

  it('validates a new password, and receives its hash', async () => {
    const passwords = { currentPassword: ADMIN_PASSWORD, newPassword: 'et nytt passord' };
    const { data } = await invoke('update-admin-password', passwords);
    expect(data).toMatchObject({ success: true, newPassword: 'et nytt passord' });
    expect(data.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it.each([
    [{ currentPassword: 'feil', newPassword: 'et nytt passord' }, /stemmer ikke/],
    [{ currentPassword: ADMIN_PASSWORD, newPassword: 'kort' }, /minst 6 tegn/],
  ])('reads in the answer why %j will not do', async (passwords, reason) => {
    const { data } = await invoke('update-admin-password', passwords);
    expect(data).toEqual({ error: expect.stringMatching(reason) });
  });

  it('needs the public key, in `apikey` or as a bearer token', async () => {
    const { failed } = await invoke('secure-submit-lead', sampleSubmission(), 'wrong');
    expect(failed).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    const call = (headers: Record<string, string>) =>
      fetch(`${api.address}/functions/v1/secure-admin-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"password":"feil"}',
      });
    expect((await call({})).status).toBe(401);
    expect((await call({ authorization: `Bearer ${DEVELOPMENT_API_KEY}` })).status).toBe(200);
  });

  it('may be a page of a configured origin', async () => {
    const preflight = await fetch(`${api.address}/functions/v1/secure-submit-lead`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info');
  });

  it.each([
    ['of a name that is not known', 404, 'drop-everything', '{}'],
    ['of one that cannot be read', 400, '%ff', '{}'],
    ['of what is no JSON', 400, 'secure-submit-lead', '{'],
    ['of what is no JSON to the administrator', 400, 'secure-admin-login', '{'],
    ['of another type', 415, 'secure-submit-lead', '<lead/>', { 'content-type': 'text/xml' }],
    ['of too much', 413, 'secure-admin-login', ' '.repeat(70_000)],
    ['of another key', 401, 'secure-submit-lead', '{}', { apikey: 'another' }],
  ] as [string, number, string, string, ...Record<string, string>[]][])(
    'receives %s, and no more than the reason',
    async (_, status, name, body, ...[more]) => {
      const headers = { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json', ...more };
      const path = `${api.address}/functions/v1/${name}`;
      const answer = await fetch(path, { method: 'POST', headers, body });
      expect([answer.status, await answer.json()]).toEqual([
        status,
        { error: expect.stringMatching(/\.$/) },
      ]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    },
  );

  it('receives the allowed method of a name', async () => {
    const answer = await fetch(`${api.address}/functions/v1/secure-submit-lead`);
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toEqual([
      ...[405, 'POST', { error: 'Metoden støttes ikke her.' }],
    ]);
  });
});

describe('a public key that begins like those of newer clients', () => {
  const KEY = 'sb_publishable_for_tests';
  const api = ownApi({ PUBLIC_API_KEY: KEY });

  it('comes in `apikey` alone, and submits a lead', async () => {
    const sent: Headers[] = [];
    const noted: typeof fetch = (address, init) => {
      sent.push(new Headers(init?.headers));
      return fetch(address, init);
    };
    const client = createClient(api.address, KEY, {
      global: { fetch: noted },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const body = sampleSubmission();
    const { data } = await client.functions.invoke('secure-submit-lead', { body });
    expect(data).toMatchObject({ success: true });
    expect(sent.map((headers) => [headers.get('apikey'), headers.get('authorization')])).toEqual([
      [KEY, null],
    ]);
  });
});
