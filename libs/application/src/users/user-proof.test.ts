import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRecord } from './user-repository.js';
import { answered, type KnownUser, TestUsers } from './testing/test-users.js';

describe("the proof of a user's identity", () => {
  let testUsers: TestUsers;
  let kari: KnownUser;
  let record: UserRecord;
  beforeEach(async () => {
    testUsers = new TestUsers();
    kari = await testUsers.employ('kari');
    record = testUsers.userOf(kari.id);
  });

  it('accepts the password, and none from an unknown user or one without a password', async () => {
    const { proof } = testUsers;
    expect(await proof.passwordMatches(record, TestUsers.PASSWORD)).toBe(true);
    expect(await proof.passwordMatches(record, 'et annet')).toBe(false);
    expect(await proof.passwordMatches(undefined, TestUsers.PASSWORD)).toBe(false);
    expect(await proof.passwordMatches({ ...record, code: null }, TestUsers.PASSWORD)).toBe(false);
  });

  it('accepts a code of the app with spaces in it', async () => {
    const code = testUsers.totp.codeOf(kari.secret);
    expect(await testUsers.proof.takesCode(record, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(
      true,
    );
  });

  it('accepts no recovery code from a user without codes', async () => {
    const without = { ...record, code: null };
    expect(await testUsers.proof.takesCode(without, testUsers.totp.codeOf(kari.secret))).toBe(
      false,
    );
    expect(await testUsers.proof.takesCode(without, kari.recoveryCodes[0] ?? '')).toBe(false);
    expect(await testUsers.credentials.recoveryCodesLeft(kari.id)).toBe(10);
  });

  it('rejects codes of a secret that the key does not open, logs the cause, and accepts recovery codes', async () => {
    const totpSecret = testUsers.box.seal(kari.secret, 'another');
    const foreign = { ...record, code: { passwordHash: '', totpSecret } };
    expect(await testUsers.proof.takesCode(foreign, testUsers.totp.codeOf(kari.secret))).toBe(
      false,
    );
    expect(testUsers.faults).toEqual([
      {
        what: 'a code was refused',
        cause: expect.stringContaining('SECRETS_KEY'),
        userId: kari.id,
      },
    ]);
    expect(await testUsers.proof.takesCode(foreign, kari.recoveryCodes[0] ?? '')).toBe(true);
  });

  it("accepts a user's own passkey where the user is named, and any where nobody is", async () => {
    await testUsers.givePasskey(kari, 'phone');
    expect((await testUsers.proof.askForPasskey(null)).options.known).toBeUndefined();
    const { challengeId, options } = await testUsers.proof.askForPasskey(kari.id);
    expect(options.known).toEqual(['phone']);
    const answer = { challengeId, answer: answered('phone', options) };
    expect(await testUsers.proof.byPasskey(kari.id, answer)).toBe(kari.id);
  });
});
