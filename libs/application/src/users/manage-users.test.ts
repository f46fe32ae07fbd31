import { beforeEach, describe, expect, it } from '@jest/globals';
import { type KnownUser, TestUsers } from './testing/staff.js';

const OLA = { name: 'Ola', email: 'Ola@Boligstyling.no', role: 'eier' } as const;

describe('managing users', () => {
  let staff: TestUsers;
  beforeEach(() => {
    staff = new TestUsers();
  });

  describe('an invitation', () => {
    it('goes by e-mail to the address in lower case', async () => {
      const { id } = await staff.managing.invite(await staff.shared(), OLA);
      expect(staff.personOf(id)).toMatchObject({ email: 'ola@boligstyling.no', state: 'invited' });
      expect(staff.store.linkMails).toHaveLength(1);
      expect(staff.deliveries).toBe(1);
    });

    it('lets only the first eier continue at once from the shared login', async () => {
      const { managing } = staff;
      const shared = await staff.shared();
      const worker = await managing.invite(shared, { ...OLA, email: 'a@b.no', role: 'innsyn' });
      expect(worker.token).toBeNull();
      const first = await managing.invite(shared, OLA);
      expect(first.token).toBe(staff.linkOf(first.id));
      // A user who is not active yet can be invited again under another address.
      const again = await managing.invite(shared, { ...OLA, email: 'c@d.no' });
      expect(again.token).toBe(staff.linkOf(again.id));
      await staff.employ('kari', 'eier');
      const next = await managing.invite(shared, { ...OLA, email: 'e@f.no' });
      expect(next.token).toBeNull();
    });

    it('from a named user gives the inviter no token', async () => {
      const kari = await staff.employ('kari', 'saksbehandler');
      const { token } = await staff.managing.invite(kari.session, OLA);
      expect(token).toBeNull();
    });

    it('is unique per address, and a second sends nothing', async () => {
      const shared = await staff.shared();
      await staff.managing.invite(shared, OLA);
      const again = staff.managing.invite(shared, { ...OLA, email: 'OLA@boligstyling.no' });
      await expect(again).rejects.toMatchObject({ code: 'person-email-taken' });
      expect(staff.deliveries).toBe(1);
    });
  });

  describe('the last eier who can log in', () => {
    beforeEach(() => {
      staff.people.keepsOwner = true;
    });

    it('cannot be removed, reset or given another role, also not by themselves', async () => {
      const kari = await staff.employ('kari', 'eier');
      await staff.employ('ola', 'saksbehandler');
      const last = { code: 'last-owner' };
      await expect(staff.managing.remove(kari.id)).rejects.toMatchObject(last);
      const demoted = staff.managing.changeRole(kari.id, 'saksbehandler');
      await expect(demoted).rejects.toMatchObject(last);
      const reset = staff.managing.reset(kari.id, await staff.shared());
      await expect(reset).rejects.toMatchObject(last);
      expect(staff.personOf(kari.id)).toMatchObject({ role: 'eier', state: 'active' });
      expect(await staff.isIn(kari)).toBe(true);
    });

    it('can leave when there is another', async () => {
      const [kari, ola] = [await staff.employ('kari', 'eier'), await staff.employ('ola', 'eier')];
      await staff.managing.changeRole(kari.id, 'innsyn');
      expect(await staff.isIn(kari)).toBe(false);
      await expect(staff.managing.remove(ola.id)).rejects.toMatchObject({ code: 'last-owner' });
    });
  });

  it('lets the last eier leave where the shared login is on', async () => {
    const kari = await staff.employ('kari', 'eier');
    await staff.managing.remove(kari.id);
    expect(staff.personOf(kari.id)).toMatchObject({ state: 'removed' });
  });

  it('ends all sessions of one user only', async () => {
    const [kari, ola] = [await staff.employ('kari'), await staff.employ('ola')];
    await staff.managing.endSessions(kari.id);
    expect([await staff.isIn(kari), await staff.isIn(ola)]).toEqual([false, true]);
    const nobody = staff.managing.endSessions('nobody');
    await expect(nobody).rejects.toMatchObject({ code: 'person-not-found' });
  });

  describe('a reset', () => {
    let kari: KnownUser;
    let ola: KnownUser;
    beforeEach(async () => {
      [kari, ola] = [await staff.employ('kari', 'eier'), await staff.employ('ola', 'eier')];
      staff.deliveries = 0;
    });

    it('by another eier removes all factors and mails a link to new ones', async () => {
      const token = await staff.managing.reset(kari.id, ola.session);
      expect(staff.deliveries).toBe(1);
      expect(await staff.isIn(kari)).toBe(false);
      const wrong = { code: 'wrong-credentials' };
      await expect(staff.logInBy(kari)).rejects.toMatchObject(wrong);
      await expect(staff.logInBy(kari, kari.recoveryCodes[0])).rejects.toMatchObject(wrong);
      expect(token).toBe(staff.linkOf(kari.id));
      expect([...staff.store.links.values()]).toMatchObject([{ purpose: 'new-factor' }]);
      await staff.door.enter(token, await staff.codeFactor(token), TestUsers.SEEN);
      expect(staff.personOf(kari.id).state).toBe('active');
    });

    it('cannot be made by the user themselves', async () => {
      const own = staff.managing.reset(kari.id, kari.session);
      await expect(own).rejects.toMatchObject({ code: 'not-permitted' });
      expect(await staff.isIn(kari)).toBe(true);
      expect(staff.deliveries).toBe(0);
    });

    it('can be made by the operator and the shared login', async () => {
      await staff.managing.reset(kari.id, null);
      await staff.managing.reset(ola.id, await staff.shared());
      expect(staff.deliveries).toBe(2);
    });

    it('of an invited user replaces the invitation', async () => {
      const { id, token } = await staff.invite('berit');
      const next = await staff.managing.reset(id, ola.session);
      await expect(staff.door.look(token)).rejects.toMatchObject({ code: 'link-expired' });
      expect((await staff.door.look(next)).id).toBe(id);
      expect([...staff.store.links.values()]).toMatchObject([{ purpose: 'invitation' }]);
    });

    it('of a removed or unknown user is rejected', async () => {
      await staff.managing.remove(kari.id);
      for (const id of [kari.id, 'nobody']) {
        const reset = staff.managing.reset(id, ola.session);
        await expect(reset).rejects.toMatchObject({ code: 'person-not-found' });
      }
    });
  });
});
