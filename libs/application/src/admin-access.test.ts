import { ACCESS_TOKEN_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AuthenticateAdmin } from './authenticate-admin.js';
import { LogInAdmin } from './log-in-admin.js';
import { LogOutAdmin } from './log-out-admin.js';
import { PurgeSessions } from './purge-sessions.js';
import { RefreshSession } from './refresh-session.js';
import { InMemoryAdminSessions } from './testing/in-memory-admin-sessions.js';
import { InMemoryLoginAttempts } from './testing/in-memory-login-attempts.js';
import { InMemoryStore } from './testing/in-memory-store.js';
import { PlainAdminPassword } from './testing/plain-admin-password.js';
import { PlainSessionTokens } from './testing/plain-session-tokens.js';
import { ValidateNewPassword } from './validate-new-password.js';

const client = { name: 'a browser', budget: 'all' };
const SESSION_ENDED = { code: 'session-ended' };

describe("the administrator's access", () => {
  let store: InMemoryStore;
  let password: PlainAdminPassword;
  let logIn: LogInAdmin;
  let refresh: RefreshSession;
  let authenticate: AuthenticateAdmin;
  let logOut: LogOutAdmin;
  let validate: ValidateNewPassword;

  beforeEach(() => {
    store = new InMemoryStore();
    password = new PlainAdminPassword('riktig');
    const sessions = new InMemoryAdminSessions(store);
    const attempts = new InMemoryLoginAttempts(store);
    const tokens = new PlainSessionTokens(store);
    let ids = 0;
    const idGenerator = { next: () => `session-${(ids += 1)}` };
    logIn = new LogInAdmin(attempts, password, sessions, tokens, idGenerator);
    refresh = new RefreshSession(sessions, tokens, password);
    authenticate = new AuthenticateAdmin(sessions, tokens, password);
    logOut = new LogOutAdmin(sessions);
    validate = new ValidateNewPassword(attempts, password);
  });

  it('is given for the right password and lasts ten minutes', async () => {
    const grant = await logIn.execute('riktig', client);
    expect(await authenticate.execute(grant.accessToken)).toBe('session-1');
    expect(grant.accessExpiresAt.getTime()).toBe(store.now.getTime() + 600_000);
    store.advance(ACCESS_TOKEN_SECONDS);
    await expect(authenticate.execute(grant.accessToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('is renewed by the refresh token, which is good for once', async () => {
    const first = await logIn.execute('riktig', client);
    store.advance(ACCESS_TOKEN_SECONDS);
    const second = await refresh.execute(first.refreshToken);
    expect(await authenticate.execute(second.accessToken)).toBe('session-1');

    await expect(refresh.execute(first.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(refresh.execute(second.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(authenticate.execute(second.accessToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('does not take one kind of token for the other', async () => {
    const { accessToken, refreshToken } = await logIn.execute('riktig', client);
    await expect(authenticate.execute(refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(refresh.execute(accessToken)).rejects.toMatchObject(SESSION_ENDED);
    expect(await authenticate.execute(accessToken)).toBe('session-1');
  });

  it('ends at once on logout, and elsewhere goes on', async () => {
    const here = await logIn.execute('riktig', client);
    const there = await logIn.execute('riktig', client);
    await logOut.execute(await authenticate.execute(here.accessToken));
    await expect(authenticate.execute(here.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(refresh.execute(here.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
    expect(await authenticate.execute(there.accessToken)).toBe('session-2');
  });

  it('ends everywhere when the password is replaced', async () => {
    const grant = await logIn.execute('riktig', client);
    password.current = 'nytt passord';
    await expect(authenticate.execute(grant.accessToken)).rejects.toMatchObject(SESSION_ENDED);
    await expect(refresh.execute(grant.refreshToken)).rejects.toMatchObject(SESSION_ENDED);
  });

  it('leaves nothing behind once it has run out', async () => {
    const purged: string[] = [];
    const port = (name: string) => ({ purge: async () => void purged.push(name) });
    const ports = [port('sessions'), port('attempts')] as const;
    await new PurgeSessions(
      ports[0] as InMemoryAdminSessions,
      ports[1] as InMemoryLoginAttempts,
    ).execute();
    expect(purged).toEqual(['sessions', 'attempts']);
  });

  it('is refused for a wrong password, and after five for the right one too', async () => {
    for (let failed = 0; failed < 5; failed += 1) {
      await expect(logIn.execute('feil', client)).rejects.toMatchObject({ code: 'wrong-password' });
    }
    await expect(logIn.execute('riktig', client)).rejects.toMatchObject({
      code: 'too-many-attempts',
      retryAfterSeconds: 900,
      message: 'For mange forsøk. Prøv igjen om 15 min.',
    });
    store.advance(900);
    await expect(logIn.execute('riktig', client)).resolves.toBeDefined();
  });

  describe('with a new password', () => {
    it('answers what to store', async () => {
      expect(await validate.execute('riktig', 'nytt passord', client)).toBe('hash of nytt passord');
    });

    it('names the field at fault', async () => {
      await expect(validate.execute('riktig', '12345', client)).rejects.toMatchObject({
        code: 'invalid-password',
        fields: [{ field: 'newPassword', message: 'Nytt passord må være minst 6 tegn' }],
      });
      await expect(validate.execute('feil', 'nytt passord', client)).rejects.toMatchObject({
        code: 'invalid-password',
        fields: [{ field: 'currentPassword', message: expect.stringMatching('stemmer ikke') }],
      });
    });

    it('is no place to guess the present one', async () => {
      for (let failed = 0; failed < 5; failed += 1) {
        await validate.execute('feil', 'nytt passord', client).catch(() => undefined);
      }
      const right = validate.execute('riktig', 'nytt passord', client);
      await expect(right).rejects.toMatchObject({ code: 'too-many-attempts' });
    });
  });
});
