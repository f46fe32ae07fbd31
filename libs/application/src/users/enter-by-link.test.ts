import { CHALLENGE_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { answered, TestUsers } from './testing/staff.js';

const WEEK = 7 * 24 * 3600;
const EXPIRED = { code: 'link-expired' };

describe('entering by a link', () => {
  let staff: TestUsers;
  let id: string;
  let token: string;
  beforeEach(async () => {
    staff = new TestUsers();
    ({ id, token } = await staff.invite('kari'));
  });
  const enterWith = async (code?: string) =>
    staff.door.enter(token, await staff.codeFactor(token, code), TestUsers.SEEN);

  it('shows its user any number of times, and does not consume the link', async () => {
    for (let look = 0; look < 3; look += 1) {
      expect(await staff.door.look(token)).toMatchObject({ id, name: 'kari' });
    }
    await expect(enterWith()).resolves.toBeDefined();
  });

  it('logs in a user who sets up a password with codes, and gives ten recovery codes', async () => {
    const { grant, recoveryCodes } = await enterWith();
    expect(await staff.sessionOf(grant)).toMatchObject({ personId: id, role: 'saksbehandler' });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await staff.credentials.recoveryCodesLeft(id)).toBe(10);
    expect(staff.personOf(id).state).toBe('active');
  });

  it('logs in a user who sets up a passkey, without recovery codes', async () => {
    const { challengeId, options } = await staff.door.beginPasskey(token);
    const answer = { challengeId, answer: answered('phone', options) };
    const first = { kind: 'passkey', answer, name: 'Telefonen' } as const;
    const { grant, recoveryCodes } = await staff.door.enter(token, first, TestUsers.SEEN);
    expect(recoveryCodes).toEqual([]);
    expect((await staff.sessionOf(grant)).personId).toBe(id);
    expect(await staff.credentials.passkeysOf(id)).toMatchObject([{ name: 'Telefonen' }]);
  });

  it('works once', async () => {
    const second = await staff.codeFactor(token);
    await enterWith();
    await expect(staff.door.look(token)).rejects.toMatchObject(EXPIRED);
    await expect(staff.door.beginCode(token)).rejects.toMatchObject(EXPIRED);
    await expect(staff.door.enter(token, second, TestUsers.SEEN)).rejects.toMatchObject(EXPIRED);
  });

  it('works once for two at the same time', async () => {
    const factors = [await staff.codeFactor(token), await staff.codeFactor(token)];
    const both = await Promise.allSettled(
      factors.map((each) => staff.door.enter(token, each, TestUsers.SEEN)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await staff.sessions.listOf(id)).toHaveLength(1);
  });

  it('works for a week', async () => {
    staff.store.advance(WEEK - 1);
    expect((await staff.door.look(token)).id).toBe(id);
    const late = await staff.codeFactor(token);
    staff.store.advance(1);
    await expect(staff.door.look(token)).rejects.toMatchObject(EXPIRED);
    await expect(staff.door.enter(token, late, TestUsers.SEEN)).rejects.toMatchObject(EXPIRED);
  });

  it('rejects a token of another kind, and one that was never sent', async () => {
    const { signer, clock } = staff;
    const [link] = staff.store.links.values();
    const unknown = { code: 'link-unknown' };
    const expiresAt = new Date(clock.now().getTime() + WEEK * 2000);
    const other = signer.sign({ audience: 'partner', id: link?.id ?? '', expiresAt });
    await expect(staff.door.look(other)).rejects.toMatchObject(unknown);
    await expect(staff.door.look('nothing')).rejects.toMatchObject(unknown);
    const longer = signer.sign({ audience: 'sign-in', id: link?.id ?? '', expiresAt });
    await expect(staff.door.look(longer)).rejects.toMatchObject(EXPIRED);
  });

  it('fails once the user is removed', async () => {
    await staff.managing.remove(id);
    await expect(staff.door.look(token)).rejects.toMatchObject(EXPIRED);
  });

  it('accepts another try after a mistyped code, under the same challenge', async () => {
    const { challengeId, secret } = await staff.door.beginCode(token);
    const enter = (code: string, password = TestUsers.PASSWORD) =>
      staff.door.enter(
        token,
        { kind: 'code', answer: { challengeId, password, code } },
        TestUsers.SEEN,
      );
    const code = staff.totp.codeOf(secret);
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
    const { challengeId, secret } = await staff.door.beginCode(token);
    const code = staff.totp.codeOf(secret);
    const answer = { challengeId, password: TestUsers.PASSWORD, code };
    await staff.door.enter(token, { kind: 'code', answer }, TestUsers.SEEN);
    const person = await staff.people.find(id);
    expect(person && (await staff.proof.takesCode(person, code))).toBe(false);
  });

  it('gives only its own user half an hour to set up an app', async () => {
    const first = await staff.codeFactor(token);
    const other = await staff.invite('ola');
    const over = { code: 'challenge-over' };
    const stolen = staff.door.enter(other.token, first, TestUsers.SEEN);
    await expect(stolen).rejects.toMatchObject(over);
    staff.store.advance(CHALLENGE_SECONDS['totp-new']);
    await expect(staff.door.enter(token, first, TestUsers.SEEN)).rejects.toMatchObject(over);
    expect(staff.personOf(id).state).toBe('invited');
  });

  it('refuses a passkey that answers something else', async () => {
    const { challengeId } = await staff.door.beginPasskey(token);
    const answer = { challengeId, answer: answered('phone', { challenge: 'another' }) };
    const first = { kind: 'passkey', answer, name: 'Telefonen' } as const;
    await expect(staff.door.enter(token, first, TestUsers.SEEN)).rejects.toMatchObject({
      code: 'passkey-refused',
    });
  });
});
