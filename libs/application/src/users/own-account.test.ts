import { beforeEach, describe, expect, it } from '@jest/globals';
import { type KnownUser, TestUsers } from './testing/staff.js';

describe("a user's own account", () => {
  let staff: TestUsers;
  let kari: KnownUser;
  beforeEach(async () => {
    staff = new TestUsers();
    kari = await staff.employ('kari');
  });
  const view = () => staff.account.view(kari.session);

  it('shows its login factors', async () => {
    await staff.givePasskey(kari, 'phone');
    expect(await view()).toMatchObject({
      person: { id: kari.id, name: 'kari' },
      passkeys: [{ name: 'phone' }],
      hasCode: true,
      recoveryCodesLeft: 10,
    });
  });

  it('does not exist for the shared login, which sets nothing up', async () => {
    const shared = await staff.shared();
    expect(await staff.account.view(shared)).toBeUndefined();
    const ended = { code: 'session-ended' };
    await expect(staff.account.beginPasskey(shared)).rejects.toMatchObject(ended);
    await expect(staff.account.beginCode(shared)).rejects.toMatchObject(ended);
    await expect(staff.account.renewRecoveryCodes(shared)).rejects.toMatchObject(ended);
    await expect(staff.account.removePasskey(shared, 'phone')).rejects.toMatchObject(ended);
  });

  it('keeps at least one factor, and removing one ends all sessions but the current one', async () => {
    const ola = await staff.employ('ola');
    await staff.givePasskey(ola, 'his');
    await staff.givePasskey(kari, 'hers');
    const there = await staff.sessionOf(await staff.logInBy(kari));
    await staff.account.removePasskey(kari.session, 'his');
    expect(await staff.sessions.find(there.id, 'person')).toBeDefined();
    await staff.account.removePasskey(kari.session, 'hers');
    expect(await staff.sessions.find(there.id, 'person')).toBeUndefined();
    expect(await staff.isIn(kari)).toBe(true);
    expect((await view())?.passkeys).toEqual([]);
    expect((await staff.account.view(ola.session))?.passkeys).toHaveLength(1);
    const { id, token } = await staff.invite('berit');
    const { challengeId, options } = await staff.door.beginPasskey(token);
    const answer = { challengeId, answer: { id: 'only', ...options } };
    const first = { kind: 'passkey', answer, name: 'Nøkkelen' } as const;
    const { grant } = await staff.door.enter(token, first, TestUsers.SEEN);
    const removed = staff.account.removePasskey(await staff.sessionOf(grant), 'only');
    await expect(removed).rejects.toMatchObject({ code: 'last-factor' });
    expect(await staff.credentials.passkeysOf(id)).toHaveLength(1);
  });

  it('lists its passkeys to the browser, so that none is made twice', async () => {
    await staff.givePasskey(kari, 'phone');
    const { options } = await staff.account.beginPasskey(kari.session);
    expect(options.known).toEqual(['phone']);
  });

  it("replaces password and app, and ends the user's other sessions", async () => {
    const there = await staff.sessionOf(await staff.logInBy(kari));
    const { challengeId, secret } = await staff.account.beginCode(kari.session);
    const code = staff.totp.codeOf(secret);
    const password = 'et helt annet passord';
    const codes = await staff.account.setCode(kari.session, { challengeId, password, code });
    expect(codes).toHaveLength(10);
    expect(await staff.isIn(kari)).toBe(true);
    expect(await staff.sessions.find(there.id, 'person')).toBeUndefined();
    staff.store.advance(60);
    const wrong = { code: 'wrong-credentials' };
    await expect(staff.logInBy(kari)).rejects.toMatchObject(wrong);
    const logIn = (given: string) =>
      staff.logIn.withCode(
        { email: kari.email, password, code: given },
        TestUsers.CLIENT,
        TestUsers.SEEN,
      );
    await expect(logIn(staff.totp.codeOf(kari.secret))).rejects.toMatchObject(wrong);
    await expect(logIn(kari.recoveryCodes[0] ?? '')).rejects.toMatchObject(wrong);
    await expect(logIn(staff.totp.codeOf(secret))).resolves.toBeDefined();
    await expect(logIn(codes[0] ?? '')).resolves.toBeDefined();
  });

  it('replaces all earlier recovery codes', async () => {
    const codes = await staff.account.renewRecoveryCodes(kari.session);
    expect(new Set([...codes, ...kari.recoveryCodes]).size).toBe(20);
    const old = staff.logInBy(kari, kari.recoveryCodes[0]);
    await expect(old).rejects.toMatchObject({ code: 'wrong-credentials' });
    await expect(staff.logInBy(kari, codes[0])).resolves.toBeDefined();
    expect((await view())?.recoveryCodesLeft).toBe(9);
  });

  it('has no recovery codes without password and codes', async () => {
    staff.store.people.set(kari.id, { ...staff.personOf(kari.id), code: null, step: null });
    await expect(staff.account.renewRecoveryCodes(kari.session)).rejects.toMatchObject({
      code: 'not-permitted',
    });
  });

  it("lists the user's sessions and ends each, but no other user's", async () => {
    const ola = await staff.employ('ola');
    await staff.logInBy(kari);
    const listed = await staff.account.listSessions(kari.session);
    expect(listed).toHaveLength(2);
    expect(listed).toMatchObject([TestUsers.SEEN, TestUsers.SEEN]);
    await staff.account.endSession(kari.session, ola.session.id);
    expect(await staff.isIn(ola)).toBe(true);
    await staff.account.endSession(kari.session, kari.session.id);
    expect(await staff.isIn(kari)).toBe(false);
  });
});
