import { randomUUID } from 'node:crypto';
import {
  canLogInAsAccountOwner,
  DAY_SECONDS,
  ENDED_SESSION_DAYS,
  type User,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRepository } from '../user-repository.js';
import { merged, loggedIn, type UsersUnderTest } from './user-steps.js';
import { heldLink, sampleCode, sampleLink, samplePasskey, sampleUser } from './sample-user.js';

const HOUR = 3600;

/** Contract of every `UserRepository`, together with its users' sessions. */
export function userContract(setUp: () => Promise<UsersUnderTest>): void {
  describe('the users of the dashboard', () => {
    let under: UsersUnderTest;
    beforeEach(async () => {
      under = await setUp();
    });
    const linkMails = async () =>
      (await under.outbox.claimDue(50, 30)).filter(({ kind }) => kind === 'sign-in-link');

    describe('who are invited', () => {
      it('are found by e-mail address in any case, and have no login factors', async () => {
        const { users } = under;
        const kari = sampleUser({ email: 'kari@boligstyling.no' });
        const link = sampleLink(kari);
        await users.invite(kari, link, 'digest');
        expect(await users.find(kari.id)).toEqual({ ...kari, code: null });
        expect(await users.findByEmail('KARI@boligstyling.no')).toEqual({ ...kari, code: null });
        expect(await users.find(randomUUID())).toBeUndefined();
        expect(await users.findByEmail('ola@boligstyling.no')).toBeUndefined();
        const nothing = { passkeys: 0, hasCode: false, lastSeenAt: null };
        expect(await users.list()).toEqual([{ ...kari, ...nothing, linkUntil: link.expiresAt }]);
      });

      it('are shown without a link once it has expired', async () => {
        const kari = sampleUser();
        const expired = { ...sampleLink(kari), expiresAt: new Date(Date.now() - 60_000) };
        await under.users.invite(kari, expired, 'digest');
        expect(await under.users.list()).toMatchObject([{ state: 'invited', linkUntil: null }]);
      });

      it('get an e-mail with the link', async () => {
        const kari = sampleUser();
        const link = sampleLink(kari);
        await under.users.invite(kari, link, 'digest');
        const recipient = { name: kari.name, email: kari.email };
        expect(await linkMails()).toMatchObject([{ id: link.id, link, recipient }]);
      });

      it('cannot share an address, and a refused invitation leaves nothing', async () => {
        const { users, credentials } = under;
        const kari = await merged(under);
        await linkMails();
        const second = sampleUser({ email: kari.email });
        const link = sampleLink(second);
        await expect(users.invite(second, link, 'digest')).rejects.toMatchObject({
          code: 'user-email-taken',
          fields: [{ field: 'email' }],
        });
        expect(await users.find(second.id)).toBeUndefined();
        expect(await credentials.findLink(heldLink(link))).toBeUndefined();
        expect(await linkMails()).toEqual([]);
        await users.remove(kari.id);
        await users.invite(second, link, 'digest');
        expect((await users.findByEmail(kari.email))?.id).toBe(second.id);
      });

      it('become active by their link, with the factor they set up', async () => {
        const { users, credentials } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await users.invite(kari, link, 'digest');
        const passkey = samplePasskey();
        const entered = await users.enter(heldLink(link), { kind: 'passkey', passkey });
        expect(entered).toMatchObject({ ...kari, version: kari.version + 1, state: 'active' });
        expect(await users.list()).toMatchObject([{ state: 'active', passkeys: 1 }]);
        expect(await credentials.passkeysOf(kari.id)).toHaveLength(1);
      });

      it('use their link once, also when several try at once', async () => {
        const { users, credentials } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await users.invite(kari, link, 'digest');
        const enter = () =>
          users.enter(heldLink(link), { kind: 'passkey', passkey: samplePasskey() });
        const answers = await Promise.allSettled([enter(), enter(), enter(), enter()]);
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await expect(enter()).rejects.toMatchObject({ code: 'link-expired' });
        expect(await credentials.passkeysOf(kari.id)).toHaveLength(1);
      });

      it('cannot use an expired or foreign link, which leaves nothing', async () => {
        const { users, letTimePass } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await users.invite(kari, link, 'digest');
        const late = { code: 'link-expired' };
        await expect(users.enter(heldLink(link, 'other'), sampleCode())).rejects.toMatchObject(
          late,
        );
        await letTimePass(7 * 24 * HOUR + 1);
        await expect(users.enter(heldLink(link), sampleCode())).rejects.toMatchObject(late);
        expect(await users.find(kari.id)).toMatchObject({ state: 'invited', code: null });
      });
    });

    it('are listed by name in Norwegian order, with when they were last seen', async () => {
      for (const name of ['Åse', 'Berit', 'Østen']) await merged(under, { name });
      const berit = (await under.users.list())[0];
      expect((await under.users.list()).map(({ name }) => name)).toEqual(['Berit', 'Østen', 'Åse']);
      expect(berit).toMatchObject({ hasCode: true, lastSeenAt: null });
      if (berit) await loggedIn(under, berit);
      expect((await under.users.list())[0]?.lastSeenAt).toBeInstanceOf(Date);
    });

    describe('who set up factors', () => {
      it('may have many passkeys, which end no session', async () => {
        const kari = await merged(under);
        const there = await loggedIn(under, kari);
        for (const passkey of [samplePasskey(), samplePasskey()]) {
          await under.users.addFactor(kari.id, { kind: 'passkey', passkey });
        }
        expect(await under.users.list()).toMatchObject([{ passkeys: 2, hasCode: true }]);
        expect(await there.find()).toBeDefined();
      });

      it('have one password; a new one ends all sessions but the current one', async () => {
        const { users, credentials } = under;
        const kari = await merged(under);
        const [here, there] = [await loggedIn(under, kari), await loggedIn(under, kari)];
        const code = { passwordHash: 'another', totpSecret: 'ANOTHER' };
        const factor = { kind: 'code', code, step: 7, recoveryDigests: ['one'] } as const;
        await users.addFactor(kari.id, factor, here.id);
        expect((await users.find(kari.id))?.code).toEqual(code);
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(1);
        expect(await credentials.takeStep(kari.id, 7)).toBe(false);
        expect(await credentials.takeStep(kari.id, 8)).toBe(true);
        expect(await here.find()).toBeDefined();
        expect(await there.find()).toBeUndefined();
      });
    });

    describe('whose password or passkey is replaced while they log in', () => {
      it('get no session by the earlier one', async () => {
        const { users, credentials } = under;
        const kari = await merged(under);
        const passkey = samplePasskey();
        await users.addFactor(kari.id, { kind: 'passkey', passkey });
        const isIn = async (factor: string) =>
          (await (await loggedIn(under, kari, factor)).find()) !== undefined;
        expect([await isIn('a hash'), await isIn(passkey.id)]).toEqual([true, true]);
        const code = { passwordHash: 'another', totpSecret: 'ANOTHER' };
        await users.addFactor(kari.id, { kind: 'code', code, step: 7, recoveryDigests: [] });
        await credentials.removePasskey(kari.id, passkey.id, randomUUID());
        expect([await isIn('a hash'), await isIn(passkey.id)]).toEqual([false, false]);
        expect(await isIn('another')).toBe(true);
      });
    });

    describe('of the role eier who can log in', () => {
      const last = { code: 'last-owner' };

      it('never number fewer than one', async () => {
        const { users } = under;
        const kari = await merged(under, { role: 'eier' });
        const there = await loggedIn(under, kari);
        // A user who is only invited cannot log in.
        const invited = sampleUser({ role: 'eier' });
        await users.invite(invited, sampleLink(invited), 'digest');
        await expect(users.changeRole(kari.id, 'innsyn')).rejects.toMatchObject(last);
        await expect(users.remove(kari.id)).rejects.toMatchObject(last);
        const link = sampleLink(kari);
        await expect(users.reset(kari.id, link, 'digest')).rejects.toMatchObject(last);
        expect(await under.credentials.findLink(heldLink(link))).toBeUndefined();
        expect(await users.find(kari.id)).toMatchObject({ role: 'eier', state: 'active' });
        expect(await there.find()).toBeDefined();
        await users.changeRole(kari.id, 'eier');
        await users.reset(invited.id, sampleLink(invited), 'digest');
        await users.remove(invited.id);
        await merged(under, { role: 'eier' });
        await users.changeRole(kari.id, 'innsyn');
        expect(await users.find(kari.id)).toMatchObject({ role: 'innsyn' });
      });

      it('count with a passkey alone', async () => {
        const { users } = under;
        const kari = await merged(under, { role: 'eier' });
        await merged(under, { role: 'eier' }, { kind: 'passkey', passkey: samplePasskey() });
        await users.remove(kari.id);
        expect(await users.find(kari.id)).toMatchObject({ state: 'removed' });
      });

      it.each<[string, (users: UserRepository, user: User) => Promise<void>]>([
        ['is removed', (users, { id }) => users.remove(id)],
        ['gets another role', (users, { id }) => users.changeRole(id, 'innsyn')],
        ['is reset', (users, user) => users.reset(user.id, sampleLink(user), 'digest')],
      ])('are one when the second of two is reset as the first %s', async (_, end) => {
        const { users } = under;
        for (let round = 0; round < 5; round += 1) {
          const [kari, ola] = [
            await merged(under, { role: 'eier' }),
            await merged(under, { role: 'eier' }),
          ];
          const earlier = (await users.list()).filter(({ id }) => ![kari.id, ola.id].includes(id));
          for (const { id } of earlier) await users.remove(id);
          const leaving = [end(users, kari), users.reset(ola.id, sampleLink(ola), 'digest')];
          const left = await Promise.allSettled(leaving);
          expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          expect(left).toContainEqual({
            status: 'rejected',
            reason: expect.objectContaining(last),
          });
          expect((await users.list()).filter(canLogInAsAccountOwner)).toHaveLength(1);
        }
      });

      it('may all leave where the shared login is on', async () => {
        const { users, besideSharedLogin } = under;
        const [kari, ola] = [
          await merged(under, { role: 'eier' }),
          await merged(under, { role: 'eier' }),
        ];
        await besideSharedLogin.reset(kari.id, sampleLink(kari), 'digest');
        await besideSharedLogin.changeRole(ola.id, 'innsyn');
        await besideSharedLogin.remove(ola.id);
        expect((await users.list()).filter(canLogInAsAccountOwner)).toEqual([]);
      });
    });

    it('get a new role in a new session; setting the same role keeps the session', async () => {
      const { users, sessions } = under;
      const kari = await merged(under);
      const there = await loggedIn(under, kari);
      await users.changeRole(kari.id, 'saksbehandler');
      expect(await there.find()).toMatchObject({ name: kari.name, role: 'saksbehandler' });
      await users.changeRole(kari.id, 'innsyn');
      expect(await there.find()).toBeUndefined();
      expect(await sessions.listOf(kari.id)).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await (await loggedIn(under, kari)).find()).toMatchObject({ role: 'innsyn' });
    });

    it('see only their own sessions listed', async () => {
      const { sessions } = under;
      const [kari, ola] = [await merged(under), await merged(under)];
      const there = await loggedIn(under, kari);
      expect(await sessions.listOf(kari.id)).toMatchObject([{ id: there.id }]);
      expect(await sessions.listOf(ola.id)).toEqual([]);
      expect((await sessions.listOf(null)).map(({ id }) => id)).not.toContain(there.id);
    });

    it("have all their sessions ended at once, and no other user's", async () => {
      const [kari, ola] = [await merged(under), await merged(under)];
      const hers = [await loggedIn(under, kari), await loggedIn(under, kari)];
      const his = await loggedIn(under, ola);
      await under.sessions.endAllOf(kari.id);
      expect(await Promise.all(hers.map((each) => each.find()))).toEqual([undefined, undefined]);
      expect(await his.find()).toBeDefined();
    });

    it('cannot log in once they are removed', async () => {
      const { users, credentials, sessions } = under;
      const kari = await merged(under);
      const passkey = samplePasskey();
      await users.addFactor(kari.id, { kind: 'passkey', passkey });
      const there = await loggedIn(under, kari);
      await users.remove(kari.id);
      expect(await there.find()).toBeUndefined();
      expect(await sessions.listOf(kari.id)).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await users.find(kari.id)).toMatchObject({ state: 'removed', code: null });
      expect(await users.findByEmail(kari.email)).toBeUndefined();
      expect(await users.list()).toEqual([]);
      expect(await credentials.passkeysOf(kari.id)).toEqual([]);
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      // Nor by a session that began just before.
      expect(await (await loggedIn(under, kari)).find()).toBeUndefined();
    });

    it('are deleted once they are removed and their last session is deleted', async () => {
      const { users, sessions, letTimePass } = under;
      const [kari, ola, invited] = [await merged(under), await merged(under), sampleUser()];
      await users.invite(invited, sampleLink(invited), 'digest');
      for (const each of [kari, ola]) await loggedIn(under, each);
      for (const each of [kari, invited]) await users.remove(each.id);
      const kept = async () => {
        await sessions.purge();
        await users.purge();
        const found = [kari, ola, invited].map(({ id }) => users.find(id));
        return (await Promise.all(found)).map((each) => each?.state);
      };
      expect(await kept()).toEqual(['removed', 'active', undefined]);
      await letTimePass(ENDED_SESSION_DAYS * DAY_SECONDS + 60);
      expect(await kept()).toEqual([undefined, 'active', undefined]);
    });

    it('cannot use an invitation once they are removed', async () => {
      const kari = sampleUser();
      const link = sampleLink(kari);
      await under.users.invite(kari, link, 'digest');
      await under.users.remove(kari.id);
      expect(await under.credentials.findLink(heldLink(link))).toBeUndefined();
      expect(await linkMails()).toEqual([]);
    });

    it('who lost their factors get only the newest link, and no other login', async () => {
      const { users, credentials } = under;
      const kari = await merged(under);
      const passkey = samplePasskey();
      await users.addFactor(kari.id, { kind: 'passkey', passkey });
      const there = await loggedIn(under, kari);
      const [first, second] = [sampleLink(kari), sampleLink(kari)];
      await users.reset(kari.id, first, 'digest');
      await users.reset(kari.id, second, 'digest');
      expect(await there.find()).toBeUndefined();
      const listed = await under.sessions.listOf(kari.id);
      expect(listed).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await users.find(kari.id)).toMatchObject({ state: 'invited', code: null });
      expect(await credentials.passkeysOf(kari.id)).toEqual([]);
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      expect(await credentials.findLink(heldLink(first))).toBeUndefined();
      expect(await credentials.findLink(heldLink(second))).toEqual(second);
      expect(await linkMails()).toMatchObject([{ id: second.id }]);
    });

    it('who became active after they were seen as invited keep their factors', async () => {
      const { users, credentials } = under;
      const kari = sampleUser();
      const [link, next] = [sampleLink(kari), sampleLink(kari)];
      await users.invite(kari, link, 'digest');
      await users.enter(heldLink(link), sampleCode());
      const late = users.reset(kari.id, next, 'digest', kari.version);
      await expect(late).rejects.toMatchObject({ code: 'version-stale' });
      const promoted = users.changeRole(kari.id, 'eier', kari.version);
      await expect(promoted).rejects.toMatchObject({ code: 'version-stale' });
      expect((await users.find(kari.id))?.code).not.toBeNull();
      expect(await credentials.findLink(heldLink(next))).toBeUndefined();
      await users.reset(kari.id, next, 'digest', kari.version + 1);
      expect(await users.find(kari.id)).toMatchObject({ state: 'invited', code: null });
    });

    it('who use a reset link cannot finish a login begun before the reset', async () => {
      const { users, credentials } = under;
      const kari = await merged(under);
      const link = sampleLink(kari);
      await users.reset(kari.id, link, 'digest');
      await users.addFactor(kari.id, sampleCode());
      await users.addFactor(kari.id, { kind: 'passkey', passkey: samplePasskey() });
      const late = await loggedIn(under, kari);
      const passkey = samplePasskey();
      await users.enter(heldLink(link), { kind: 'passkey', passkey });
      expect(await credentials.passkeysOf(kari.id)).toMatchObject([{ id: passkey.id }]);
      expect(await users.find(kari.id)).toMatchObject({ state: 'active', code: null });
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      expect(await late.find()).toBeUndefined();
    });

    it('who are removed or unknown cannot be changed', async () => {
      const { users } = under;
      const gone = await merged(under);
      await users.remove(gone.id);
      for (const user of [gone, sampleUser()]) {
        const unknown = { code: 'user-not-found' };
        await expect(users.changeRole(user.id, 'eier')).rejects.toMatchObject(unknown);
        await expect(users.remove(user.id)).rejects.toMatchObject(unknown);
        const reset = users.reset(user.id, sampleLink(user), 'digest');
        await expect(reset).rejects.toMatchObject(unknown);
      }
      expect(await linkMails()).toEqual([]);
    });
  });
}
