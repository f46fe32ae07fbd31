import { randomUUID } from 'node:crypto';
import { CHALLENGE_SECONDS, type User } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Credentials } from '../credentials.js';
import { joined, loggedIn, type UsersUnderTest } from './user-steps.js';
import { heldLink, sampleCode, sampleLink, samplePasskey, sampleUser } from './sample-user.js';

const HOUR = 3600;

/** What every {@link Credentials} keeps. */
export function credentialsContract(setUp: () => Promise<UsersUnderTest>): void {
  describe('what people log in with', () => {
    let under: UsersUnderTest;
    let credentials: Credentials;
    let kari: User;
    beforeEach(async () => {
      under = await setUp();
      ({ credentials } = under);
      kari = await joined(under, {}, sampleCode(100));
    });
    const atOnce = async (work: () => Promise<unknown>) =>
      (await Promise.all([work(), work(), work(), work()])).filter(Boolean);

    describe('passkeys', () => {
      const give = async (id: string, passkey = samplePasskey()) => {
        await under.people.addFactor(id, { kind: 'passkey', passkey });
        return passkey;
      };
      const remove = (personId: string, id: string, sessionId: string = randomUUID()) =>
        credentials.removePasskey(personId, id, sessionId);

      it('are listed in the order they were made, with when they were used', async () => {
        const synced = { createdAt: new Date('2026-11-21'), isSynced: true };
        const later = await give(kari.id, samplePasskey(synced));
        const first = await give(kari.id);
        const { publicKey, ...told } = first;
        const listed = await credentials.passkeysOf(kari.id);
        expect(listed.map(({ id }) => id)).toEqual([first.id, later.id]);
        expect(listed[0]).toMatchObject(told);
        expect([...(listed[0]?.publicKey ?? [])]).toEqual([...publicKey]);
        await credentials.usePasskey(first.id, 2 ** 32 - 1);
        const [used, unused] = await credentials.passkeysOf(kari.id);
        expect(used).toMatchObject({ counter: 2 ** 32 - 1, lastUsedAt: expect.any(Date) });
        expect(unused).toMatchObject({ counter: 0, isSynced: true, lastUsedAt: null });
      });

      it('are found as long as the person is active', async () => {
        const { id } = await give(kari.id);
        const found = await credentials.findPasskey(id);
        expect(found).toMatchObject({ personId: kari.id, passkey: { id } });
        expect(await credentials.findPasskey(randomUUID())).toBeUndefined();
        await under.people.remove(kari.id);
        expect(await credentials.findPasskey(id)).toBeUndefined();
        const invited = sampleUser();
        await under.people.invite(invited, sampleLink(invited), 'digest');
        const early = await give(invited.id);
        expect(await credentials.findPasskey(early.id)).toBeUndefined();
      });

      it.each(['\0', 'a\0b'])(
        'are none by %j, which anyone may send and no table holds',
        async (id) => {
          const { id: own } = await give(kari.id);
          expect(await credentials.findPasskey(id)).toBeUndefined();
          await remove(kari.id, id);
          expect(await credentials.passkeysOf(kari.id)).toMatchObject([{ id: own }]);
        },
      );

      it('are not taken from whoever has nothing else, though others have theirs', async () => {
        const passkey = samplePasskey();
        const ola = await joined(under, {}, { kind: 'passkey', passkey });
        await give(kari.id);
        const last = remove(ola.id, passkey.id);
        await expect(last).rejects.toMatchObject({ code: 'last-factor' });
        const second = await give(ola.id);
        await remove(ola.id, passkey.id);
        expect(await credentials.passkeysOf(ola.id)).toMatchObject([{ id: second.id }]);
      });

      it('are not both taken from whoever has two and nothing else, also at once', async () => {
        const passkey = samplePasskey();
        const ola = await joined(under, {}, { kind: 'passkey', passkey });
        const second = await give(ola.id);
        const taken = await Promise.allSettled(
          [passkey, second].map(({ id }) => remove(ola.id, id)),
        );
        expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await credentials.passkeysOf(ola.id)).toHaveLength(1);
      });

      it('are all taken from whoever has password and codes, and nobody else’s', async () => {
        const passkey = samplePasskey();
        const ola = await joined(under, {}, { kind: 'passkey', passkey });
        const own = await give(kari.id);
        await remove(kari.id, passkey.id);
        await remove(kari.id, own.id);
        expect(await credentials.passkeysOf(kari.id)).toEqual([]);
        expect(await credentials.passkeysOf(ola.id)).toHaveLength(1);
      });
    });

    it('ends her sessions but the one in which she removes a passkey of hers, and nobody else’s', async () => {
      const [ola, passkey] = [await joined(under), samplePasskey()];
      await under.people.addFactor(ola.id, { kind: 'passkey', passkey });
      const [here, there] = [await loggedIn(under, ola), await loggedIn(under, ola)];
      const other = await loggedIn(under, kari);
      await credentials.removePasskey(kari.id, passkey.id, other.id);
      expect(await there.find()).toBeDefined();
      await credentials.removePasskey(ola.id, passkey.id, here.id);
      const open = [await here.find(), await there.find(), await other.find()];
      expect(open.map(Boolean)).toEqual([true, false, true]);
    });

    describe('codes', () => {
      it('are good for once each, and none before the last one used', async () => {
        const take = (step: number) => credentials.takeStep(kari.id, step);
        expect(await take(100)).toBe(false);
        expect(await take(102)).toBe(true);
        expect([await take(102), await take(101)]).toEqual([false, false]);
        expect(await atOnce(() => take(103))).toHaveLength(1);
        expect(await credentials.takeStep(randomUUID(), 1)).toBe(false);
      });
    });

    describe('recovery codes', () => {
      it('are good for once each, for whose they are', async () => {
        const ola = await joined(under);
        await credentials.replaceRecoveryCodes(kari.id, ['first', 'second', 'third']);
        expect(await credentials.takeRecoveryCode(ola.id, 'first')).toBe(false);
        expect(await atOnce(() => credentials.takeRecoveryCode(kari.id, 'first'))).toHaveLength(1);
        expect(await credentials.takeRecoveryCode(kari.id, 'first')).toBe(false);
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(2);
        expect(await credentials.recoveryCodesLeft(ola.id)).toBe(2);
      });

      it('end when there are others', async () => {
        await credentials.replaceRecoveryCodes(kari.id, ['old']);
        await credentials.replaceRecoveryCodes(kari.id, ['new']);
        expect(await credentials.takeRecoveryCode(kari.id, 'old')).toBe(false);
        expect(await credentials.takeRecoveryCode(kari.id, 'new')).toBe(true);
      });

      it('end when there are others, also of those that are made at once', async () => {
        const made = ['first', 'second', 'third', 'fourth'].map((each) => [
          `${each} a`,
          `${each} b`,
        ]);
        await Promise.all(made.map((each) => credentials.replaceRecoveryCodes(kari.id, each)));
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(2);
      });
    });

    describe('challenges', () => {
      it('are answered once, for what and by whom they were made', async () => {
        const id = randomUUID();
        await credentials.keepChallenge(id, 'passkey-new', kari.id, 'value');
        const take = () => credentials.takeChallenge(id, 'passkey-new', kari.id);
        expect(await credentials.takeChallenge(id, 'totp-new', kari.id)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-new', null)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-new', randomUUID())).toBeUndefined();
        expect(await atOnce(take)).toEqual(['value']);
        expect(await take()).toBeUndefined();
      });

      it('may be for whoever comes', async () => {
        const id = randomUUID();
        await credentials.keepChallenge(id, 'passkey-login', null, 'value');
        expect(await credentials.takeChallenge(id, 'passkey-login', kari.id)).toBeUndefined();
        expect(await credentials.takeChallenge(id, 'passkey-login', null)).toBe('value');
      });

      it.each(['passkey-login', 'totp-new'] as const)(
        'are over in time, and not forgotten before: %s',
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
      it('are found by their digest until they are over, and looking uses nothing up', async () => {
        const ola = sampleUser();
        const link = sampleLink(ola);
        await under.people.invite(ola, link, 'digest');
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
