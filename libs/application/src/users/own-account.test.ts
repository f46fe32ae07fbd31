import { beforeEach, describe, expect, it } from '@jest/globals';
import { type KnownUser, TestUsers } from './testing/test-users.js';

describe("a user's own account", () => {
  let testUsers: TestUsers;
  let kari: KnownUser;
  beforeEach(async () => {
    testUsers = new TestUsers();
    kari = await testUsers.employ('kari');
  });
  const view = () => testUsers.account.view(kari.session);

  it('shows its login factors', async () => {
    await testUsers.givePasskey(kari, 'phone');
    expect(await view()).toMatchObject({
      user: { id: kari.id, name: 'kari' },
      passkeys: [{ name: 'phone' }],
      hasCode: true,
      recoveryCodesLeft: 10,
    });
  });

  it('does not exist for the shared login, which sets nothing up', async () => {
    const shared = await testUsers.shared();
    expect(await testUsers.account.view(shared)).toBeUndefined();
    const ended = { code: 'session-ended' };
    await expect(testUsers.account.beginPasskey(shared)).rejects.toMatchObject(ended);
    await expect(testUsers.account.beginCode(shared)).rejects.toMatchObject(ended);
    await expect(testUsers.account.renewRecoveryCodes(shared)).rejects.toMatchObject(ended);
    await expect(testUsers.account.removePasskey(shared, 'phone')).rejects.toMatchObject(ended);
  });

  it('keeps at least one factor, and removing one ends all sessions but the current one', async () => {
    const ola = await testUsers.employ('ola');
    await testUsers.givePasskey(ola, 'his');
    await testUsers.givePasskey(kari, 'hers');
    const there = await testUsers.sessionOf(await testUsers.logInBy(kari));
    await testUsers.account.removePasskey(kari.session, 'his');
    expect(await testUsers.sessions.find(there.id, 'user')).toBeDefined();
    await testUsers.account.removePasskey(kari.session, 'hers');
    expect(await testUsers.sessions.find(there.id, 'user')).toBeUndefined();
    expect(await testUsers.isIn(kari)).toBe(true);
    expect((await view())?.passkeys).toEqual([]);
    expect((await testUsers.account.view(ola.session))?.passkeys).toHaveLength(1);
    const { id, token } = await testUsers.invite('berit');
    const { challengeId, options } = await testUsers.byLink.beginPasskey(token);
    const answer = { challengeId, answer: { id: 'only', ...options } };
    const first = { kind: 'passkey', answer, name: 'Nøkkelen' } as const;
    const { grant } = await testUsers.byLink.enter(token, first, TestUsers.SEEN);
    const removed = testUsers.account.removePasskey(await testUsers.sessionOf(grant), 'only');
    await expect(removed).rejects.toMatchObject({ code: 'last-factor' });
    expect(await testUsers.credentials.passkeysOf(id)).toHaveLength(1);
  });

  it('lists its passkeys to the browser, so that none is made twice', async () => {
    await testUsers.givePasskey(kari, 'phone');
    const { options } = await testUsers.account.beginPasskey(kari.session);
    expect(options.known).toEqual(['phone']);
  });

  it("replaces password and app, and ends the user's other sessions", async () => {
    const there = await testUsers.sessionOf(await testUsers.logInBy(kari));
    const { challengeId, secret } = await testUsers.account.beginCode(kari.session);
    const code = testUsers.totp.codeOf(secret);
    const password = 'et helt annet passord';
    const codes = await testUsers.account.setCode(kari.session, { challengeId, password, code });
    expect(codes).toHaveLength(10);
    expect(await testUsers.isIn(kari)).toBe(true);
    expect(await testUsers.sessions.find(there.id, 'user')).toBeUndefined();
    testUsers.store.advance(60);
    const wrong = { code: 'wrong-credentials' };
    await expect(testUsers.logInBy(kari)).rejects.toMatchObject(wrong);
    const logIn = (given: string) =>
      testUsers.logIn.withCode(
        { email: kari.email, password, code: given },
        TestUsers.CLIENT,
        TestUsers.SEEN,
      );
    await expect(logIn(testUsers.totp.codeOf(kari.secret))).rejects.toMatchObject(wrong);
    await expect(logIn(kari.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
    await expect(logIn(testUsers.totp.codeOf(secret))).resolves.toBeDefined();
    await expect(logIn(codes[0] ?? '')).resolves.toBeDefined();
  });

  it('replaces all earlier recovery codes', async () => {
    const codes = await testUsers.account.renewRecoveryCodes(kari.session);
    expect(new Set([...codes, ...kari.recoveryCodes]).size).toBe(20);
    const old = testUsers.logInBy(kari, kari.recoveryCodes[0]);
    await expect(old).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(testUsers.logInBy(kari, codes[0])).resolves.toBeDefined();
    expect((await view())?.recoveryCodesLeft).toBe(9);
  });

  it('has no recovery codes without password and codes', async () => {
    testUsers.store.users.set(kari.id, { ...testUsers.userOf(kari.id), code: null, step: null });
    expect(await view()).toMatchObject({ hasCode: false });
    await expect(testUsers.account.renewRecoveryCodes(kari.session)).rejects.toMatchObject({
      code: 'not-permitted',
      message: 'Sett opp passord og kode først.',
    });
  });

  it("lists the user's sessions and ends each, but no other user's", async () => {
    const ola = await testUsers.employ('ola');
    await testUsers.logInBy(kari);
    const listed = await testUsers.account.listSessions(kari.session);
    expect(listed).toHaveLength(2);
    expect(listed).toMatchObject([TestUsers.SEEN, TestUsers.SEEN]);
    await testUsers.account.endSession(kari.session, ola.session.id);
    expect(await testUsers.isIn(ola)).toBe(true);
    await testUsers.account.endSession(kari.session, kari.session.id);
    expect(await testUsers.isIn(kari)).toBe(false);
  });
});
