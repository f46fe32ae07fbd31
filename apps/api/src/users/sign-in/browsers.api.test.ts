import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SHARED_PASSWORD_SUBJECT } from '@boligstyling/domain';
import request from 'supertest';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { logIn } from '../../testing/admin-access.js';
import { browserLink, knownBy } from '../../testing/browser-links.js';
import { eventually } from '../../testing/eventually.js';
import { codeOf, employ, type KnownUser } from '../../testing/users-access.js';
import { ADMIN_PASSWORD, type ApiUnderTest, startApi } from '../../testing/start-api.js';

const ADMIN_EMAIL = 'leder@boligstyling.no';

describe('a new browser during an attack', () => {
  let api: ApiUnderTest;
  let replica: ApiUnderTest;
  let kari: KnownUser;
  beforeAll(async () => {
    api = await startApi({ TRUST_PROXY: '1', ADMIN_EMAIL });
    replica = await startApi({ TRUST_PROXY: '1', ADMIN_EMAIL, DATABASE_URL: api.databaseUrl });
  });
  afterAll(async () => {
    await replica.close();
    await api.close();
  });
  beforeEach(async () => {
    await api.empty('dashboard_user, admin_session, login_attempt, one_time_link, challenge');
    const { token } = await logIn(api);
    kari = await employ(eitherOutbox(), token, 'kari@boligstyling.no', 'innsyn');
  });

  const ask = (body: object = {}, by = api) =>
    by.call('post', '/api/admin/browsers/link').send(body);
  const mark = (token: string) => api.call('post', '/api/admin/browsers').send({ token });
  const shared = (password: string, from: string, cookie = '') =>
    api
      .call('post', '/api/admin/session')
      .set({ 'x-forwarded-for': from, cookie })
      .send({ password });
  const links = () =>
    api.rows<{ subject: string }>('select subject_id as subject from one_time_link');
  const attack = () =>
    api.rows(`insert into login_attempt
      select gen_random_uuid(), md5((n % 20)::text), 'strangers', now() - n * interval '1 second'
      from generate_series(0, 199) n`);
  /** Either replica may send the email, also one requested by the test before. */
  const eitherOutbox = (): ApiUnderTest => ({
    ...api,
    mails: async () => [...(await api.mails(0)), ...(await replica.mails(0))],
  });

  it('logs in with the shared login once the link to ADMIN_EMAIL made it known', async () => {
    await attack();
    const from = '198.51.100.9';
    expect((await shared(ADMIN_PASSWORD, from)).status).toBe(429);
    await ask().expect(204);
    const token = await browserLink(eitherOutbox());
    const mails = await eitherOutbox().mails(0);
    expect(mails.some((mail) => mail.includes(`<${ADMIN_EMAIL}>`))).toBe(true);
    const cookie = await knownBy(replica, token);
    for (let wrong = 0; wrong < 4; wrong += 1) {
      expect((await shared('feil', from, cookie)).status).toBe(401);
    }
    expect((await shared(ADMIN_PASSWORD, from, cookie)).status).toBe(200);
    expect((await shared(ADMIN_PASSWORD, from)).status).toBe(429);
  });

  it('has its own five tries in 15 minutes, over all replicas', async () => {
    await ask().expect(204);
    const cookie = await knownBy(api, await browserLink(eitherOutbox()));
    const tries = Array.from({ length: 12 }, (_, nth) =>
      (nth % 2 ? api : replica)
        .call('post', '/api/admin/session')
        .set('cookie', cookie)
        .send({ password: 'feil' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('logs a user in with password and code after a link to the user’s address', async () => {
    const typed = { email: kari.email, password: kari.password, code: codeOf(kari.secret) };
    const logInAs = (cookie: string) =>
      api.call('post', '/api/admin/session/user').set('cookie', cookie).send(typed);
    await attack();
    expect((await logInAs('')).status).toBe(429);
    await ask({ email: kari.email.toUpperCase() }).expect(204);
    const cookie = await knownBy(api, await browserLink(eitherOutbox(), kari.id));
    expect((await logInAs(cookie)).status).toBe(200);
  });

  it('gives a user no more tries at the shared login by repeated logins', async () => {
    const cookies: string[] = [];
    for (const code of kari.recoveryCodes.slice(0, 2)) {
      const typed = { email: kari.email, password: kari.password, code };
      const answer = await api.call('post', '/api/admin/session/user').send(typed).expect(200);
      cookies.push(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '');
    }
    const statuses: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      statuses.push((await shared('feil', '198.51.100.9', cookies[nth % 2])).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('logs in by name too, with the same mark', async () => {
    const byName = (cookie: string) =>
      request(api.address)
        .post('/functions/v1/secure-admin-login')
        .set({ apikey: DEVELOPMENT_API_KEY, cookie })
        .send({ password: ADMIN_PASSWORD });
    await ask().expect(204);
    const { headers } = await mark(await browserLink(eitherOutbox())).expect(204);
    const cookies = headers['set-cookie'] as unknown as string[];
    expect(cookies.map((each) => /Path=([^;]+)/.exec(each)?.[1])).toEqual([
      '/api/admin',
      '/functions/v1',
    ]);
    await attack();
    expect((await byName('')).body).toEqual({ error: expect.stringMatching(/^For mange forsøk/) });
    const known = await byName(cookies[1]?.split(';')[0] ?? '');
    expect(known.body).toEqual({ success: true, adminToken: expect.any(String) });
    expect(known.headers['set-cookie']).toHaveLength(2);
  });

  it('is not logged in by the link, which works once and for this only', async () => {
    await ask({ email: kari.email }).expect(204);
    const token = await browserLink(eitherOutbox(), kari.id);
    const open = await api.call('post', '/api/admin/invitations/open').send({ token });
    expect(open.status).toBe(404);
    expect((await api.call('post', '/api/partner/session').send({ token })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 4 }, () => mark(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410]);
    const [first] = answers.filter(({ status }) => status === 204);
    expect(first?.text).toBe('');
    const cookie = String(first?.headers['set-cookie']).split(';')[0] ?? '';
    expect((await api.call('get', '/api/admin/account').set('cookie', cookie)).status).toBe(401);
    expect((await mark('nonsense')).status).toBe(404);
    expect(api.logged()).not.toContain(token);
  });

  it('gets one email an hour, however often it is requested, and always the same answer', async () => {
    const asked = Array.from({ length: 30 }, (_, nth) => {
      const email = [undefined, kari.email, 'nobody@boligstyling.no'][nth % 3];
      return ask(email ? { email } : {}, nth % 2 ? api : replica);
    });
    const answers = await Promise.all(asked);
    const reported = answers.map(({ status, text, headers }) => [
      status,
      text,
      Object.keys(headers),
    ]);
    expect(reported.every((each) => JSON.stringify(each) === JSON.stringify(reported[0]))).toBe(
      true,
    );
    expect(reported[0]?.[0]).toBe(204);
    await eventually(async () => ((await links()).length === 2 ? true : undefined));
    await ask({ email: kari.email }, replica);
    await api.rows(
      `update one_time_link set expires_at = now() where subject_id = '${SHARED_PASSWORD_SUBJECT}'`,
    );
    // Repeated, because a request during another one joins it.
    await eventually(async () => {
      await ask({}, replica).expect(204);
      return (await links()).length > 2 ? true : undefined;
    });
    expect((await links()).filter(({ subject }) => subject === kari.id)).toHaveLength(1);
    expect(await links()).toHaveLength(3);
  });

  it('gets an error for an expired link', async () => {
    await ask().expect(204);
    const token = await browserLink(eitherOutbox());
    await api.rows(`update one_time_link set expires_at = now()`);
    const { status, body } = await mark(token);
    expect([status, body.error]).toEqual([410, 'Lenken er brukt eller utløpt. Be om en ny.']);
  });
});

it('a disabled shared login sends no email, and the start warns that no user can log in', async () => {
  const api = await startApi({ SHARED_PASSWORD: 'off' });
  await api.call('post', '/api/admin/browsers/link').send({}).expect(204);
  await api.call('post', '/api/admin/browsers/link').send({ email: 'nobody@b.no' }).expect(204);
  expect(await api.rows('select * from one_time_link')).toEqual([]);
  expect(api.logged()).toContain('Nobody can log in: SHARED_PASSWORD is off');
  await api.close();
});
