import { beforeEach, describe, expect, it } from '@jest/globals';
import { type KnownUser, TestUsers } from './testing/test-users.js';

const OLA = { name: 'Ola', email: 'Ola@Boligstyling.no', role: 'eier' } as const;

describe('managing users', () => {
  let testUsers: TestUsers;
  beforeEach(() => {
    testUsers = new TestUsers();
  });

  describe('an invitation', () => {
    it('goes by e-mail to the address in lower case', async () => {
      const { id } = await testUsers.managing.invite(await testUsers.shared(), OLA);
      expect(testUsers.userOf(id)).toMatchObject({
        email: 'ola@boligstyling.no',
        state: 'invited',
      });
      expect(testUsers.store.linkMails).toHaveLength(1);
      expect(testUsers.deliveries).toBe(1);
    });

    it('lets only the first eier continue at once from the shared login', async () => {
      const { managing } = testUsers;
      const shared = await testUsers.shared();
      const worker = await managing.invite(shared, { ...OLA, email: 'a@b.no', role: 'innsyn' });
      expect(worker.token).toBeNull();
      const first = await managing.invite(shared, OLA);
      expect(first.token).toBe(testUsers.linkOf(first.id));
      // A user who is not active yet can be invited again under another address.
      const again = await managing.invite(shared, { ...OLA, email: 'c@d.no' });
      expect(again.token).toBe(testUsers.linkOf(again.id));
      await testUsers.employ('kari', 'eier');
      const next = await managing.invite(shared, { ...OLA, email: 'e@f.no' });
      expect(next.token).toBeNull();
    });

    it('is listed with the users', async () => {
      const { managing } = testUsers;
      const kari = await testUsers.employ('kari', 'eier');
      await managing.invite(kari.session, OLA);
      const states = (await managing.list()).map(({ name, state }) => [name, state]);
      expect(new Map(states as [string, string][])).toEqual(
        new Map([
          ['kari', 'active'],
          ['Ola', 'invited'],
        ]),
      );
    });

    it('from a named user gives the inviter no token', async () => {
      const kari = await testUsers.employ('kari', 'saksbehandler');
      const { token } = await testUsers.managing.invite(kari.session, OLA);
      expect(token).toBeNull();
    });

    it('is unique per address, and a second sends nothing', async () => {
      const kari = await testUsers.employ('kari', 'eier');
      for (const by of [await testUsers.shared(), kari.session]) {
        const email = `${by.userId ?? 'shared'}@boligstyling.no`;
        await testUsers.managing.invite(by, { ...OLA, email });
        const sent = testUsers.deliveries;
        const again = testUsers.managing.invite(by, { ...OLA, email: email.toUpperCase() });
        await expect(again).rejects.toMatchObject({ code: 'user-email-taken' });
        expect(testUsers.deliveries).toBe(sent);
      }
    });

    it('of the first eier is repeated after a lost answer, and its new link continues', async () => {
      const { managing } = testUsers;
      const shared = await testUsers.shared();
      const lost = await managing.invite(shared, OLA);
      const { id, token } = await managing.invite(shared, { ...OLA, email: 'ola@boligstyling.no' });
      expect(id).toBe(lost.id);
      expect(token).toBe(testUsers.linkOf(id));
      expect(token).not.toBe(lost.token);
      expect(await managing.list()).toHaveLength(1);
      for (const other of [{ name: 'Olav' }, { role: 'innsyn' }] as const) {
        const refused = managing.invite(shared, { ...OLA, ...other });
        await expect(refused).rejects.toMatchObject({ code: 'user-email-taken' });
      }
    });
  });

  describe('the last eier who can log in', () => {
    beforeEach(() => {
      testUsers.users.keepsOwner = true;
    });

    it('cannot be removed, reset or given another role, also not by themselves', async () => {
      const kari = await testUsers.employ('kari', 'eier');
      await testUsers.employ('ola', 'saksbehandler');
      const last = { code: 'last-owner' };
      await expect(testUsers.managing.remove(kari.id)).rejects.toMatchObject(last);
      const demoted = testUsers.managing.changeRole(kari.id, 'saksbehandler');
      await expect(demoted).rejects.toMatchObject(last);
      const reset = testUsers.managing.reset(kari.id, await testUsers.shared());
      await expect(reset).rejects.toMatchObject(last);
      expect(testUsers.userOf(kari.id)).toMatchObject({ role: 'eier', state: 'active' });
      expect(await testUsers.isIn(kari)).toBe(true);
    });

    it('can leave when there is another', async () => {
      const [kari, ola] = [
        await testUsers.employ('kari', 'eier'),
        await testUsers.employ('ola', 'eier'),
      ];
      await testUsers.managing.changeRole(kari.id, 'innsyn');
      expect(await testUsers.isIn(kari)).toBe(false);
      await expect(testUsers.managing.remove(ola.id)).rejects.toMatchObject({ code: 'last-owner' });
    });
  });

  it('lets the last eier leave where the shared login is on', async () => {
    const kari = await testUsers.employ('kari', 'eier');
    await testUsers.managing.remove(kari.id);
    expect(testUsers.userOf(kari.id)).toMatchObject({ state: 'removed' });
  });

  it('ends all sessions of one user only', async () => {
    const [kari, ola] = [await testUsers.employ('kari'), await testUsers.employ('ola')];
    await testUsers.managing.endSessions(kari.id);
    expect([await testUsers.isIn(kari), await testUsers.isIn(ola)]).toEqual([false, true]);
    const nobody = testUsers.managing.endSessions('nobody');
    await expect(nobody).rejects.toMatchObject({ code: 'user-not-found' });
  });

  describe('a reset', () => {
    let kari: KnownUser;
    let ola: KnownUser;
    beforeEach(async () => {
      [kari, ola] = [await testUsers.employ('kari', 'eier'), await testUsers.employ('ola', 'eier')];
      testUsers.deliveries = 0;
    });

    it('by another eier removes all factors and mails a link to new ones', async () => {
      const token = await testUsers.managing.reset(kari.id, ola.session);
      expect(testUsers.deliveries).toBe(1);
      expect(await testUsers.isIn(kari)).toBe(false);
      const wrong = { code: 'wrong-credentials' };
      await expect(testUsers.logInBy(kari)).rejects.toMatchObject(wrong);
      await expect(testUsers.logInBy(kari, kari.recoveryCodes[0])).rejects.toMatchObject(wrong);
      expect(token).toBe(testUsers.linkOf(kari.id));
      expect([...testUsers.store.links.values()]).toMatchObject([{ purpose: 'new-factor' }]);
      await testUsers.byLink.enter(token, await testUsers.codeFactor(token), TestUsers.SEEN);
      expect(testUsers.userOf(kari.id).state).toBe('active');
    });

    it('cannot be made by the user themselves', async () => {
      const own = testUsers.managing.reset(kari.id, kari.session);
      await expect(own).rejects.toMatchObject({
        ...{ code: 'not-permitted', message: 'Be en annen eier om dette.' },
      });
      expect(await testUsers.isIn(kari)).toBe(true);
      expect(testUsers.deliveries).toBe(0);
    });

    it('can be made by the operator and the shared login', async () => {
      await testUsers.managing.reset(kari.id, null);
      await testUsers.managing.reset(ola.id, await testUsers.shared());
      expect(testUsers.deliveries).toBe(2);
    });

    it('of an invited user replaces the invitation', async () => {
      const { id, token } = await testUsers.invite('berit');
      const next = await testUsers.managing.reset(id, ola.session);
      await expect(testUsers.byLink.look(token)).rejects.toMatchObject({ code: 'link-expired' });
      expect((await testUsers.byLink.look(next)).id).toBe(id);
      expect([...testUsers.store.links.values()]).toMatchObject([{ purpose: 'invitation' }]);
    });

    it('of a removed or unknown user is rejected', async () => {
      await testUsers.managing.remove(kari.id);
      for (const id of [kari.id, 'nobody']) {
        const reset = testUsers.managing.reset(id, ola.session);
        await expect(reset).rejects.toMatchObject({ code: 'user-not-found' });
      }
    });
  });
});
