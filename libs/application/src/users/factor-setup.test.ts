import { CHALLENGE_SECONDS, type User } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { sampleUser } from './testing/sample-user.js';
import { answered, TestUsers } from './testing/test-users.js';

describe('setting up login factors', () => {
  let testUsers: TestUsers;
  let kari: User;
  beforeEach(() => {
    testUsers = new TestUsers();
    kari = sampleUser({ name: 'Kari Utsikten' });
  });
  const answerOf = async (password: string) => {
    const { challengeId, secret } = await testUsers.setup.beginCode(kari);
    return { challengeId, password, code: testUsers.totp.codeOf(secret) };
  };

  it('gives an app its secret, also as an address to scan', async () => {
    const { secret, address } = await testUsers.setup.beginCode(kari);
    expect(address).toBe(`otpauth://${kari.email}/${secret}`);
  });

  it('keeps the TOTP secret sealed for the user, before and after the answer', async () => {
    const { challengeId, secret } = await testUsers.setup.beginCode(kari);
    const sealed = testUsers.box.seal(secret, kari.id);
    expect(testUsers.store.challenges.get(challengeId)).toMatchObject({ value: sealed });
    const answer = {
      challengeId,
      password: TestUsers.PASSWORD,
      code: testUsers.totp.codeOf(secret),
    };
    const wrong = testUsers.setup.code(kari, { ...answer, code: 'wrong' });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong-code' });
    expect(testUsers.store.challenges.get(challengeId)).toMatchObject({ value: sealed });
    const { factor } = await testUsers.setup.code(kari, answer);
    expect(factor).toMatchObject({ code: { totpSecret: sealed } });
  });

  it('begins again after SECRETS_KEY was replaced', async () => {
    const { challengeId, secret } = await testUsers.setup.beginCode(kari);
    await testUsers.credentials.takeChallenge(challengeId, 'totp-new', kari.id);
    const foreign = testUsers.box.seal(secret, 'another');
    await testUsers.credentials.keepChallenge(challengeId, 'totp-new', kari.id, foreign);
    const answer = {
      challengeId,
      password: TestUsers.PASSWORD,
      code: testUsers.totp.codeOf(secret),
    };
    const late = testUsers.setup.code(kari, answer);
    await expect(late).rejects.toMatchObject({ code: 'challenge-over' });
  });

  it('stores a hash of the password and digests of the recovery codes', async () => {
    const { factor, recoveryCodes } = await testUsers.setup.code(
      kari,
      await answerOf(TestUsers.PASSWORD),
    );
    expect(factor).toMatchObject({ code: { passwordHash: `hash of ${TestUsers.PASSWORD}` } });
    const digests = recoveryCodes.map((code) => `digest of ${code.replaceAll('-', '')}`);
    expect(factor).toMatchObject({ recoveryDigests: digests });
  });

  it('accepts a code with a space in the middle', async () => {
    const answer = await answerOf(TestUsers.PASSWORD);
    const code = `${answer.code.slice(0, 3)} ${answer.code.slice(3)} `;
    const { factor } = await testUsers.setup.code(kari, { ...answer, code });
    expect(factor.kind).toBe('code');
  });

  it.each(['kari utsikten', 'Boligstyling 2026!', 'passord123456', 'LeaveMeAlone'])(
    'rejects the easily guessed password %s',
    async (password) => {
      const tried = testUsers.setup.code(kari, await answerOf(password));
      await expect(tried).rejects.toMatchObject({ code: 'invalid-password' });
    },
  );

  it('accepts each answer once, from its user, for its purpose and in time', async () => {
    const over = { code: 'challenge-over' };
    const answer = await answerOf(TestUsers.PASSWORD);
    await expect(testUsers.setup.code(sampleUser(), answer)).rejects.toMatchObject(over);
    const { challengeId, options } = await testUsers.setup.beginPasskey(kari);
    const asCode = testUsers.setup.code(kari, { ...answer, challengeId });
    await expect(asCode).rejects.toMatchObject(over);
    const made = { challengeId, answer: answered('phone', options) };
    expect(await testUsers.setup.passkey(kari, made, 'Telefonen')).toMatchObject({
      passkey: { id: 'phone', name: 'Telefonen', createdAt: testUsers.store.now, lastUsedAt: null },
    });
    await expect(testUsers.setup.passkey(kari, made, 'Telefonen')).rejects.toMatchObject(over);
    testUsers.store.advance(CHALLENGE_SECONDS['totp-new']);
    await expect(testUsers.setup.code(kari, answer)).rejects.toMatchObject(over);
  });

  it('leaves time to install an app and choose a password', async () => {
    const { challengeId, secret } = await testUsers.setup.beginCode(kari);
    testUsers.store.advance(25 * 60);
    const answer = {
      challengeId,
      password: TestUsers.PASSWORD,
      code: testUsers.totp.codeOf(secret),
    };
    const { factor } = await testUsers.setup.code(kari, answer);
    expect(factor.kind).toBe('code');
  });
});
