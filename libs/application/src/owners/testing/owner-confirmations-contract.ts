import { randomUUID } from 'node:crypto';
import {
  CONFIRMATION_MINUTES,
  CONFIRMATIONS_A_DAY,
  type ConfirmedPurpose,
  FIRST_EMAILS_A_DAY,
  LINKS_A_DAY,
  LINKS_TO_MAILBOX_A_DAY,
  correctLead,
  advance,
} from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadRepository } from '../../leads/lead-repository.js';
import type { MatchingRepository } from '../../lead-case/matching-repository.js';
import type { NotificationOutbox } from '../../notifications/notification-outbox.js';
import type { OwnerConfirmations } from '../owner-confirmations.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

export interface ConfirmationsUnderTest {
  leads: LeadRepository;
  matching: MatchingRepository;
  outbox: NotificationOutbox;
  confirmations: OwnerConfirmations;
}

export function ownerConfirmationsContract(setUp: () => Promise<ConfirmationsUnderTest>): void {
  const now = new Date();
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

  describe('a confirmation by e-mail', () => {
    let under: ConfirmationsUnderTest;
    beforeEach(async () => {
      under = await setUp();
    });
    const receive = async (changes: Parameters<typeof sampleLead>[0] = {}) => {
      const lead = sampleLead({ receivedAt: now, ...changes });
      await under.leads.receive(lead, []);
      return lead.id;
    };
    const ask = async (
      leadId: string,
      purpose: ConfirmedPurpose,
      newEmail: string | null = null,
      ofMailbox: readonly string[] = [leadId],
      emailChangedAt: Date | null = null,
    ) => {
      const id = randomUUID();
      const expiresAt = inMinutes(CONFIRMATION_MINUTES);
      const others =
        purpose === 'new-email'
          ? [{ id: randomUUID(), kind: 'owner-email-changing' as const }]
          : [];
      const isAsked = await under.confirmations.ask(
        { id, leadId, purpose, expiresAt, newEmail, emailChangedAt },
        ofMailbox,
        others,
        now,
      );
      return isAsked ? id : undefined;
    };

    it('has an e-mail that knows its purpose and expiry', async () => {
      const other = sampleLead({ receivedAt: now, customerEmail: 'ola@nordmann.no' });
      await under.leads.receive(other, [{ id: randomUUID(), kind: 'lead-notification' }]);
      const leadId = await receive();
      const id = await ask(leadId, 'new-email', 'ny@nordmann.no');
      const all = await under.outbox.claimDue(9, 30);
      const claimed = all.filter(({ kind }) => kind !== 'lead-notification');
      expect(all.find(({ kind }) => kind === 'lead-notification')).toMatchObject({ toEmail: null });
      expect(claimed).toHaveLength(2);
      expect(claimed.find((each) => each.id === id)).toMatchObject({
        kind: 'owner-confirm',
        leadId,
        confirmation: {
          purpose: 'new-email',
          newEmail: 'ny@nordmann.no',
          expiresAt: inMinutes(CONFIRMATION_MINUTES),
        },
      });
      expect(claimed.find((each) => each.id !== id)).toMatchObject({
        kind: 'owner-email-changing',
        confirmation: null,
        toEmail: 'kari@nordmann.no',
      });
      expect(await under.confirmations.pendingEmail([leadId], now)).toBe('ny@nordmann.no');
    });

    it('works once, for its purpose, and in time', async () => {
      const leadId = await receive();
      const id = (await ask(leadId, 'download')) ?? '';
      const { confirmations } = under;
      expect(await confirmations.take(id, 'erase', now)).toBeUndefined();
      expect(await confirmations.take(id, 'download', inMinutes(30))).toBeUndefined();
      const tries = await Promise.all(
        Array.from({ length: 5 }, () => confirmations.take(id, 'download', inMinutes(29))),
      );
      expect(tries.filter(Boolean)).toEqual([{ leadId, newEmail: null }]);
      expect(await confirmations.take(randomUUID(), 'download', now)).toBeUndefined();
    });

    it('can be read any number of times, and says if it is still valid', async () => {
      const leadId = await receive();
      const id = (await ask(leadId, 'download')) ?? '';
      const { confirmations } = under;
      const looked = (minutes: number) => confirmations.find(id, 'download', inMinutes(minutes));
      const found = { leadId, newEmail: null };
      for (const minutes of [0, 29]) {
        expect(await looked(minutes)).toEqual({ ...found, isPending: true });
      }
      expect(await looked(30)).toEqual({ ...found, isPending: false });
      expect(await confirmations.find(id, 'erase', now)).toBeUndefined();
      expect(await confirmations.find(randomUUID(), 'download', now)).toBeUndefined();
      expect(await confirmations.take(id, 'download', now)).toEqual(found);
      expect(await looked(0)).toEqual({ ...found, isPending: false });
      await under.leads.erase(leadId);
      expect(await looked(0)).toBeUndefined();
    });

    it('goes only to the current mailbox', async () => {
      const leadId = await receive();
      await happen(
        under.matching,
        leadId,
        (leadCase) => correctLead(leadCase, { customerEmail: 'ny@nordmann.no' }, false),
        now,
      );
      const by = (since: Date | null) => ask(leadId, 'erase', null, [leadId], since);
      expect(await by(null)).toBeUndefined();
      expect(await by(inMinutes(-1))).toBeUndefined();
      expect(await by(now)).toBeDefined();
    });

    it('goes to a new address five times a day at most, over all leads', async () => {
      const requests = await Promise.all(
        Array.from({ length: FIRST_EMAILS_A_DAY + 1 }, (_, nth) =>
          receive({ customerEmail: `kari${nth}@nordmann.no` }),
        ),
      );
      const asked = await Promise.all(
        requests.map((leadId, nth) => ask(leadId, 'new-email', `Frem.med+${nth}@nordmann.no`)),
      );
      expect(asked.filter(Boolean)).toHaveLength(FIRST_EMAILS_A_DAY);
      expect(await under.outbox.claimDue(20, 30)).toHaveLength(2 * FIRST_EMAILS_A_DAY);
      expect(await ask(requests[0] ?? '', 'new-email', 'ny@nordmann.no')).toBeDefined();
      expect(await ask(requests[0] ?? '', 'erase')).toBeDefined();
    });

    it('of an address is void once another address is given', async () => {
      const leadId = await receive();
      const mistyped = (await ask(leadId, 'new-email', 'fremmed@nordmann.no')) ?? '';
      const download = (await ask(leadId, 'download')) ?? '';
      const right = (await ask(leadId, 'new-email', 'ny@nordmann.no')) ?? '';
      const { confirmations } = under;
      expect(await confirmations.take(mistyped, 'new-email', now)).toBeUndefined();
      expect(await confirmations.take(right, 'new-email', now)).toEqual({
        ...{ leadId, newEmail: 'ny@nordmann.no' },
      });
      expect(await confirmations.pendingEmail([leadId], now)).toBeNull();
      expect(await confirmations.take(download, 'download', now)).toBeDefined();
    });

    it('of an address is void for all leads of a mailbox once another address is given', async () => {
      const both = [await receive(), await receive()] as const;
      const [lead, later] = both;
      const elsewhere = await receive();
      const mistyped = (await ask(later, 'new-email', 'fremmed@nordmann.no', both)) ?? '';
      const download = (await ask(later, 'download', null, both)) ?? '';
      const others = (await ask(elsewhere, 'new-email', 'ola@nordmann.no')) ?? '';
      const right = (await ask(lead, 'new-email', 'ny@nordmann.no', both)) ?? '';
      const { confirmations } = under;
      expect(await confirmations.pendingEmail(both, now)).toBe('ny@nordmann.no');
      expect(await confirmations.pendingEmail([later], now)).toBeNull();
      expect(await confirmations.take(mistyped, 'new-email', now)).toBeUndefined();
      expect(await confirmations.take(download, 'download', now)).toBeDefined();
      expect(await confirmations.take(others, 'new-email', now)).toBeDefined();
      await confirmations.keepEmail(both, now);
      expect(await confirmations.take(right, 'new-email', now)).toBeUndefined();
    });

    it("is pending for one address at a time, under concurrent requests for a mailbox's leads", async () => {
      const both = [await receive(), await receive()] as const;
      const asked = await Promise.all(
        [...both, ...both].map((id, nth) => ask(id, 'new-email', `ny${nth}@nordmann.no`, both)),
      );
      const accepted = asked.map((id) => under.confirmations.take(id ?? '', 'new-email', now));
      expect((await Promise.all(accepted)).filter(Boolean)).toHaveLength(1);
    });

    it('of an address is void once the current one is kept, and the others stay valid', async () => {
      const [leadId, other] = [await receive(), await receive()];
      const mistyped = (await ask(leadId, 'new-email', 'fremmed@nordmann.no')) ?? '';
      const download = (await ask(leadId, 'download')) ?? '';
      const others = (await ask(other, 'new-email', 'ny@nordmann.no')) ?? '';
      const { confirmations } = under;
      await confirmations.keepEmail([leadId], now);
      expect(await confirmations.pendingEmail([leadId], now)).toBeNull();
      expect(await confirmations.take(mistyped, 'new-email', now)).toBeUndefined();
      expect(await confirmations.take(download, 'download', now)).toBeDefined();
      expect(await confirmations.take(others, 'new-email', now)).toBeDefined();
    });

    it('keeps an address pending as long as it can be confirmed', async () => {
      const leadId = await receive();
      await ask(leadId, 'new-email', 'ny@nordmann.no');
      const pending = (minutes: number) =>
        under.confirmations.pendingEmail([leadId], inMinutes(minutes));
      expect(await pending(CONFIRMATION_MINUTES - 1)).toBe('ny@nordmann.no');
      expect(await pending(CONFIRMATION_MINUTES)).toBeNull();
    });

    it('is voided with all others of the same leads, and of no other', async () => {
      const [leadId, other] = [await receive(), await receive()];
      const asked = [
        await ask(leadId, 'download'),
        await ask(leadId, 'new-email', 'ny@nordmann.no'),
      ];
      const others = await ask(other, 'download');
      const { confirmations } = under;
      await confirmations.endAllOf([leadId], now, asked[1]);
      expect(await confirmations.pendingEmail([leadId], now)).toBe('ny@nordmann.no');
      await confirmations.endAllOf([leadId], now);
      expect(await confirmations.take(asked[0] ?? '', 'download', now)).toBeUndefined();
      expect(await confirmations.take(asked[1] ?? '', 'new-email', now)).toBeUndefined();
      expect(await confirmations.pendingEmail([leadId], now)).toBeNull();
      expect(await confirmations.take(others ?? '', 'download', now)).toBeDefined();
      const again = await ask(leadId, 'download');
      expect(await confirmations.take(again ?? '', 'download', now)).toBeDefined();
    });

    it('has a daily quota, also under concurrent requests', async () => {
      const leadId = await receive();
      const asked = await Promise.all(Array.from({ length: 9 }, () => ask(leadId, 'erase')));
      expect(asked.filter(Boolean)).toHaveLength(CONFIRMATIONS_A_DAY);
      expect(await under.outbox.claimDue(20, 30)).toHaveLength(CONFIRMATIONS_A_DAY);
      expect(await ask(randomUUID(), 'erase')).toBeUndefined();
    });

    it('is deleted by its age, and with the lead', async () => {
      const leadId = await receive();
      const id = (await ask(leadId, 'new-email', 'ny@nordmann.no')) ?? '';
      await under.confirmations.deleteOld(inMinutes(-1));
      expect(await under.confirmations.pendingEmail([leadId], now)).toBe('ny@nordmann.no');
      await under.confirmations.deleteOld(inMinutes(1));
      expect(await under.confirmations.pendingEmail([leadId], now)).toBeNull();
      const other = (await ask(leadId, 'erase')) ?? '';
      await under.leads.erase(leadId);
      for (const gone of [id, other]) {
        expect(await under.confirmations.take(gone, 'erase', now)).toBeUndefined();
      }
    });
  });

  describe('the resent link', () => {
    let under: ConfirmationsUnderTest;
    beforeEach(async () => {
      under = await setUp();
    });
    /** One lead after another, the last one now, each of a separate home by default. */
    const receive = async (...all: Parameters<typeof sampleLead>[0][]) => {
      const leads = all.map((changes, nth) => {
        const receivedAt = inMinutes(nth + 1 - all.length);
        return sampleLead({ receivedAt, address: `Vei ${nth}, 5015 Bergen`, ...changes });
      });
      for (const lead of leads) await under.leads.receive(lead, []);
      return leads.map(({ id }) => id);
    };
    /** The leads whose link leaves for the address now. */
    const linked = async (at = now) => {
      await under.confirmations.sendLinks('kari@nordmann.no', randomUUID, at);
      const claimed = await under.outbox.claimDue(99, 30);
      return claimed.flatMap((it) =>
        'leadId' in it && it.kind === 'owner-link' ? [it.leadId] : [],
      );
    };
    const expectLinked = async (ids: readonly string[], at = now) =>
      expect((await linked(at)).toSorted()).toEqual(ids.toSorted());

    it('goes to the latest three of the address’s leads, independent of other e-mails, and again the next day', async () => {
      const latest = await receive({}, {}, {});
      for (const id of latest) {
        const asked = {
          id: randomUUID(),
          leadId: id,
          purpose: 'download',
          newEmail: null,
          emailChangedAt: null,
        } as const;
        await under.confirmations.ask({ ...asked, expiresAt: inMinutes(30) }, [id], [], now);
      }
      for (let times = 0; times < LINKS_A_DAY; times += 1) await expectLinked(latest);
      expect(await linked(inMinutes(24 * 60 - 1))).toEqual([]);
      await expectLinked(latest, inMinutes(24 * 60));
    });

    it('goes to earlier leads as well when requested again', async () => {
      const [first = '', second = '', ...latest] = await receive({}, {}, {}, {}, {});
      await expectLinked(latest);
      await expectLinked([first, second, latest.at(-1) ?? '']);
      await expectLinked([second, ...latest.slice(0, 2)]);
    });

    it('goes to active leads before ended ones', async () => {
      const over = { status: 'lost' } as const;
      const [running = '', , ...latest] = await receive({}, over, { status: 'won' }, over);
      await expectLinked([running, ...latest]);
    });

    it('goes to the lead that others are permanently merged into, as long as it has the address', async () => {
      const home = { address: 'Nygårdsgaten 5, 5015 Bergen' };
      const [first = '', ...merged] = await receive(home, home, home, home);
      for (const id of [first, ...merged]) {
        await happen(under.matching, id, (leadCase) => advance(leadCase), now);
      }
      await expectLinked([first]);
      await happen(under.matching, first, (leadCase) =>
        correctLead(leadCase, { customerEmail: 'ny@nordmann.no' }, false, 'other'),
      );
      await expectLinked(merged);
    });

    it('goes also to a lead merged from another mailbox, once it has the address', async () => {
      const home = { address: 'Nygårdsgaten 5, 5015 Bergen' };
      const elsewhere = { ...home, customerEmail: 'ny@nordmann.no' };
      const [first = '', merged = ''] = await receive(home, elsewhere);
      for (const id of [first, merged]) {
        await happen(under.matching, id, (leadCase) => advance(leadCase), now);
      }
      await happen(under.matching, merged, (leadCase) =>
        correctLead(leadCase, { customerEmail: 'kari@nordmann.no' }, false),
      );
      await under.outbox.claimDue(99, 30);
      await expectLinked([first, merged]);
    });

    it('goes to each of the address’s leads within a daily quota, and to no other address', async () => {
      const send = (email: string) => under.confirmations.sendLinks(email, randomUUID, now);
      const [one, held, other] = [
        sampleLead({ customerEmail: 'Kari@Nordmann.no' }),
        sampleLead({ customerEmail: 'kari@nordmann.no', suspicion: 'filled-in-too-fast' }),
        sampleLead({ customerEmail: 'ola@nordmann.no' }),
      ];
      for (const lead of [one, held, other]) await under.leads.receive(lead, []);
      await send('nobody@nordmann.no');
      await send('%@nordmann.no');
      expect(await under.outbox.claimDue(20, 30)).toEqual([]);
      await Promise.all(Array.from({ length: 8 }, () => send('kari@nordmann.no')));
      const claimed = await under.outbox.claimDue(20, 30);
      expect(claimed).toHaveLength(LINKS_A_DAY);
      for (const each of claimed) {
        expect(each).toMatchObject({ kind: 'owner-link', leadId: one.id });
      }
    });

    it('has a daily quota per mailbox, in any spelling of its address, independent of others', async () => {
      const spellings = ['kari', 'kari+1', 'K.ari', 'kari+hjem'].map((it) => `${it}@nordmann.no`);
      const others = ['ola@nordmann.no'];
      for (const customerEmail of [...spellings, ...others].flatMap((it) => [it, it, it])) {
        await under.leads.receive(sampleLead({ customerEmail }), []);
      }
      const sent = async (emails: readonly string[], at = now) => {
        const send = (email: string) => under.confirmations.sendLinks(email, randomUUID, at);
        await Promise.all(emails.map(send));
        return (await under.outbox.claimDue(99, 30)).length;
      };
      expect(await sent(spellings)).toBe(LINKS_TO_MAILBOX_A_DAY);
      expect(await sent(spellings)).toBe(0);
      expect(await sent(others)).toBe(3);
      expect(await sent(spellings, inMinutes(24 * 60))).toBe(LINKS_TO_MAILBOX_A_DAY);
    });
  });
}
