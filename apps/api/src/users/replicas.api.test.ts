import { createTestDatabase, type TestDatabase } from '@boligstyling/adapters-postgres/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HmacLinkSigner } from '../platform/secrets/hmac-link-signer.js';
import { logIn } from '../testing/admin-access.js';
import { browserLink, knownBy } from '../testing/browser-links.js';
import { eventually } from '../testing/eventually.js';
import { samplePartnerBody } from '../testing/matching-world.js';
import { enterBy, waitingLink } from '../testing/partner-access.js';
import { accept, employ, type KnownUser } from '../testing/users-access.js';
import {
  ADMIN_PASSWORD,
  type ApiUnderTest,
  SESSION_SECRET,
  startApi,
} from '../testing/start-api.js';

describe('replicas on one database', () => {
  let own: TestDatabase;
  let running: ApiUnderTest[] = [];
  beforeAll(async () => {
    own = await createTestDatabase();
  });
  afterAll(() => own.drop());
  afterEach(async () => {
    await Promise.all(running.map((api) => api.close()));
    running = [];
  });

  const start = async (env: Record<string, string> = {}) => {
    const api = await startApi({ DATABASE_URL: own.url, ...env });
    running.push(api);
    return api;
  };
  const attempt = (api: ApiUnderTest, password: string, forwardedFor = '') =>
    api.call('post', '/api/admin/session').set('x-forwarded-for', forwardedFor).send({ password });
  const statuses = (answers: { status: number }[]) => {
    const count = (code: number) => answers.filter(({ status }) => status === code).length;
    return { in: count(200), wrong: count(401), refused: count(429) };
  };
  const spoofed = (n: number) => `10.${n}.0.1, 192.0.2.${n}`;

  describe('without the shared login keep the last owner who can log in', () => {
    const change = (api: ApiUnderTest, by: KnownUser, { id }: KnownUser) => {
      const as = (method: 'post' | 'patch' | 'delete', path: string) =>
        api
          .call(method, `/api/admin/users/${id}${path}`)
          .set('authorization', `Bearer ${by.token}`);
      return {
        reset: () => as('post', '/reset').send({}),
        demote: () => as('patch', '').send({ role: 'innsyn' }),
        remove: () => as('delete', ''),
      };
    };
    const canLogIn = (api: ApiUnderTest) =>
      api.rows(`select from dashboard_user where role = 'eier' and state = 'active'`);

    it.each(['reset', 'demote', 'remove'] as const)(
      'when two reset and %s each other at once',
      async (how) => {
        const open = await start();
        const replicas = [
          await start({ SHARED_PASSWORD: 'off' }),
          await start({ SHARED_PASSWORD: 'off' }),
        ];
        const [first, second] = replicas as [ApiUnderTest, ApiUnderTest];
        await open.empty('login_attempt, admin_session');
        for (let round = 0; round < 2; round += 1) {
          await open.empty('dashboard_user, one_time_link, challenge');
          const { token } = await logIn(open);
          const kari = await employ(open, token, 'kari@boligstyling.no', 'eier');
          const ola = await employ(open, token, 'ola@boligstyling.no', 'eier');
          const answers = await Promise.all([
            change(first, kari, ola).reset(),
            change(second, ola, kari)[how](),
          ]);
          const [done, refused] = answers.map(({ status }) => status).sort();
          expect(done).toBe(204);
          // The session of an owner who has just been reset or removed has ended.
          expect([401, 409]).toContain(refused);
          expect(await canLogIn(open)).toHaveLength(1);
        }
      },
    );

    it('when that owner is demoted or removed, with the reason', async () => {
      const open = await start();
      await open.empty('dashboard_user, one_time_link, challenge, login_attempt, admin_session');
      const { token } = await logIn(open);
      const kari = await employ(open, token, 'kari@boligstyling.no', 'eier');
      const closed = await start({ SHARED_PASSWORD: 'off' });
      const ways = change(closed, kari, kari);
      for (const way of [ways.demote, ways.remove]) {
        const { status, body } = await way();
        expect([status, body.error]).toEqual([
          409,
          'Den siste eieren som kan logge inn, kan ikke fjernes, nullstilles eller få en annen rolle.',
        ]);
      }
      expect(await canLogIn(closed)).toHaveLength(1);
    });
  });

  describe('share one rate limit', () => {
    beforeEach(async () => (await start()).empty('login_attempt, admin_session'));

    it('of five tries for a client with a hundred at once under many names', async () => {
      const replicas = [await start({ TRUST_PROXY: '' }), await start({ TRUST_PROXY: '' })];
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          attempt(replicas[n % 2] as ApiUnderTest, 'feil', spoofed(n)),
        ),
      );
      expect(statuses(answers)).toEqual({ in: 0, wrong: 5, refused: 95 });
      const refused = answers.find(({ status }) => status === 429);
      const wait = Number(refused?.headers['retry-after']);
      expect(wait).toBeGreaterThan(840);
      expect(wait).toBeLessThanOrEqual(900);
      expect(refused?.body.error).toBe('For mange forsøk. Prøv igjen om 15 min.');
    });

    it('of five tries behind a proxy, whatever address the client claims', async () => {
      const replicas = [await start({ TRUST_PROXY: '1' }), await start({ TRUST_PROXY: '1' })];
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          attempt(replicas[n % 2] as ApiUnderTest, 'feil', `10.${n}.0.1, 203.0.113.7`),
        ),
      );
      expect(statuses(answers)).toEqual({ in: 0, wrong: 5, refused: 25 });
    });

    it('of a hundred a day for all unknown browsers, separate from a known one', async () => {
      const api = await start({ TRUST_PROXY: '1' });
      const { deviceCookie } = await logIn(api);
      const tries = Array.from({ length: 120 }, (_, n) => attempt(api, 'feil', spoofed(n)));
      expect(statuses(await Promise.all(tries))).toEqual({ in: 0, wrong: 100, refused: 20 });

      const stranger = await attempt(api, ADMIN_PASSWORD, '198.51.100.9');
      expect(stranger.status).toBe(429);
      expect(Number(stranger.headers['retry-after'])).toBeLessThanOrEqual(20);
      const known = () => attempt(api, 'feil').set('cookie', deviceCookie);
      const answers = await Promise.all(Array.from({ length: 10 }, known));
      expect(statuses(answers)).toEqual({ in: 0, wrong: 5, refused: 5 });
    });

    it('that admits the right user from a new browser after a hundred wrong tries from twenty addresses', async () => {
      const replicas = [await start({ TRUST_PROXY: '1' }), await start({ TRUST_PROXY: '1' })];
      const [api] = replicas as [ApiUnderTest, ApiUnderTest];
      const attack = () =>
        Promise.all(
          Array.from({ length: 120 }, (_, n) =>
            attempt(replicas[n % 2] as ApiUnderTest, 'feil', `192.0.2.${n % 20}`),
          ),
        );
      expect(statuses(await attack())).toEqual({ in: 0, wrong: 100, refused: 20 });
      await api.rows(`update login_attempt set at = at - interval '20 seconds'`);
      expect(statuses(await attack())).toEqual({ in: 0, wrong: 0, refused: 120 });
      expect((await attempt(api, ADMIN_PASSWORD, '198.51.100.9')).status).toBe(200);
      await api.rows(`update login_attempt set at = at - interval '15 minutes'`);
      expect(statuses(await attack())).toEqual({ in: 0, wrong: 1, refused: 119 });
    });

    it('that does not stop a known browser with the right password', async () => {
      const api = await start();
      const { deviceCookie } = await logIn(api);
      for (let n = 0; n < 6; n += 1) await attempt(api, 'feil');
      expect((await attempt(api, ADMIN_PASSWORD)).status).toBe(429);
      const known = await attempt(api, ADMIN_PASSWORD).set('cookie', deviceCookie);
      expect(known.status).toBe(200);
      const forged = `${deviceCookie.slice(0, -4)}AAAA`;
      expect((await attempt(api, ADMIN_PASSWORD).set('cookie', forged)).status).toBe(429);
    });
  });

  it('share sessions as long as password and secret are the same', async () => {
    const one = await start();
    await one.empty('login_attempt');
    const { token, refreshToken } = await logIn(one);
    const logOut = (api: ApiUnderTest) =>
      api.call('delete', '/api/admin/session').set('authorization', `Bearer ${token}`);
    const refresh = (api: ApiUnderTest) =>
      api.call('post', '/api/admin/session/refresh').send({ refresh_token: refreshToken });

    const newPassword = await start({ ADMIN_PASSWORD: 'nytt passord' });
    const newSecret = await start({ SESSION_SECRET: 'another secret that is long enough' });
    expect((await logOut(newPassword)).status).toBe(401);
    expect((await logOut(newSecret)).status).toBe(401);
    expect((await logOut(await start())).status).toBe(204);

    const again = await logIn(one);
    expect((await refresh(newPassword).send({ refresh_token: again.refreshToken })).status).toBe(
      401,
    );
  });

  it('accept the previous secret while it is set, so that nobody is logged out', async () => {
    const one = await start();
    await one.empty('login_attempt');
    const { token, refreshToken } = await logIn(one);
    const lists = (api: ApiUnderTest, given: string) =>
      api.call('get', '/api/admin/partners').set('authorization', `Bearer ${given}`);
    const SECRET = 'the secret of the year that comes';
    const rotating = await start({ SESSION_SECRET: SECRET, SESSION_SECRET_BEFORE: SESSION_SECRET });
    expect((await lists(rotating, token)).status).toBe(200);
    const renewed = await rotating
      .call('post', '/api/admin/session/refresh')
      .send({ refresh_token: refreshToken })
      .expect(200);
    expect((await lists(one, renewed.body.adminToken)).status).toBe(401);
    expect((await lists(rotating, renewed.body.adminToken)).status).toBe(200);
    const after = await start({ SESSION_SECRET: SECRET });
    expect((await lists(after, renewed.body.adminToken)).status).toBe(401);
  });

  it('open links whose email was delayed while the secrets rotated', async () => {
    const next = 'the secret of the year that comes';
    const former = { SESSION_SECRET, SESSION_SECRET_BEFORE: next };
    const newer = { SESSION_SECRET: next, SESSION_SECRET_BEFORE: SESSION_SECRET };
    const before = await start({ ...former, SMTP_URL: 'smtp://127.0.0.1:9' });
    await before.empty('login_attempt, dashboard_user, partner, one_time_link');
    const token = (await logIn(before)).token;
    const admin = { authorization: `Bearer ${token}` };
    const email = 'anne@stil.no';
    const partner = await before
      .call('post', '/api/admin/partners')
      .set(admin)
      .send(samplePartnerBody({ email }))
      .expect(201);
    const kari = { name: 'Kari', email: 'kari@boligstyling.no', role: 'innsyn' };
    const user = await before.call('post', '/api/admin/users').set(admin).send(kari).expect(201);
    await before.call('post', '/api/partner/link').send({ email }).expect(204);
    await before.call('post', '/api/admin/browsers/link').send({}).expect(204);
    await eventually(async () => {
      const held = await before.rows(`select from notification
        where kind = 'sign-in-link' and attempts > 0 and leased_until is null`);
      return held.length === 3 || undefined;
    });
    await running.pop()?.close();
    const after = await start(newer);
    await after.rows('update notification set due_at = now()');

    const toBrowser = await browserLink(after);
    const toPartner = await waitingLink(after, partner.body.id);
    const toUser = { id: user.body.id, link: await waitingLink(after, user.body.id) };
    expect(new HmacLinkSigner(next).read(toUser.link)).toBeDefined();

    expect(await knownBy(await start(former), toBrowser)).not.toBe('');
    expect(await enterBy(after, toPartner)).not.toBe('');
    const { recoveryCodes } = await accept(after, toUser, kari.email);
    expect(recoveryCodes).not.toEqual([]);
  });
});

describe('with the database away', () => {
  let api: ApiUnderTest;
  beforeAll(async () => {
    api = await startApi({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  });
  afterAll(() => api.close());

  it('nobody is logged in, with the right password or not', async () => {
    const { status, headers } = await api
      .call('post', '/api/admin/session')
      .send({ password: ADMIN_PASSWORD });
    expect(status).toBe(503);
    expect(headers['retry-after']).toMatch(/^\d+$/);
  });
});
