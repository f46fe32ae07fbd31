import { randomUUID } from 'node:crypto';
import { CHALLENGE_SECONDS, type User } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Credentials } from '../credentials.js';
import { merged, loggedIn, type UsersUnderTest } from './user-steps.js';
import { heldLink, sampleCode, sampleLink, samplePasskey, sampleUser } from './sample-user.js';

const HOUR = 3600;

export function credentialsContract(setUp: () => Promise<UsersUnderTest>): void {
  describe('login credentials', () => {
    let under: UsersUnderTest;
    let credentials: Credentials;
    let kari: User;
    beforeEach(async () => {
      under = await setUp();
      ({ credentials } = under);
      kari = await merged(under, {}, sampleCode(100));
    });
    const atOnce = async (work: () => Promise<unknown>) =>
      (await Promise.all([work(), work(), work(), work()])).filter(Boolean);

    describe('passkeys', () => {
      const give = async (id: string, passkey = samplePasskey()) => {
        await under.users.addFactor(id, { kind: 'passkey', passkey });
        return passkey;
      };
      const remove = (userId: string, id: string, sessionId: string = randomUUID()) =>
        credentials.removePasskey(userId, id, sessionId);

      it('are listed in order of creation, with their last use', async () => {
        const synced = { createdAt: new Date('2026-11-21'), isSynced: true };
        const later = await give(kari.id, samplePasskey(synced));
        const first = await give(kari.id);
        const { publicKey, ...reported } = first;
        const listed = await credentials.passkeysOf(kari.id);
        expect(listed.map(({ id }) => id)).toEqual([first.id, later.id]);
        expect(listed[0]).toMatchObject(reported);
        expect([...(listed[0]?.publicKey ?? [])]).toEqual([...publicKey]);
        await credentials.usePasskey(first.id, 2 ** 32 - 1);
        const [used, unused] = await credentials.passkeysOf(kari.id);
        expect(used).toMatchObject({ counter: 2 ** 32 - 1, lastUsedAt: expect.any(Date) });
        expect(unused).toMatchObject({ counter: 0, isSynced: true, lastUsedAt: null });
      });

      it('are found as long as the user is active', async () => {
        const { id } = await give(kari.id);
        const found = await credentials.findPasskey(id);
        expect(found).toMatchObject({ userId: kari.id, passkey: { id } });
        expect(await credentials.findPasskey(randomUUID())).toBeUndefined();
        await under.users.remove(kari.id);
        expect(await credentials.findPasskey(id)).toBeUndefined();
        const invited = sampleUser();
        await under.users.invite(invited, sampleLink(invited), 'digest');
        const early = await give(invited.id);
        expect(await credentials.findPasskey(early.id)).toBeUndefined();
      });

      it.each(['\0', 'a\0b'])(
        'have no id like %j, which anyone may send and no table holds',
        async (id) => {
          const { id: own } = await give(kari.id);
          expect(await credentials.findPasskey(id)).toBeUndefined();
          await remove(kari.id, id);
          expect(await credentials.passkeysOf(kari.id)).toMatchObject([{ id: own }]);
        },
      );

      it('are not removed from a user who has nothing else', async () => {
        const passkey = samplePasskey();
        const ola = await merged(under, {}, { kind: 'passkey', passkey });
        await give(kari.id);
        const last = remove(ola.id, passkey.id);
        await expect(last).rejects.toMatchObject({ code: 'last-factor' });
        const second = await give(ola.id);
        await remove(ola.id, passkey.id);
        expect(await credentials.passkeysOf(ola.id)).toMatchObject([{ id: second.id }]);
      });

      it('are not both removed from a user who has two and nothing else, also at once', async () => {
        const passkey = samplePasskey();
        const ola = await merged(under, {}, { kind: 'passkey', passkey });
        const second = await give(ola.id);
        const taken = await Promise.allSettled(
          [passkey, second].map(({ id }) => remove(ola.id, id)),
        );
        expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await credentials.passkeysOf(ola.id)).toHaveLength(1);
      });

      it('are all removed from a user with password and codes, and from no other', async () => {
        const passkey = samplePasskey();
        const ola = await merged(under, {}, { kind: 'passkey', passkey });
        const own = await give(kari.id);
        await remove(kari.id, passkey.id);
        await remove(kari.id, own.id);
        expect(await credentials.passkeysOf(kari.id)).toEqual([]);
        expect(await credentials.passkeysOf(ola.id)).toHaveLength(1);
      });
    });

    it("end the user's sessions but the current one when removed, and no other user's", async () => {
      const [ola, passkey] = [await merged(under), samplePasskey()];
      await under.users.addFactor(ola.id, { kind: 'passkey', passkey });
      const [here, there] = [await loggedIn(under, ola), await loggedIn(under, ola)];
      const other = await loggedIn(under, kari);
      await credentials.removePasskey(kari.id, passkey.id, other.id);
      expect(await there.find()).toBeDefined();
      await credentials.removePasskey(ola.id, passkey.id, here.id);
      const open = [await here.find(), await there.find(), await other.find()];
      expect(open.map(Boolean)).toEqual([true, false, true]);
    });

    describe('codes', () => {
      it('work once each, and none before the last one used', async () => {
        const take = (step: number) => credentials.takeStep(kari.id, step);
        expect(await take(100)).toBe(false);
        expect(await take(102)).toBe(true);
        expect([await take(102), await take(101)]).toEqual([false, false]);
        expect(await atOnce(() => take(103))).toHaveLength(1);
        expect(await credentials.takeStep(randomUUID(), 1)).toBe(false);
      });
    });

    describe('recovery codes', () => {
      it('work once each, for their own user', async () => {
        const ola = await merged(under);
        await credentials.replaceRecoveryCodes(kari.id, ['first', 'second', 'third']);
        expect(await credentials.takeRecoveryCode(ola.id, 'first')).toBe(false);
        expect(await atOnce(() => credentials.takeRecoveryCode(kari.id, 'first'))).toHaveLength(1);
        expect(await credentials.takeRecoveryCode(kari.id, 'first')).toBe(false);
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(2);
        expect(await credentials.recoveryCodesLeft(ola.id)).toBe(2);
      });

      it('are void once they are replaced', async () => {
        await credentials.replaceRecoveryCodes(kari.id, ['old']);
        await credentials.replaceRecoveryCodes(kari.id, ['new']);
        expect(await credentials.takeRecoveryCode(kari.id, 'old')).toBe(false);
        expect(await credentials.takeRecoveryCode(kari.id, 'new')).toBe(true);
      });

      it('are void once they are replaced, also when two replacements run at once', async () => {
        const made = ['first', 'second', 'third', 'fourth'].map((each) => [
          `${each} a`,
          `${each} b`,
        ]);
        await Promise.all(made.map((each) => credentials.replaceRecoveryCodes(kari.id, each)));
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(2);
      });
    });

    describe('challenges', () => {
      it('are answered once, for their purpose and user', async () => {
        const id = randomUUID();
        await credentials.keepChallenge(id, 'passkey-new', kari.id, 'value');
        const take = () => credentials.takeChallenge(id, 'passkey-new', kari.id);
        expect(await credentials.takeChallenge(id, 'totp-new', kari.id)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-new', null)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-new', randomUUID())).toBeUndefined();
        expect(await atOnce(take)).toEqual(['value']);
        expect(await take()).toBeUndefined();
      });

      it('may be for anyone', async () => {
        const id = randomUUID();
        await credentials.keepChallenge(id, 'passkey-login', null, 'value');
        expect(await credentials.takeChallenge(id, 'passkey-login', kari.id)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-login', null)).toBe('value');
      });

      it.each(['passkey-login', 'totp-new'] as const)(
        'expire, and are kept until then: %s',
        async (purpose) => {
          const [one, other] = [randomUUID(), randomUUID()];
          for (const id of [one, other]) {
            await credentials.keepChallenge(id, purpose, null, 'value');
          }
          await under.letTimePass(CHALLENGE_SECONDS[purpose] - 30);
          await credentials.purge();
          expect(await credentials.takeChallenge(one, purpose, null)).toBe('value');
          await under.letTimePass(60);
          expect(await credentials.takeChallenge(other, purpose, null)).toBeUndefined();
        },
      );
    });

    describe('one-time links', () => {
      it('are found by their digest until they expire, and reading does not consume them', async () => {
        const ola = sampleUser();
        const link = sampleLink(ola);
        await under.users.invite(ola, link, 'digest');
        const find = () => credentials.findLink(heldLink(link));
        expect(await credentials.findLink(heldLink(link, 'other'))).toBeUndefined();
        expect(await credentials.findLink(heldLink({ id: randomUUID() }))).toBeUndefined();
        expect([await find(), await find()]).toEqual([link, link]);
        await under.letTimePass(7 * 24 * HOUR - 60);
        await credentials.purge();
        expect(await find()).toBeDefined();
        await under.letTimePass(120);
        expect(await find()).toBeUndefined();
      });
    });
  });
}
