import { CHALLENGE_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { answered, TestUsers } from './testing/test-users.js';

const WEEK = 7 * 24 * 3600;
const EXPIRED = { code: 'link-expired' };

describe('entering by a link', () => {
  let testUsers: TestUsers;
  let id: string;
  let token: string;
  beforeEach(async () => {
    testUsers = new TestUsers();
    ({ id, token } = await testUsers.invite('kari'));
  });
  const enterWith = async (code?: string) =>
    testUsers.byLink.enter(token, await testUsers.codeFactor(token, code), TestUsers.SEEN);

  it('shows its user any number of times, and does not consume the link', async () => {
    for (let look = 0; look < 3; look += 1) {
      expect(await testUsers.byLink.look(token)).toMatchObject({ id, name: 'kari' });
    }
    await expect(enterWith()).resolves.toBeDefined();
  });

  it('logs in a user who sets up a password with codes, and gives ten recovery codes', async () => {
    const { grant, recoveryCodes } = await enterWith();
    const session = await testUsers.sessionOf(grant);
    expect(session).toMatchObject({ userId: id, role: 'saksbehandler' });
    expect(testUsers.store.sessions.get(session.id)?.by).toBe('acceptInvitation');
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await testUsers.credentials.recoveryCodesLeft(id)).toBe(10);
    expect(testUsers.userOf(id).state).toBe('active');
  });

  it('logs in a user who sets up a passkey, without recovery codes', async () => {
    const { challengeId, options } = await testUsers.byLink.beginPasskey(token);
    const answer = { challengeId, answer: answered('phone', options) };
    const first = { kind: 'passkey', answer, name: 'Telefonen' } as const;
    const { grant, recoveryCodes } = await testUsers.byLink.enter(token, first, TestUsers.SEEN);
    expect(recoveryCodes).toEqual([]);
    expect((await testUsers.sessionOf(grant)).userId).toBe(id);
    expect(await testUsers.credentials.passkeysOf(id)).toMatchObject([{ name: 'Telefonen' }]);
  });

  it('works once', async () => {
    const second = await testUsers.codeFactor(token);
    await enterWith();
    await expect(testUsers.byLink.look(token)).rejects.toMatchObject(EXPIRED);
    await expect(testUsers.byLink.beginCode(token)).rejects.toMatchObject(EXPIRED);
    await expect(testUsers.byLink.enter(token, second, TestUsers.SEEN)).rejects.toMatchObject(
      EXPIRED,
    );
  });

  it('works once for two at the same time', async () => {
    const factors = [await testUsers.codeFactor(token), await testUsers.codeFactor(token)];
    const both = await Promise.allSettled(
      factors.map((each) => testUsers.byLink.enter(token, each, TestUsers.SEEN)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await testUsers.sessions.listOf(id)).toHaveLength(1);
  });

  it('works for a week', async () => {
    testUsers.store.advance(WEEK - 1);
    expect((await testUsers.byLink.look(token)).id).toBe(id);
    const late = await testUsers.codeFactor(token);
    testUsers.store.advance(1);
    await expect(testUsers.byLink.look(token)).rejects.toMatchObject(EXPIRED);
    await expect(testUsers.byLink.enter(token, late, TestUsers.SEEN)).rejects.toMatchObject(
      EXPIRED,
    );
  });

  it('rejects a token of another kind, and one that was never sent', async () => {
    const { signer, clock } = testUsers;
    const [link] = testUsers.store.links.values();
    const unknown = { code: 'link-unknown' };
    const expiresAt = new Date(clock.now().getTime() + WEEK * 2000);
    const other = signer.sign({ audience: 'partner', id: link?.id ?? '', expiresAt });
    await expect(testUsers.byLink.look(other)).rejects.toMatchObject(unknown);
    await expect(testUsers.byLink.look('nothing')).rejects.toMatchObject(unknown);
    const longer = signer.sign({ audience: 'sign-in', id: link?.id ?? '', expiresAt });
    await expect(testUsers.byLink.look(longer)).rejects.toMatchObject(EXPIRED);
  });

  it('fails once the user is removed', async () => {
    await testUsers.managing.remove(id);
    await expect(testUsers.byLink.look(token)).rejects.toMatchObject(EXPIRED);
  });

  it('accepts another try after a mistyped code, under the same challenge', async () => {
    const { challengeId, secret } = await testUsers.byLink.beginCode(token);
    const enter = (code: string, password = TestUsers.PASSWORD) =>
      testUsers.byLink.enter(
        token,
        { kind: 'code', answer: { challengeId, password, code } },
        TestUsers.SEEN,
      );
    const code = testUsers.totp.codeOf(secret);
    await expect(enter('000000')).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(enter(code, 'kort')).rejects.toMatchObject({
      code: 'invalid-password',
      fields: [{ field: 'password', message: 'Passordet må være minst 12 tegn.' }],
    });
    await expect(enter(code, 'boligstyling kari 2026')).rejects.toMatchObject({
      message: 'Passordet er lett å gjette. Velg et annet.',
    });
    expect((await enter(code)).recoveryCodes).toHaveLength(10);
  });

  it('counts the code that was shown as used', async () => {
    const { challengeId, secret } = await testUsers.byLink.beginCode(token);
    const code = testUsers.totp.codeOf(secret);
    const answer = { challengeId, password: TestUsers.PASSWORD, code };
    await testUsers.byLink.enter(token, { kind: 'code', answer }, TestUsers.SEEN);
    const user = await testUsers.users.find(id);
    expect(user && (await testUsers.proof.takesCode(user, code))).toBe(false);
  });

  it('gives only its own user half an hour to set up an app', async () => {
    const first = await testUsers.codeFactor(token);
    const other = await testUsers.invite('ola');
    const over = { code: 'challenge-over' };
    const stolen = testUsers.byLink.enter(other.token, first, TestUsers.SEEN);
    await expect(stolen).rejects.toMatchObject(over);
    testUsers.store.advance(CHALLENGE_SECONDS['totp-new']);
    await expect(testUsers.byLink.enter(token, first, TestUsers.SEEN)).rejects.toMatchObject(over);
    expect(testUsers.userOf(id).state).toBe('invited');
  });

  it('refuses a passkey that answers something else', async () => {
    const { challengeId } = await testUsers.byLink.beginPasskey(token);
    const answer = { challengeId, answer: answered('phone', { challenge: 'another' }) };
    const first = { kind: 'passkey', answer, name: 'Telefonen' } as const;
    await expect(testUsers.byLink.enter(token, first, TestUsers.SEEN)).rejects.toMatchObject({
      code: 'passkey-refused',
    });
  });
});
