import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { type LoggedIn, logIn } from '../../testing/admin-access.js';
import { employ } from '../../testing/users-access.js';
import { ADMIN_PASSWORD, type ApiUnderTest, startApi } from '../../testing/start-api.js';

describe('replacing the shared login', () => {
  let own: TestDatabase;
  let api: ApiUnderTest;
  let open: LoggedIn;
  beforeAll(async () => {
    own = await createTestDatabase();
    api = await startApi({ DATABASE_URL: own.url });
    open = await logIn(api);
  });
  afterAll(async () => {
    await api.close();
    await own.drop();
  });
  beforeEach(() => api.empty('login_attempt'));

  const validate = (currentPassword: unknown, newPassword: unknown) =>
    api
      .call('post', '/api/admin/password/validate')
      .set('authorization', `Bearer ${open.token}`)
      .send({ currentPassword, newPassword });

  it('yields a hash that, once set, admits the new password and ends old sessions', async () => {
    const { status, body } = await validate(ADMIN_PASSWORD, 'nytt passord');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, newPassword: 'nytt passord' });
    expect(body.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

    const env = { DATABASE_URL: own.url, ADMIN_PASSWORD: '' };
    const renewed = await startApi({ ...env, ADMIN_PASSWORD_HASH: body.passwordHash });
    try {
      await renewed
        .call('get', '/api/admin/summary')
        .set('authorization', `Bearer ${open.token}`)
        .expect(401);
      await renewed
        .call('post', '/api/admin/session')
        .send({ password: ADMIN_PASSWORD })
        .expect(401);
      expect(await logIn(renewed, 'nytt passord')).toMatchObject({ token: expect.anything() });
    } finally {
      await renewed.close();
    }
  });

  it.each([
    ['feil', 'nytt passord', 'currentPassword', 'Nåværende passord stemmer ikke'],
    [ADMIN_PASSWORD, '12345', 'newPassword', 'Nytt passord må være minst 6 tegn'],
    [ADMIN_PASSWORD, 'passord', 'newPassword', 'Velg minst 12 tegn som er vanskelige å gjette'],
    [
      ADMIN_PASSWORD,
      'LeaveMeAlone',
      'newPassword',
      'Velg minst 12 tegn som er vanskelige å gjette',
    ],
    [ADMIN_PASSWORD, ADMIN_PASSWORD, 'newPassword', 'Nytt passord er det samme som før'],
    ['', 'nytt passord', 'currentPassword', 'Nåværende passord må fylles ut.'],
    [ADMIN_PASSWORD, null, 'newPassword', 'Nytt passord må fylles ut.'],
  ])('from %j to %j names what is wrong', async (current, next, field, message) => {
    const { status, body } = await validate(current, next);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('fails while the shared login is off: every password is wrong, by name too', async () => {
    const env = { DATABASE_URL: own.url, SHARED_PASSWORD: 'off' };
    await employ(api, open.token, 'kari@boligstyling.no', 'eier');
    const closed = await startApi(env);
    const byName = (name: string, body: object) =>
      request(closed.address)
        .post(`/functions/v1/${name}`)
        .set('apikey', DEVELOPMENT_API_KEY)
        .send(body);
    try {
      expect(closed.logged()).not.toContain('Nobody can log in');
      const password = ADMIN_PASSWORD;
      const { body } = await closed
        .call('post', '/api/admin/session')
        .send({ password })
        .expect(401);
      expect(body.error).toBe('Passordet stemmer ikke. Prøv igjen.');
      const login = await byName('secure-admin-login', { password });
      expect(login.body).toEqual({ error: 'Passordet stemmer ikke. Prøv igjen.' });
      const next = { currentPassword: password, newPassword: 'nytt passord' };
      const change = await byName('update-admin-password', next);
      expect(change.body).toEqual({ error: 'Nåværende passord stemmer ikke' });
      const data = await byName('secure-admin-data', { adminToken: open.token });
      expect(data.body).toEqual({ error: 'Sesjonen er utløpt. Logg inn på nytt.' });
    } finally {
      await closed.close();
    }
  });

  it('is rate-limited against guesses of the current one', async () => {
    const tries = Array.from({ length: 10 }, () => validate('feil', 'nytt passord'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
