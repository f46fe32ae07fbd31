import { ACCESS_TOKEN_SECONDS, DomainError } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { FailedLogins } from './failed-logins.js';
import { LogInAdmin } from './log-in-admin.js';
import type { Credentials } from './credentials.js';
import type { PartnerSessions } from '../partners/enter-as-partner.js';
import { PurgeSessions } from '../retention/apply-retention.js';
import { SessionIssuer } from './session-issuer.js';
import { InMemoryAdminSessions } from './testing/in-memory-admin-sessions.js';
import { InMemoryLoginAttempts } from './testing/in-memory-login-attempts.js';
import type { InMemoryUserRepository } from './testing/in-memory-user-repository.js';
import { auditIn, InMemoryStore } from '../core/testing/in-memory-store.js';
import { PlainAdminPassword } from './testing/plain-admin-password.js';
import { PlainPublishedPasswords } from './testing/plain-published-passwords.js';
import { PlainSessionTokens } from './testing/plain-session-tokens.js';
import { sampleUser } from './testing/sample-user.js';
import { ValidateNewPassword } from './admin-password.js';

const client = { name: 'a browser', budget: 'all' };
const seen = { browser: 'Chrome på Mac', network: '192.0.2.0/24' };
const SESSION_ENDED = { code: 'session-ended' };

