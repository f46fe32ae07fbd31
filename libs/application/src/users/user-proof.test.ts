import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRecord } from './user-repository.js';
import { answered, type KnownUser, TestUsers } from './testing/staff.js';

describe("the proof of a user's identity", () => {
  let staff: TestUsers;
  let kari: KnownUser;
  let record: UserRecord;
  beforeEach(async () => {
    staff = new TestUsers();
    kari = await staff.employ('kari');
    record = staff.personOf(kari.id);
  });

  it('accepts the password, and none from an unknown user or one without a password', async () => {
    const { proof } = staff;
    expect(await proof.passwordMatches(record, TestUsers.PASSWORD)).toBe(true);
    expect(await proof.passwordMatches(record, 'et annet')).toBe(false);
    expect(await proof.passwordMatches(undefined, TestUsers.PASSWORD)).toBe(false);
    expect(await proof.passwordMatches({ ...record, code: null }, TestUsers.PASSWORD)).toBe(false);
  });

  it('accepts a code of the app with spaces in it', async () => {
    const code = staff.totp.codeOf(kari.secret);
    expect(await staff.proof.takesCode(record, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  });

  it('accepts no recovery code from a user without codes', async () => {
    const without = { ...record, code: null };
    expect(await staff.proof.takesCode(without, staff.totp.codeOf(kari.secret))).toBe(false);
    expect(await staff.proof.takesCode(without, kari.recoveryCodes[0] ?? '')).toBe(false);
    expect(await staff.credentials.recoveryCodesLeft(kari.id)).toBe(10);
  });

  it('rejects codes of a secret that the key does not open, logs the cause, and accepts recovery codes', async () => {
    const totpSecret = staff.box.seal(kari.secret, 'another');
    const foreign = { ...record, code: { passwordHash: '', totpSecret } };
    expect(await staff.proof.takesCode(foreign, staff.totp.codeOf(kari.secret))).toBe(false);
    expect(staff.faults).toEqual([
      {
        what: 'a code was refused',
        cause: expect.stringContaining('SECRETS_KEY'),
        personId: kari.id,
      },
    ]);
    expect(await staff.proof.takesCode(foreign, kari.recoveryCodes[0] ?? '')).toBe(true);
  });

  it("accepts a user's own passkey where the user is named, and any where nobody is", async () => {
    await staff.givePasskey(kari, 'phone');
    expect((await staff.proof.askForPasskey(null)).options.known).toBeUndefined();
    const { challengeId, options } = await staff.proof.askForPasskey(kari.id);
    expect(options.known).toEqual(['phone']);
    const answer = { challengeId, answer: answered('phone', options) };
    expect(await staff.proof.byPasskey(kari.id, answer)).toBe(kari.id);
  });
});
