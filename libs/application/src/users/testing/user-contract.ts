import { randomUUID } from 'node:crypto';
import { canLogInAsOwner, DAY_SECONDS, ENDED_SESSION_DAYS, type User } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRepository } from '../user-repository.js';
import { joined, loggedIn, type UsersUnderTest } from './user-steps.js';
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
        const { people } = under;
        const kari = sampleUser({ email: 'kari@boligstyling.no' });
        await people.invite(kari, sampleLink(kari), 'digest');
        expect(await people.find(kari.id)).toEqual({ ...kari, code: null });
        expect(await people.findByEmail('KARI@boligstyling.no')).toEqual({ ...kari, code: null });
        expect(await people.find(randomUUID())).toBeUndefined();
        expect(await people.findByEmail('ola@boligstyling.no')).toBeUndefined();
        const nothing = { passkeys: 0, hasCode: false, lastSeenAt: null };
        expect(await people.list()).toEqual([{ ...kari, ...nothing }]);
      });

      it('get an e-mail with the link', async () => {
        const kari = sampleUser();
        const link = sampleLink(kari);
        await under.people.invite(kari, link, 'digest');
        const recipient = { name: kari.name, email: kari.email };
        expect(await linkMails()).toMatchObject([{ id: link.id, link, recipient }]);
      });

      it('cannot share an address, and a refused invitation leaves nothing', async () => {
        const { people, credentials } = under;
        const kari = await joined(under);
        await linkMails();
        const second = sampleUser({ email: kari.email });
        const link = sampleLink(second);
        await expect(people.invite(second, link, 'digest')).rejects.toMatchObject({
          code: 'person-email-taken',
          fields: [{ field: 'email' }],
        });
        expect(await people.find(second.id)).toBeUndefined();
        expect(await credentials.findLink(heldLink(link))).toBeUndefined();
        expect(await linkMails()).toEqual([]);
        await people.remove(kari.id);
        await people.invite(second, link, 'digest');
        expect((await people.findByEmail(kari.email))?.id).toBe(second.id);
      });

      it('become active by their link, with the factor they set up', async () => {
        const { people, credentials } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await people.invite(kari, link, 'digest');
        const passkey = samplePasskey();
        const entered = await people.enter(heldLink(link), { kind: 'passkey', passkey });
        expect(entered).toMatchObject({ ...kari, state: 'active' });
        expect(await people.list()).toMatchObject([{ state: 'active', passkeys: 1 }]);
        expect(await credentials.passkeysOf(kari.id)).toHaveLength(1);
      });

      it('use their link once, also when several try at once', async () => {
        const { people, credentials } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await people.invite(kari, link, 'digest');
        const enter = () =>
          people.enter(heldLink(link), { kind: 'passkey', passkey: samplePasskey() });
        const answers = await Promise.allSettled([enter(), enter(), enter(), enter()]);
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        await expect(enter()).rejects.toMatchObject({ code: 'link-expired' });
        expect(await credentials.passkeysOf(kari.id)).toHaveLength(1);
      });

      it('cannot use an expired or foreign link, which leaves nothing', async () => {
        const { people, letTimePass } = under;
        const kari = sampleUser();
        const link = sampleLink(kari);
        await people.invite(kari, link, 'digest');
        const late = { code: 'link-expired' };
        await expect(people.enter(heldLink(link, 'other'), sampleCode())).rejects.toMatchObject(
          late,
        );
        await letTimePass(7 * 24 * HOUR + 1);
        await expect(people.enter(heldLink(link), sampleCode())).rejects.toMatchObject(late);
        expect(await people.find(kari.id)).toMatchObject({ state: 'invited', code: null });
      });
    });

    it('are listed by name in Norwegian order, with when they were last seen', async () => {
      for (const name of ['Åse', 'Berit', 'Østen']) await joined(under, { name });
      const berit = (await under.people.list())[0];
      expect((await under.people.list()).map(({ name }) => name)).toEqual([
        'Berit',
        'Østen',
        'Åse',
      ]);
      expect(berit).toMatchObject({ hasCode: true, lastSeenAt: null });
      if (berit) await loggedIn(under, berit);
      expect((await under.people.list())[0]?.lastSeenAt).toBeInstanceOf(Date);
    });

    describe('who set up factors', () => {
      it('may have many passkeys, which end no session', async () => {
        const kari = await joined(under);
        const there = await loggedIn(under, kari);
        for (const passkey of [samplePasskey(), samplePasskey()]) {
          await under.people.addFactor(kari.id, { kind: 'passkey', passkey });
        }
        expect(await under.people.list()).toMatchObject([{ passkeys: 2, hasCode: true }]);
        expect(await there.find()).toBeDefined();
      });

      it('have one password; a new one ends all sessions but the current one', async () => {
        const { people, credentials } = under;
        const kari = await joined(under);
        const [here, there] = [await loggedIn(under, kari), await loggedIn(under, kari)];
        const code = { passwordHash: 'another', totpSecret: 'ANOTHER' };
        const factor = { kind: 'code', code, step: 7, recoveryDigests: ['one'] } as const;
        await people.addFactor(kari.id, factor, here.id);
        expect((await people.find(kari.id))?.code).toEqual(code);
        expect(await credentials.recoveryCodesLeft(kari.id)).toBe(1);
        expect(await credentials.takeStep(kari.id, 7)).toBe(false);
        expect(await credentials.takeStep(kari.id, 8)).toBe(true);
        expect(await here.find()).toBeDefined();
        expect(await there.find()).toBeUndefined();
      });
    });

    describe('of the role eier who can log in', () => {
      const last = { code: 'last-owner' };

      it('never number fewer than one', async () => {
        const { people } = under;
        const kari = await joined(under, { role: 'eier' });
        const there = await loggedIn(under, kari);
        // A user who is only invited cannot log in.
        const invited = sampleUser({ role: 'eier' });
        await people.invite(invited, sampleLink(invited), 'digest');
        await expect(people.changeRole(kari.id, 'innsyn')).rejects.toMatchObject(last);
        await expect(people.remove(kari.id)).rejects.toMatchObject(last);
        const link = sampleLink(kari);
        await expect(people.reset(kari.id, link, 'digest')).rejects.toMatchObject(last);
        expect(await under.credentials.findLink(heldLink(link))).toBeUndefined();
        expect(await people.find(kari.id)).toMatchObject({ role: 'eier', state: 'active' });
        expect(await there.find()).toBeDefined();
        await people.changeRole(kari.id, 'eier');
        await people.reset(invited.id, sampleLink(invited), 'digest');
        await people.remove(invited.id);
        await joined(under, { role: 'eier' });
        await people.changeRole(kari.id, 'innsyn');
        expect(await people.find(kari.id)).toMatchObject({ role: 'innsyn' });
      });

      it('count with a passkey alone', async () => {
        const { people } = under;
        const kari = await joined(under, { role: 'eier' });
        await joined(under, { role: 'eier' }, { kind: 'passkey', passkey: samplePasskey() });
        await people.remove(kari.id);
        expect(await people.find(kari.id)).toMatchObject({ state: 'removed' });
      });

      it.each<[string, (people: UserRepository, person: User) => Promise<void>]>([
        ['is removed', (people, { id }) => people.remove(id)],
        ['gets another role', (people, { id }) => people.changeRole(id, 'innsyn')],
        ['is reset', (people, person) => people.reset(person.id, sampleLink(person), 'digest')],
      ])('are one when the second of two is reset as the first %s', async (_, end) => {
        const { people } = under;
        for (let round = 0; round < 5; round += 1) {
          const [kari, ola] = [
            await joined(under, { role: 'eier' }),
            await joined(under, { role: 'eier' }),
          ];
          const earlier = (await people.list()).filter(({ id }) => ![kari.id, ola.id].includes(id));
          for (const { id } of earlier) await people.remove(id);
          const leaving = [end(people, kari), people.reset(ola.id, sampleLink(ola), 'digest')];
          const left = await Promise.allSettled(leaving);
          expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
          expect(left).toContainEqual({
            status: 'rejected',
            reason: expect.objectContaining(last),
          });
          expect((await people.list()).filter(canLogInAsOwner)).toHaveLength(1);
        }
      });

      it('may all leave where the shared login is on', async () => {
        const { people, besideSharedLogin } = under;
        const [kari, ola] = [
          await joined(under, { role: 'eier' }),
          await joined(under, { role: 'eier' }),
        ];
        await besideSharedLogin.reset(kari.id, sampleLink(kari), 'digest');
        await besideSharedLogin.changeRole(ola.id, 'innsyn');
        await besideSharedLogin.remove(ola.id);
        expect((await people.list()).filter(canLogInAsOwner)).toEqual([]);
      });
    });

    it('get a new role in a new session; setting the same role keeps the session', async () => {
      const { people, sessions } = under;
      const kari = await joined(under);
      const there = await loggedIn(under, kari);
      await people.changeRole(kari.id, 'saksbehandler');
      expect(await there.find()).toMatchObject({ name: kari.name, role: 'saksbehandler' });
      await people.changeRole(kari.id, 'innsyn');
      expect(await there.find()).toBeUndefined();
      expect(await sessions.listOf(kari.id)).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await (await loggedIn(under, kari)).find()).toMatchObject({ role: 'innsyn' });
    });

    it('see only their own sessions listed', async () => {
      const { sessions } = under;
      const [kari, ola] = [await joined(under), await joined(under)];
      const there = await loggedIn(under, kari);
      expect(await sessions.listOf(kari.id)).toMatchObject([{ id: there.id }]);
      expect(await sessions.listOf(ola.id)).toEqual([]);
      expect((await sessions.listOf(null)).map(({ id }) => id)).not.toContain(there.id);
    });

    it("have all their sessions ended at once, and no other user's", async () => {
      const [kari, ola] = [await joined(under), await joined(under)];
      const hers = [await loggedIn(under, kari), await loggedIn(under, kari)];
      const his = await loggedIn(under, ola);
      await under.sessions.endAllOf(kari.id);
      expect(await Promise.all(hers.map((each) => each.find()))).toEqual([undefined, undefined]);
      expect(await his.find()).toBeDefined();
    });

    it('cannot log in once they are removed', async () => {
      const { people, credentials, sessions } = under;
      const kari = await joined(under);
      const passkey = samplePasskey();
      await people.addFactor(kari.id, { kind: 'passkey', passkey });
      const there = await loggedIn(under, kari);
      await people.remove(kari.id);
      expect(await there.find()).toBeUndefined();
      expect(await sessions.listOf(kari.id)).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await people.find(kari.id)).toMatchObject({ state: 'removed', code: null });
      expect(await people.findByEmail(kari.email)).toBeUndefined();
      expect(await people.list()).toEqual([]);
      expect(await credentials.passkeysOf(kari.id)).toEqual([]);
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      // Nor by a session that began just before.
      expect(await (await loggedIn(under, kari)).find()).toBeUndefined();
    });

    it('are deleted once they are removed and their last session is deleted', async () => {
      const { people, sessions, letTimePass } = under;
      const [kari, ola, invited] = [await joined(under), await joined(under), sampleUser()];
      await people.invite(invited, sampleLink(invited), 'digest');
      for (const each of [kari, ola]) await loggedIn(under, each);
      for (const each of [kari, invited]) await people.remove(each.id);
      const kept = async () => {
        await sessions.purge();
        await people.purge();
        const found = [kari, ola, invited].map(({ id }) => people.find(id));
        return (await Promise.all(found)).map((each) => each?.state);
      };
      expect(await kept()).toEqual(['removed', 'active', undefined]);
      await letTimePass(ENDED_SESSION_DAYS * DAY_SECONDS + 60);
      expect(await kept()).toEqual([undefined, 'active', undefined]);
    });

    it('cannot use an invitation once they are removed', async () => {
      const kari = sampleUser();
      const link = sampleLink(kari);
      await under.people.invite(kari, link, 'digest');
      await under.people.remove(kari.id);
      expect(await under.credentials.findLink(heldLink(link))).toBeUndefined();
      expect(await linkMails()).toEqual([]);
    });

    it('who lost their factors get only the newest link, and no other login', async () => {
      const { people, credentials } = under;
      const kari = await joined(under);
      const passkey = samplePasskey();
      await people.addFactor(kari.id, { kind: 'passkey', passkey });
      const there = await loggedIn(under, kari);
      const [first, second] = [sampleLink(kari), sampleLink(kari)];
      await people.reset(kari.id, first, 'digest');
      await people.reset(kari.id, second, 'digest');
      expect(await there.find()).toBeUndefined();
      const listed = await under.sessions.listOf(kari.id);
      expect(listed).toMatchObject([{ endedAt: expect.any(Date) }]);
      expect(await people.find(kari.id)).toMatchObject({ state: 'invited', code: null });
      expect(await credentials.passkeysOf(kari.id)).toEqual([]);
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      expect(await credentials.findLink(heldLink(first))).toBeUndefined();
      expect(await credentials.findLink(heldLink(second))).toEqual(second);
      expect(await linkMails()).toMatchObject([{ id: second.id }]);
    });

    it('who became active after they were seen as invited keep their factors', async () => {
      const { people, credentials } = under;
      const kari = sampleUser();
      const [link, next] = [sampleLink(kari), sampleLink(kari)];
      await people.invite(kari, link, 'digest');
      await people.enter(heldLink(link), sampleCode());
      const late = people.reset(kari.id, next, 'digest', 'invited');
      await expect(late).rejects.toMatchObject({ code: 'person-changed' });
      expect((await people.find(kari.id))?.code).not.toBeNull();
      expect(await credentials.findLink(heldLink(next))).toBeUndefined();
      await people.reset(kari.id, next, 'digest', 'active');
      expect(await people.find(kari.id)).toMatchObject({ state: 'invited', code: null });
    });

    it('who use a reset link cannot finish a login begun before the reset', async () => {
      const { people, credentials } = under;
      const kari = await joined(under);
      const link = sampleLink(kari);
      await people.reset(kari.id, link, 'digest');
      await people.addFactor(kari.id, sampleCode());
      await people.addFactor(kari.id, { kind: 'passkey', passkey: samplePasskey() });
      const late = await loggedIn(under, kari);
      const passkey = samplePasskey();
      await people.enter(heldLink(link), { kind: 'passkey', passkey });
      expect(await credentials.passkeysOf(kari.id)).toMatchObject([{ id: passkey.id }]);
      expect(await people.find(kari.id)).toMatchObject({ state: 'active', code: null });
      expect(await credentials.recoveryCodesLeft(kari.id)).toBe(0);
      expect(await late.find()).toBeUndefined();
    });

    it('who are removed or unknown cannot be changed', async () => {
      const { people } = under;
      const gone = await joined(under);
      await people.remove(gone.id);
      for (const person of [gone, sampleUser()]) {
        const unknown = { code: 'person-not-found' };
        await expect(people.changeRole(person.id, 'eier')).rejects.toMatchObject(unknown);
        await expect(people.remove(person.id)).rejects.toMatchObject(unknown);
        const reset = people.reset(person.id, sampleLink(person), 'digest');
        await expect(reset).rejects.toMatchObject(unknown);
      }
      expect(await linkMails()).toEqual([]);
    });
  });
}