describe("the administrator's access", () => {
  let store: InMemoryStore;
  let password: PlainAdminPassword;
  let logIn: LogInAdmin;
  let desk: SessionIssuer;
  let failed: FailedLogins;
  let validate: ValidateNewPassword;

  beforeEach(() => {
    store = new InMemoryStore();
    password = new PlainAdminPassword('riktig');
    const sessions = new InMemoryAdminSessions(store);
    const attempts = new InMemoryLoginAttempts(store);
    const tokens = new PlainSessionTokens(store);
    failed = new FailedLogins(auditIn(store), { now: () => store.now });
    let ids = 0;
    const idGenerator = { next: () => `session-${(ids += 1)}` };
    desk = new SessionIssuer(sessions, tokens, idGenerator, password);
    logIn = new LogInAdmin(attempts, password, desk, failed);
    validate = new ValidateNewPassword(attempts, password, failed, new PlainPublishedPasswords());
  });

  it('lasts ten minutes after the right password', async () => {
    const grant = await logIn.execute('riktig', client, seen);
    expect((await desk.find(grant.accessToken)).id).toBe('session-1');
    expect(store.sessions.get('session-1')?.by).toBe('logInAdmin');
    expect(grant.accessExpiresAt.getTime()).toBe(store.now.getTime() + 600_000);
    store.advance(ACCESS_TOKEN_SECONDS);
    await expect(desk.find(grant.accessToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('is renewed by a refresh token, which works once', async () => {
    const first = await logIn.execute('riktig', client, seen);
    store.advance(ACCESS_TOKEN_SECONDS);
    const second = await desk.renew(first.refreshToken);
    expect((await desk.find(second.accessToken)).id).toBe('session-1');

    await expect(desk.renew(first.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(desk.renew(second.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(desk.find(second.accessToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('does not accept one kind of token as the other', async () => {
    const { accessToken, refreshToken } = await logIn.execute('riktig', client, seen);
    await expect(desk.find(refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(desk.renew(accessToken)).rejects.toMatchObject(SESSION_ENDED);
    expect((await desk.find(accessToken)).id).toBe('session-1');
  });

  it('of a named user survives a change of the shared password', async () => {
    const kari = sampleUser({ id: 'kari', state: 'active' });
    store.users.set(kari.id, { ...kari, code: null, step: null });
    const hers = await desk.open(kari.id, seen, 'logInWithPasskey');
    const shared = await logIn.execute('riktig', client, seen);
    expect((await desk.find(hers.accessToken)).userId).toBe('kari');
    expect(await desk.find(shared.accessToken)).toMatchObject({
      userId: null,
      name: 'felles passord',
      role: 'eier',
    });
    password.current = 'nytt passord';
    await expect(desk.find(shared.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    const renewed = await desk.renew(hers.refreshToken);
    expect((await desk.find(renewed.accessToken)).userId).toBe('kari');
  });

  it('ends at once on logout, and continues in other sessions', async () => {
    const here = await logIn.execute('riktig', client, seen);
    const there = await logIn.execute('riktig', client, seen);
    await desk.end((await desk.find(here.accessToken)).id);
    await expect(desk.find(here.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(desk.renew(here.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    expect((await desk.find(there.accessToken)).id).toBe('session-2');
  });

  it('ends everywhere when the password is replaced', async () => {
    const grant = await logIn.execute('riktig', client, seen);
    password.current = 'nytt passord';
    await expect(desk.find(grant.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(desk.renew(grant.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('accepts no shared password once it is off, and keeps active sessions', async () => {
    const kari = sampleUser({ state: 'active' });
    store.users.set(kari.id, { ...kari, code: null, step: null });
    const before = await logIn.execute('riktig', client, seen);
    const hers = await desk.open(kari.id, seen, 'logInWithPasskey');
    const off = {
      generation: 'off',
      otherGenerations: [],
      matches: async () => false,
      hash: async () => '',
    };
    const [sessions, tokens] = [new InMemoryAdminSessions(store), new PlainSessionTokens(store)];
    const after = new SessionIssuer(sessions, tokens, { next: () => 'none' }, off);
    for (const given of ['riktig', '', 'off']) {
      const tried = new LogInAdmin(new InMemoryLoginAttempts(store), off, after, failed);
      const wrong = tried.execute(given, client, seen);
      await expect(wrong).rejects.toMatchObject({ code: 'wrong-password' });
    }
    await expect(after.find(before.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    expect((await after.find(hers.accessToken)).userId).toBe(kari.id);
    expect((await after.renew(hers.refreshToken)).userId).toBe(kari.id);
    await expect(after.renew(before.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('leaves no row behind after it has expired, though others cannot be deleted', async () => {
    const purged: string[] = [];
    const port = (name: string) => ({
      purge: async () => {
        purged.push(name);
        if (name === 'sessions') throw new Error('too slow');
      },
    });
    const ports = ['sessions', 'attempts', 'credentials', 'partners', 'users'].map(port);
    const purging = new PurgeSessions(
      ports[0] as InMemoryAdminSessions,
      ports[1] as InMemoryLoginAttempts,
      ports[2] as Credentials,
      ports[3] as PartnerSessions,
      ports[4] as InMemoryUserRepository,
    ).execute();
    await expect(purging).rejects.toThrow('too slow');
    expect(purged).toEqual(['sessions', 'attempts', 'credentials', 'partners', 'users']);
  });

  it('is refused for a wrong password, and after five for the right one too', async () => {
    for (let failed = 0; failed < 5; failed += 1) {
      await expect(logIn.execute('feil', client, seen)).rejects.toMatchObject({
        code: 'wrong-password',
      });
    }
    await expect(logIn.execute('riktig', client, seen)).rejects.toMatchObject({
      code: 'too-many-attempts',
      retryAfterSeconds: 900,
      message: 'For mange forsøk. Prøv igjen om 15 min.',
    });
    store.advance(900);
    await expect(logIn.execute('riktig', client, seen)).resolves.toBeDefined();
  });

  it('records a refused attempt in the audit log, but not one that was rate limited', async () => {
    for (let tried = 0; tried < 6; tried += 1) {
      await logIn.execute('feil', client, seen).catch(() => undefined);
    }
    expect(store.audit).toHaveLength(5);
    expect(store.audit[0]).toMatchObject({
      ...seen,
      act: 'refused',
      call: 'logInAdmin',
      name: 'ukjent',
      role: null,
      userId: null,
    });
    store.advance(900);
    await validate.execute('feil', 'et helt nytt passord', client, seen).catch(() => undefined);
    expect(store.audit.at(-1)).toMatchObject({ act: 'refused', call: 'validateNewPassword' });
  });

  it('records at most 300 refusals an hour in the audit log', async () => {
    const wrong = () => Promise.reject(new DomainError('wrong-password'));
    const tried = () => failed.recording('logInAdmin', seen, wrong).catch(() => undefined);
    for (let n = 0; n < 310; n += 1) await tried();
    expect(store.audit).toHaveLength(300);
    store.advance(3600);
    await tried();
    expect(store.audit).toHaveLength(301);
  });

  describe('a new password', () => {
    it('is returned as the hash to store', async () => {
      expect(await validate.execute('riktig', 'nytt passord', client, seen)).toBe(
        'hash of nytt passord',
      );
    });

    it('is rejected with the field at fault', async () => {
      await expect(validate.execute('riktig', '12345', client, seen)).rejects.toMatchObject({
        code: 'invalid-password',
        fields: [{ field: 'newPassword', message: 'Nytt passord må være minst 6 tegn' }],
      });
      await expect(validate.execute('feil', 'nytt passord', client, seen)).rejects.toMatchObject({
        code: 'invalid-password',
        fields: [{ field: 'currentPassword', message: expect.stringMatching('stemmer ikke') }],
      });
    });

    it('must differ from the current one', async () => {
      password.current = 'nytt passord';
      const same = validate.execute('nytt passord', 'nytt passord', client, seen);
      await expect(same).rejects.toMatchObject({
        code: 'invalid-password',
        fields: [{ field: 'newPassword', message: 'Nytt passord er det samme som før' }],
      });
    });

    it('may not be on the list of common passwords', async () => {
      const tried = validate.execute('riktig', 'LeaveMeAlone', client, seen);
      await expect(tried).rejects.toMatchObject({ code: 'invalid-password' });
    });

    it('cannot be used to guess the current one', async () => {
      for (let failed = 0; failed < 5; failed += 1) {
        await validate.execute('feil', 'nytt passord', client, seen).catch(() => undefined);
      }
      const right = validate.execute('riktig', 'nytt passord', client, seen);
      await expect(right).rejects.toMatchObject({ code: 'too-many-attempts' });
    });
  });
});
