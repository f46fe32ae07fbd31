import { CHALLENGE_SECONDS, TOTP_PERIOD_SECONDS } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { answered, type KnownUser, TestUsers } from './testing/test-users.js';

const WRONG = { code: 'wrong-credentials' };

describe("a user's login", () => {
  let testUsers: TestUsers;
  let kari: KnownUser;
  beforeEach(async () => {
    testUsers = new TestUsers();
    kari = await testUsers.employ('kari');
    testUsers.store.advance(10 * TOTP_PERIOD_SECONDS);
  });
  const codeOf = (away: number) => testUsers.totp.codeOf(kari.secret, away);

  describe('with password and code', () => {
    it('opens a session of that user', async () => {
      const grant = await testUsers.logInBy(kari);
      expect(grant.userId).toBe(kari.id);
      const session = await testUsers.sessionOf(grant);
      expect(session).toMatchObject({ userId: kari.id, isConfirmed: true });
      expect(testUsers.store.sessions.get(session.id)?.by).toBe('logInWithCode');
    });

    it.each([-1, 0, 1])('accepts a clock that is %i half minutes off', async (away) => {
      await expect(testUsers.logInBy(kari, codeOf(away))).resolves.toBeDefined();
    });

    it.each([-2, 2])('rejects a clock that is %i half minutes off', async (away) => {
      await expect(testUsers.logInBy(kari, codeOf(away))).rejects.toMatchObject(WRONG);
    });

    it('accepts each code once', async () => {
      await testUsers.logInBy(kari);
      await expect(testUsers.logInBy(kari)).rejects.toMatchObject(WRONG);
      testUsers.store.advance(TOTP_PERIOD_SECONDS);
      await expect(testUsers.logInBy(kari, codeOf(-1))).rejects.toMatchObject(WRONG);
      await expect(testUsers.logInBy(kari)).resolves.toBeDefined();
    });

    it('rejects codes older than the last one used', async () => {
      await testUsers.logInBy(kari, codeOf(1));
      await expect(testUsers.logInBy(kari, codeOf(0))).rejects.toMatchObject(WRONG);
      await expect(testUsers.logInBy(kari, codeOf(-1))).rejects.toMatchObject(WRONG);
    });

    it('accepts one code once when two try at once', async () => {
      const both = await Promise.allSettled([testUsers.logInBy(kari), testUsers.logInBy(kari)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('accepts each recovery code once, in any spelling', async () => {
      const [first = '', second = ''] = kari.recoveryCodes;
      await testUsers.logInBy(kari, ` ${first.toUpperCase().replaceAll('-', ' ')}`);
      await expect(testUsers.logInBy(kari, first)).rejects.toMatchObject(WRONG);
      await expect(testUsers.logInBy(kari, second)).resolves.toBeDefined();
      expect(await testUsers.credentials.recoveryCodesLeft(kari.id)).toBe(8);
    });

    it('records a failure in the audit log, with the account if there is one', async () => {
      await testUsers.logInBy(kari, 'feil').catch(() => undefined);
      await testUsers.logInBy({ ...kari, email: 'ingen@boligstyling.no' }).catch(() => undefined);
      const passkey = await testUsers.logIn.askForPasskey();
      const answer = { challengeId: passkey.challengeId, answer: { id: 'unknown', challenge: '' } };
      await testUsers.logIn.withPasskey(answer, TestUsers.SEEN).catch(() => undefined);
      const refused = testUsers.store.audit.filter(({ act }) => act === 'refused');
      expect(refused.map(({ call, subjectId }) => [call, subjectId])).toEqual([
        ['logInWithCode', kari.id],
        ['logInWithCode', null],
        ['logInWithPasskey', null],
      ]);
    });

    it('gives the same answer for every error, and consumes no code', async () => {
      const ola = await testUsers.employ('ola');
      const enter = (email: string, password: string, code = codeOf(0)) =>
        testUsers.logIn.withCode({ email, password, code }, TestUsers.CLIENT, TestUsers.SEEN);
      const tries = [
        enter(kari.email, 'et helt annet passord'),
        enter('ingen@boligstyling.no', TestUsers.PASSWORD),
        enter(kari.email, TestUsers.PASSWORD, testUsers.totp.codeOf(ola.secret)),
        enter(kari.email, TestUsers.PASSWORD, ola.recoveryCodes[0]),
      ];
      const answers = await Promise.allSettled(tries);
      const reported = answers.map((each) => each.status === 'rejected' && String(each.reason));
      expect(new Set(reported).size).toBe(1);
      await expect(testUsers.logInBy(kari)).resolves.toBeDefined();
      await expect(testUsers.logInBy(ola, ola.recoveryCodes[0])).resolves.toBeDefined();
    });

    it('rejects even the right code for a quarter of an hour after five failures', async () => {
      for (let wrong = 0; wrong < 5; wrong += 1) {
        await expect(testUsers.logInBy(kari, '000000')).rejects.toMatchObject(WRONG);
      }
      const many = { code: 'too-many-attempts', retryAfterSeconds: 900 };
      await expect(testUsers.logInBy(kari)).rejects.toMatchObject(many);
      await expect(testUsers.logInBy(kari, kari.recoveryCodes[0])).rejects.toMatchObject({
        code: 'too-many-attempts',
      });
      testUsers.store.advance(900);
      await expect(testUsers.logInBy(kari)).resolves.toBeDefined();
    });

    it('is not limited while it succeeds', async () => {
      for (const code of kari.recoveryCodes) {
        await expect(testUsers.logInBy(kari, code)).resolves.toBeDefined();
      }
    });

    it('fails once the user is removed', async () => {
      await testUsers.managing.remove(kari.id);
      await expect(testUsers.logInBy(kari)).rejects.toMatchObject(WRONG);
    });
  });

  describe('with a passkey', () => {
    beforeEach(() => testUsers.givePasskey(kari, 'phone'));
    const enter = async (id: string, asked = testUsers.logIn.askForPasskey()) => {
      const { challengeId, options } = await asked;
      const answer = { challengeId, answer: answered(id, options) };
      return testUsers.logIn.withPasskey(answer, TestUsers.SEEN);
    };

    it('opens a session of that user and stores the counter', async () => {
      const grant = await enter('phone');
      expect(grant.userId).toBe(kari.id);
      const { id } = await testUsers.sessionOf(grant);
      expect(testUsers.store.sessions.get(id)?.by).toBe('logInWithPasskey');
      const [passkey] = await testUsers.credentials.passkeysOf(kari.id);
      expect(passkey).toMatchObject({ counter: 1, lastUsedAt: testUsers.store.now });
    });

    it('succeeds once per challenge, within five minutes', async () => {
      const asked = testUsers.logIn.askForPasskey();
      await enter('phone', asked);
      await expect(enter('phone', asked)).rejects.toMatchObject({ code: 'challenge-over' });
      const late = await testUsers.logIn.askForPasskey();
      testUsers.store.advance(CHALLENGE_SECONDS['passkey-login']);
      const answer = enter('phone', Promise.resolve(late));
      await expect(answer).rejects.toMatchObject({ code: 'challenge-over' });
    });

    it('takes only a known passkey that answers the challenge', async () => {
      const refused = { code: 'passkey-refused' };
      await expect(enter('another')).rejects.toMatchObject(refused);
      const { challengeId } = await testUsers.logIn.askForPasskey();
      const wrong = { challengeId, answer: answered('phone', { challenge: 'old' }) };
      await expect(testUsers.logIn.withPasskey(wrong, TestUsers.SEEN)).rejects.toMatchObject(
        refused,
      );
      const again = await testUsers.logIn.askForPasskey();
      const empty = { challengeId: again.challengeId, answer: {} };
      await expect(testUsers.logIn.withPasskey(empty, TestUsers.SEEN)).rejects.toMatchObject(
        refused,
      );
    });

    it('refuses a counter that went back with a hint, and logs the cause', async () => {
      testUsers.passkeys.counter = 8;
      await enter('phone');
      testUsers.passkeys.counter = 3;
      await expect(enter('phone')).rejects.toMatchObject({ code: 'passkey-counter' });
      const cause = 'The counter of a passkey went from 8 to 3: reset or copied';
      expect(testUsers.faults).toEqual([{ what: 'a passkey was refused', cause, userId: kari.id }]);
      const [passkey] = await testUsers.credentials.passkeysOf(kari.id);
      expect(passkey).toMatchObject({ counter: 8 });
    });

    it('accepts any counter from a synced passkey', async () => {
      testUsers.passkeys.isSynced = true;
      await testUsers.givePasskey(kari, 'cloud');
      for (const counter of [8, 3, 0]) {
        testUsers.passkeys.counter = counter;
        expect((await enter('cloud')).userId).toBe(kari.id);
      }
      expect(testUsers.faults).toEqual([]);
    });

    it('rejects a challenge that was made to confirm', async () => {
      const asked = testUsers.proof.askForPasskey(kari.id);
      await expect(enter('phone', asked)).rejects.toMatchObject({ code: 'challenge-over' });
    });

    it('fails once the passkey is removed', async () => {
      const shared = await testUsers.shared();
      await testUsers.managing.reset(kari.id, shared);
      await expect(enter('phone')).rejects.toMatchObject({ code: 'passkey-refused' });
    });
  });
});
