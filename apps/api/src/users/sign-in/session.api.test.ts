import { beforeEach, describe, expect, it } from '@jest/globals';
import { logIn } from '../../testing/admin-access.js';
import { ADMIN_PASSWORD, ownApi, startApi } from '../../testing/start-api.js';

describe("the administrator's session", () => {
  const api = ownApi();
  beforeEach(() => api.empty('login_attempt, admin_session'));

  const refresh = (token: string) =>
    api.call('post', '/api/admin/session/refresh').send({ refresh_token: token });
  const logOut = (token: string) =>
    api.call('delete', '/api/admin/session').set('authorization', `Bearer ${token}`);

  it('begins with the right password', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { status, body, headers } = await api
      .call('post', '/api/admin/session')
      .send({ password: ADMIN_PASSWORD });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, adminToken: body.session.access_token });
    expect(body.session.expires_at - before).toBeGreaterThanOrEqual(600);
    expect(body.session.expires_at - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/api\/admin; .*HttpOnly; SameSite=Strict/);
  });

  it('sets a cookie, secure where there is TLS', async () => {
    const secure = await startApi({ PUBLIC_URL: 'https://www.boligstyling.example' });
    const logIn = (cookie = '') =>
      secure.call('post', '/api/admin/session').set({ cookie }).send({ password: ADMIN_PASSWORD });
    const [cookie = ''] = (await logIn()).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^__Secure-boligstyling-device=.*; Secure$/);
    const [again = ''] = (await logIn(cookie.split(';')[0])).headers['set-cookie'] ?? [];
    const deviceOf = (mark: string) => mark.split('=')[1]?.split('.')[0];
    expect(deviceOf(again)).toBe(deviceOf(cookie));
    await secure.close();
  });

  it('does not begin with another', async () => {
    const wrong = await api.call('post', '/api/admin/session').send({ password: 'feil' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.error).toBe('Passordet stemmer ikke. Prøv igjen.');
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it.each([{}, { password: null }, { password: '' }, { password: 12345678 }])(
    'does not begin with %j, which holds no password',
    async (body) => {
      const none = await api.call('post', '/api/admin/session').send(body);
      expect(none.status).toBe(400);
      expect(none.body.errors).toEqual([{ field: 'password', message: 'Passord må fylles ut.' }]);
    },
  );

  it('is renewed with a new token each time, and ends when a used one comes back', async () => {
    const first = await logIn(api);
    const second = await refresh(first.refreshToken);
    expect(second.status).toBe(200);
    const everybody = { id: 'administrator', role: 'admin', account_role: 'eier' };
    expect(second.body.session.user).toEqual(everybody);
    const reused = await refresh(first.refreshToken);
    expect(reused.status).toBe(401);
    expect(reused.body.error).toBe('Sesjonen er utløpt. Logg inn på nytt.');
    expect((await refresh(second.body.session.refresh_token)).status).toBe(401);
    expect((await logOut(second.body.adminToken)).status).toBe(401);
  });

  it('ends on logout, for the access token too', async () => {
    const { token, refreshToken } = await logIn(api);
    expect((await logOut(token)).status).toBe(204);
    expect((await logOut(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it.each(['', 'x', `${'0'.repeat(8)}-0000-0000-0000-000000000000.${'a'.repeat(43)}`])(
    'is not renewed by %j',
    async (token) => expect((await refresh(token)).status).toBe(401),
  );

  it('stores no token and no address in the database', async () => {
    const { refreshToken } = await logIn(api);
    await api.call('post', '/api/admin/session').send({ password: 'feil' });
    const kept = JSON.stringify([
      await api.rows('select * from admin_session'),
      await api.rows('select * from login_attempt'),
    ]);
    expect(kept).not.toContain(refreshToken.split('.')[1]);
    expect(kept).not.toContain('127.0.0.1');
  });
});
