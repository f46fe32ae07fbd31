import { beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { logIn } from '../testing/admin-access.js';
import { accept, codeOf, employ, invite, type KnownUser } from '../testing/users-access.js';
import { ADMIN_PASSWORD, ownApi, startApi } from '../testing/start-api.js';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('users', () => {
  const api = ownApi();
  let shared: string;
  beforeEach(async () => {
    await api.empty('dashboard_user, admin_session, login_attempt, one_time_link, challenge');
    shared = (await logIn(api)).token;
  });

  const logInWith = ({ email, password }: KnownUser, code: string) =>
    api.call('post', '/api/admin/session/user').send({ email, password, code });
  const me = (token: string) => api.call('get', '/api/admin/account').set(bearer(token));

  it('begin with an owner, made by the shared login, who continues at once', async () => {
    const answer = await api
      .call('post', '/api/admin/users')
      .set(bearer(shared))
      .send({ name: 'Kari Nordmann', email: 'Kari@Boligstyling.no', role: 'eier' });
    expect(answer.status).toBe(201);
    const { token } = answer.body;
    const opened = await api.call('post', '/api/admin/invitations/open').send({ token });
    expect(opened.body).toEqual({
      name: 'Kari Nordmann',
      email: 'kari@boligstyling.no',
      role: 'eier',
    });
    const kari = await accept(api, { id: answer.body.id, link: token }, 'kari@boligstyling.no');
    expect((await me(kari.token)).body).toMatchObject({
      id: kari.id,
      name: 'Kari Nordmann',
      role: 'eier',
      has_code: true,
      recovery_codes_left: 10,
    });
    expect((await me(shared)).body).toMatchObject({ id: null, name: 'felles passord' });
    const second = await api
      .call('post', '/api/admin/users')
      .set(bearer(kari.token))
      .send({ name: 'Ola', email: 'ola@boligstyling.no', role: 'eier' });
    expect(second.body.token).toBeNull();
  });

  describe('with an invitation', () => {
    it('log in by a link that works once, however many use it at once', async () => {
      const user = { name: 'Ola', email: 'ola@boligstyling.no', role: 'saksbehandler' as const };
      const { link } = await invite(api, shared, user);
      const begun = await Promise.all(
        Array.from({ length: 4 }, () =>
          api.call('post', '/api/admin/invitations/totp').send({ token: link }),
        ),
      );
      const answers = await Promise.all(
        begun.map(({ body: { challenge_id, secret } }) =>
          api.call('post', '/api/admin/invitations/accept').send({
            token: link,
            challenge_id,
            password: 'hest batteri stift riktig',
            code: codeOf(secret),
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
      const again = await api.call('post', '/api/admin/invitations/open').send({ token: link });
      expect(again.status).toBe(410);
      expect(again.body.error).toBe('Lenken er brukt eller utløpt. Be om en ny.');
    });

    it('are looked up by link without using it up, and by no GET', async () => {
      const user = { name: 'Ola', email: 'ola@boligstyling.no', role: 'innsyn' as const };
      const { link } = await invite(api, shared, user);
      for (let look = 0; look < 3; look += 1) {
        await api.call('post', '/api/admin/invitations/open').send({ token: link }).expect(200);
      }
      const kept = JSON.stringify(await api.rows('select * from one_time_link'));
      expect(kept).not.toContain(link.split('.').at(-1));
      await api.rows(`update one_time_link set expires_at = now() - interval '1 second'`);
      const late = await api.call('post', '/api/admin/invitations/open').send({ token: link });
      expect(late.status).toBe(410);
    });

    it('cannot choose a short or common password, and may mistype a code', async () => {
      const user = { name: 'Ola', email: 'ola@boligstyling.no', role: 'innsyn' as const };
      const { link } = await invite(api, shared, user);
      const { body } = await api
        .call('post', '/api/admin/invitations/totp')
        .send({ token: link })
        .expect(200);
      const send = (password: string, code: string) =>
        api
          .call('post', '/api/admin/invitations/accept')
          .send({ token: link, challenge_id: body.challenge_id, password, code });
      const code = codeOf(body.secret);
      const short = await send('elleve tegn', code);
      expect(short.body.errors).toEqual([
        { field: 'password', message: 'Passordet må være minst 12 tegn.' },
      ]);
      for (const common of ['boligstyling2026', 'JustinBieber']) {
        const guessable = await send(common, code);
        expect(guessable.body.error).toBe('Passordet er lett å gjette. Velg et annet.');
      }
      const mistyped = await send('hest batteri stift riktig', code === '000000' ? '1' : '000000');
      expect(mistyped.body.type).toBe('/problems/wrong-code');
      expect((await send('hest batteri stift riktig', code)).status).toBe(200);
    });

    it('have the secret of their app sealed in every row, and log in with its codes', async () => {
      const user = { name: 'Ola', email: 'ola@boligstyling.no', role: 'innsyn' as const };
      const invited = await invite(api, shared, user);
      const { body } = await api
        .call('post', '/api/admin/invitations/totp')
        .send({ token: invited.link })
        .expect(200);
      const whole = `select schema_to_xml('public', true, false, '')::text as text`;
      const database = async () => (await api.rows<{ text: string }>(whole))[0]?.text;
      const begun = await database();
      expect(begun).toContain(invited.id);
      expect(begun).not.toContain(body.secret);
      const ola = await accept(api, invited, user.email);
      expect(await database()).not.toContain(ola.secret);
      expect((await logInWith(ola, codeOf(ola.secret))).status).toBe(200);
    });

    it('are rejected with a code under another SECRETS_KEY, of which the start warns', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'innsyn');
      const other = await startApi({
        DATABASE_URL: api.databaseUrl,
        SECRETS_KEY: 'another key for tests, long enough',
      });
      try {
        expect(other.logged()).toContain(
          'SECRETS_KEY opens none of 1 sealed secret: the login codes of 1 user are refused',
        );
        expect(other.logged()).toContain('npm run reset-person');
        const logIn = (code: string) =>
          other
            .call('post', '/api/admin/session/user')
            .send({ email: ola.email, password: ola.password, code });
        expect((await logIn(codeOf(ola.secret))).status).toBe(401);
        expect(other.logged()).toContain('a code was refused');
        expect((await logIn(ola.recoveryCodes[0] ?? '')).status).toBe(200);
      } finally {
        await other.close();
      }
      expect(api.logged()).not.toContain('SECRETS_KEY opens');
    });

    it('are one for each address', async () => {
      await employ(api, shared, 'ola@boligstyling.no', 'innsyn');
      const again = await api
        .call('post', '/api/admin/users')
        .set(bearer(shared))
        .send({ name: 'Ola', email: 'OLA@boligstyling.no', role: 'eier' });
      expect(again.status).toBe(409);
      expect(again.body.errors[0].field).toBe('email');
    });

    it('are not invited without an address', async () => {
      const nowhere = await api
        .call('post', '/api/admin/users')
        .set(bearer(shared))
        .send({ name: 'Ola', role: 'innsyn' });
      expect(nowhere.status).toBe(400);
      expect(nowhere.body.errors).toEqual([{ field: 'email', message: 'Skriv e-postadressen.' }]);
    });
  });

  describe('with password and code', () => {
    it('log in with a code of this half minute or a neighbour, each once and in order', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const now = codeOf(ola.secret);
      const next = codeOf(ola.secret, 1);
      expect((await logInWith(ola, now)).status).toBe(200);
      expect((await logInWith(ola, now)).status).toBe(401);
      expect((await logInWith(ola, codeOf(ola.secret, -1))).status).toBe(401);
      expect((await logInWith(ola, next)).status).toBe(200);
      expect((await logInWith(ola, now)).status).toBe(401);
      await api.rows('update dashboard_user set totp_step = null');
      await api.empty('login_attempt');
      expect((await logInWith(ola, codeOf(ola.secret, -3))).status).toBe(401);
      expect((await logInWith(ola, codeOf(ola.secret, 3))).status).toBe(401);
    });

    it('log in once with a code that many use at the same time', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const tries = Array.from({ length: 4 }, () => logInWith(ola, codeOf(ola.secret)));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it('use each recovery code once, in any spelling', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const [first = '', second = ''] = ola.recoveryCodes;
      expect(ola.recoveryCodes).toHaveLength(10);
      expect((await logInWith(ola, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
      expect((await logInWith(ola, first)).status).toBe(401);
      const { body } = await logInWith(ola, second).expect(200);
      expect((await me(body.adminToken)).body.recovery_codes_left).toBe(8);
      const kept = JSON.stringify(await api.rows('select * from recovery_code'));
      expect(kept).not.toContain(second);
    });

    it('get the same answer for every mistake', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const answers = [
        await logInWith({ ...ola, password: 'et helt annet passord' }, codeOf(ola.secret)),
        await logInWith(ola, 'abc'),
        await logInWith({ ...ola, email: 'ingen@boligstyling.no' }, codeOf(ola.secret)),
      ];
      for (const { status, body } of answers) {
        expect({ status, error: body.error }).toEqual({
          status: 401,
          error: 'E-post, passord eller kode stemmer ikke. Prøv igjen.',
        });
      }
      // A wrong password uses no code up.
      expect((await logInWith(ola, codeOf(ola.secret))).status).toBe(200);
    });
  });

  describe('with a lost second factor', () => {
    it('get a reset link from another owner, never from themselves', async () => {
      const kari = await employ(api, shared, 'kari@boligstyling.no', 'eier');
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'eier');
      const reset = (id: string, token: string) =>
        api.call('post', `/api/admin/users/${id}/reset`).set(bearer(token));
      expect((await reset(kari.id, kari.token)).status).toBe(403);
      expect((await reset(kari.id, ola.token)).status).toBe(204);
      expect((await me(kari.token)).status).toBe(401);
      expect((await logInWith(kari, codeOf(kari.secret))).status).toBe(401);
      expect((await logInWith(kari, kari.recoveryCodes[0] ?? '')).status).toBe(401);
    });

    it('are neither reset nor given a role on a stale version, such as before they used their link', async () => {
      const kari = await employ(api, shared, 'kari@boligstyling.no', 'innsyn');
      const reset = (version: string) =>
        api
          .call('post', `/api/admin/users/${kari.id}/reset`)
          .set({ ...bearer(shared), 'if-match': `"${version}"` });
      const users = await api.call('get', '/api/admin/users').set(bearer(shared));
      const current = users.body.users.find(({ id }: { id: string }) => id === kari.id);
      const late = await reset('1');
      expect([late.status, late.body]).toMatchObject([
        412,
        { type: '/problems/version-stale', current },
      ]);
      expect((await me(kari.token)).status).toBe(200);
      const role = () => api.call('patch', `/api/admin/users/${kari.id}`).set(bearer(shared));
      expect((await role().unset('if-match').send({ role: 'eier' })).status).toBe(428);
      expect((await role().set('if-match', '"1"').send({ role: 'eier' })).status).toBe(412);
      expect((await reset(current.version)).status).toBe(204);
    });

    it('get a reset link from a command on the server, which the log records', async () => {
      const kari = await employ(api, shared, 'kari@boligstyling.no', 'eier');
      const address = await api.resetFromTerminal('KARI@boligstyling.no');
      expect((await me(kari.token)).status).toBe(401);
      const [, link = ''] = address.split('#');
      const again = await accept(api, { id: kari.id, link }, kari.email);
      expect((await me(again.token)).status).toBe(200);
      const rows = await api.rows(`select name from audit_log where call = 'resetUser'`);
      expect(rows).toContainEqual({ name: 'kommando på serveren' });
      const nobody = api.resetFromTerminal('ingen@boligstyling.no');
      await expect(nobody).rejects.toThrow(
        'Nobody who logs in by name has the address ingen@boligstyling.no.',
      );
    });
  });

  it('are unknown to the calls by name, whose one password has no roles', async () => {
    const ola = await employ(api, shared, 'ola@boligstyling.no', 'innsyn');
    const call = (adminToken: string) =>
      request(api.address)
        .post('/functions/v1/secure-admin-data')
        .set('apikey', DEVELOPMENT_API_KEY)
        .send({ adminToken });
    expect((await call(shared)).body.leads).toEqual([]);
    expect((await call(ola.token)).body).toEqual({
      error: 'Sesjonen er utløpt. Logg inn på nytt.',
    });
  });

  it('share one rate limit over replicas: of a hundred wrong codes at once five are compared', async () => {
    const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
    const other = await startApi({ DATABASE_URL: api.databaseUrl });
    try {
      const tries = Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? api : other)
          .call('post', '/api/admin/session/user')
          .send({ email: ola.email, password: ola.password, code: '000000' }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(95);
      expect((await logInWith(ola, codeOf(ola.secret))).status).toBe(429);
    } finally {
      await other.close();
    }
  });

  it('with the role eier may all be removed while the shared login is on', async () => {
    const kari = await employ(api, shared, 'kari@boligstyling.no', 'eier');
    const path = `/api/admin/users/${kari.id}`;
    await api.call('delete', path).set(bearer(shared)).expect(204);
    expect(await api.rows(`select from dashboard_user where state = 'active'`)).toEqual([]);
  });

  it('lose their saved views when they are removed', async () => {
    const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
    const view = { name: 'Oslo', filter: { city: 'Oslo' } };
    await api.call('put', '/api/admin/views').set(bearer(ola.token)).send(view).expect(200);
    const kept = () => api.rows(`select from saved_view where user_id = '${ola.id}'`);
    expect(await kept()).toHaveLength(1);
    await api.call('delete', `/api/admin/users/${ola.id}`).set(bearer(shared)).expect(204);
    expect(await kept()).toEqual([]);
  });

  it('keep an existing view of the same name without its version', async () => {
    const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
    const put = (city: string) =>
      api
        .call('put', '/api/admin/views')
        .set(bearer(ola.token))
        .send({ name: 'Nye', filter: { city } });
    await put('Oslo').expect(200);
    const refused = await put('Bergen').expect(409);
    expect(refused.body.type).toBe('/problems/view-name-taken');
    await put('Oslo').expect(200);
  });

  describe('sessions', () => {
    it('are listed with browser and network, and each can be ended', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const there = await logInWith(ola, codeOf(ola.secret)).set(
        'user-agent',
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
      );
      const list = () => api.call('get', '/api/admin/account/sessions').set(bearer(ola.token));
      const { body } = await list();
      const other = body.sessions.find((each: { is_this: boolean }) => !each.is_this);
      expect(other).toMatchObject({
        browser: 'Chrome på Windows',
        network: '127.0.0.0/24',
        ended_at: null,
      });
      const end = (token: string) =>
        api.call('delete', `/api/admin/account/sessions/${other.id}`).set(bearer(token));
      await end(shared).expect(204);
      expect((await me(there.body.adminToken)).status).toBe(200);
      await end(ola.token).expect(204);
      expect((await me(there.body.adminToken)).status).toBe(401);
      expect((await me(ola.token)).status).toBe(200);
    });

    it.each([
      ['another role', 'patch', '', { role: 'innsyn' }],
      ['being removed', 'delete', '', undefined],
      ['a reset', 'post', '/reset', undefined],
      ['being logged out by an owner', 'delete', '/sessions', undefined],
    ] as const)('end with %s', async (_, method, end, body) => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const path = `/api/admin/users/${ola.id}${end}`;
      await api.call(method, path).set(bearer(shared)).send(body).expect(204);
      expect((await me(ola.token)).status).toBe(401);
      const refresh = { refresh_token: ola.refreshToken };
      expect((await api.call('post', '/api/admin/session/refresh').send(refresh)).status).toBe(401);
    });

    it('carry the role’s permissions, at login and at each renewal', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'innsyn');
      const { body } = await logInWith(ola, codeOf(ola.secret));
      const refresh = { refresh_token: body.session.refresh_token };
      const renewed = await api.call('post', '/api/admin/session/refresh').send(refresh);
      const user = { id: ola.id, role: 'admin', account_role: 'innsyn' };
      expect([body.session.user, renewed.body.session.user]).toEqual([user, user]);
    });

    it('end with a new password, except the one that set it', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      const there = await logInWith(ola, codeOf(ola.secret));
      const begun = await api
        .call('post', '/api/admin/account/totp/options')
        .set(bearer(ola.token))
        .expect(200);
      const { challenge_id, secret } = begun.body;
      const password = 'et helt annet passord';
      await api
        .call('put', '/api/admin/account/password')
        .set(bearer(ola.token))
        .send({ challenge_id, password, code: codeOf(secret) })
        .expect(200);
      expect((await me(there.body.adminToken)).status).toBe(401);
      expect((await me(ola.token)).status).toBe(200);
      const renewed = { ...ola, password };
      expect((await logInWith(renewed, codeOf(secret, 1))).status).toBe(200);
    });
  });

  describe('confirmation of irreversible calls', () => {
    const grow = () => api.rows(`update admin_session set confirmed_at = now() - interval '6 min'`);
    const exported = (token: string) => api.call('get', '/api/admin/leads.csv').set(bearer(token));
    const confirm = (token: string, body: object) =>
      api.call('post', '/api/admin/confirmation').set(bearer(token)).send(body);

    it('is required again after five minutes: with the shared login, the password', async () => {
      expect((await exported(shared)).status).toBe(200);
      await grow();
      const refused = await exported(shared);
      expect(refused.status).toBe(403);
      expect(refused.body.type).toBe('/problems/confirm-again');
      expect((await confirm(shared, { password: 'feil' })).body.type).toBe(
        '/problems/wrong-confirmation',
      );
      expect((await confirm(shared, { password: ADMIN_PASSWORD })).status).toBe(204);
      expect((await exported(shared)).status).toBe(200);
    });

    it('is required again: with a user, an unused code', async () => {
      const ola = await employ(api, shared, 'ola@boligstyling.no', 'saksbehandler');
      await grow();
      expect((await exported(ola.token)).status).toBe(403);
      expect((await confirm(ola.token, { password: ola.password })).status).toBe(400);
      const code = codeOf(ola.secret);
      expect((await confirm(ola.token, { code })).status).toBe(204);
      expect((await exported(ola.token)).status).toBe(200);
      await grow();
      expect((await confirm(ola.token, { code })).status).toBe(400);
    });

    it('is limited to five wrong answers a session', async () => {
      const tries = Array.from({ length: 10 }, () => confirm(shared, { password: 'feil' }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    });
  });
});
