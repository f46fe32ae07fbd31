import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { oneTimeLink, proveMailbox, correctLead } from '@boligstyling/domain';
import type { BrowserLinks } from '../../users/know-browser.js';
import type { LeadRepository } from '../../leads/lead-repository.js';
import type { MatchingRepository } from '../../lead-case/matching-repository.js';
import type { Outgoing, NotificationOutbox } from '../notification-outbox.js';
import type { OwnerConfirmations } from '../../owners/owner-confirmations.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

/** An empty outbox, a way to fill it, and a way to let a lease expire. */
export interface OutboxUnderTest {
  leads: LeadRepository;
  matching: MatchingRepository;
  outbox: NotificationOutbox;
  confirmations: OwnerConfirmations;
  browserLinks: BrowserLinks;
  /** Left out: until everything is due. */
  letTimePass(seconds?: number): Promise<void>;
  fate(id: string): Promise<{ state: string; lastFault: string | null }>;
  /** The ids of all rows, sent or not. */
  kept(): Promise<string[]>;
}

type Ending = (outbox: NotificationOutbox, claimed: Outgoing) => Promise<void>;

/** Every way in which a worker reports an attempt. */
const ENDINGS: readonly [name: string, end: Ending][] = [
  ['mark it as sent', (outbox, claimed) => outbox.markSent(claimed)],
  ['park it', (outbox, claimed) => outbox.park(claimed, 'too late')],
  ['postpone it', (outbox, claimed) => outbox.postpone(claimed, 60, 'too late')],
  ['leave it uncertain', (outbox, claimed) => outbox.leaveUncertain(claimed, 'too late')],
];

/** Contract of every {@link NotificationOutbox}; each test gets an empty one. */
export function notificationOutboxContract(setUp: () => Promise<OutboxUnderTest>): void {
  const withNotifications = async (count: number) => {
    const under = await setUp();
    for (let made = 0; made < count; made += 1) {
      await under.leads.receive(sampleLead(), [{ id: randomUUID(), kind: 'lead-notification' }]);
    }
    return under;
  };

  describe('a notification outbox', () => {
    it('hands out a notification once, with its lead', async () => {
      const { leads, outbox } = await setUp();
      const lead = sampleLead();
      const id = randomUUID();
      await leads.receive(lead, [{ id, kind: 'owner-confirmation' }]);
      const [claimed] = await outbox.claimDue(10, 30);
      const caused = { createdAt: expect.any(Date), attempts: 1, lead };
      expect(claimed).toMatchObject({ id, kind: 'owner-confirmation', ...caused });
      expect(await outbox.claimDue(10, 30)).toEqual([]);
    });

    it('includes the HTTP request id of the lead, where there is one', async () => {
      const { leads, outbox } = await setUp();
      const notification = () => [{ id: randomUUID(), kind: 'lead-notification' as const }];
      await leads.receive(
        sampleLead(),
        notification(),
        undefined,
        [],
        undefined,
        undefined,
        'named',
      );
      await leads.receive(sampleLead(), notification());
      const claimed = await outbox.claimDue(10, 30);
      expect(claimed.map(({ requestId }) => requestId).sort()).toEqual(['named', null]);
    });

    it('hands out the longest due first', async () => {
      const { outbox } = await withNotifications(3);
      const [late, early, middle] = await outbox.claimDue(3, 30);
      if (!late || !early || !middle) throw new Error('Three were due');
      await outbox.postpone(early, -30, '451');
      await outbox.postpone(middle, -20, '451');
      await outbox.postpone(late, -10, '451');
      const claimed: string[] = [];
      for (let nth = 0; nth < 3; nth += 1) {
        claimed.push(...(await outbox.claimDue(1, 30)).map(({ id }) => id));
      }
      expect(claimed).toEqual([early.id, middle.id, late.id]);
    });

    it('never hands the same notification to two workers', async () => {
      const { outbox } = await withNotifications(20);
      const claims = await Promise.all(Array.from({ length: 10 }, () => outbox.claimDue(5, 30)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('hands a notification out again when its lease has expired', async () => {
      const { outbox, letTimePass } = await withNotifications(1);
      await outbox.claimDue(1, 30);
      await letTimePass();
      expect(await outbox.claimDue(1, 30)).toMatchObject([{ attempts: 2 }]);
    });

    it('treats a mailbox as proven by any of its leads', async () => {
      const { leads, matching, outbox } = await setUp();
      const receive = async (customerEmail: string) => {
        const lead = sampleLead({ customerEmail });
        await leads.receive(lead, [{ id: randomUUID(), kind: 'owner-confirmation' }]);
        return lead.id;
      };
      const earlier = await receive('kari@nordmann.no');
      const later = await receive('Kari@Nordmann.no');
      const others = await receive('ola@nordmann.no');
      await happen(matching, earlier, (leadCase) => proveMailbox(leadCase));
      const claimed = await outbox.claimDue(9, 30);
      const provenOf = claimed.flatMap((each) =>
        'lead' in each ? [[each.lead.id, each.isMailboxProven]] : [],
      );
      expect(Object.fromEntries(provenOf)).toEqual({
        [earlier]: true,
        [later]: true,
        [others]: false,
      });
    });

    it('drops an e-mail whose link has expired', async () => {
      const { browserLinks, confirmations, kept, leads, outbox } = await setUp();
      const { id: leadId } = sampleLead();
      await leads.receive(sampleLead({ id: leadId }), []);
      const [now, never, long] = [new Date(), new Date(0), new Date('2100-01-01T00:00:00.000Z')];
      const ask = async (expiresAt: Date, newEmail: string | null = null) => {
        const asked = { id: randomUUID(), leadId, newEmail, expiresAt, emailChangedAt: null };
        const purpose = newEmail ? 'new-email' : 'erase';
        expect(await confirmations.ask({ ...asked, purpose }, [leadId], [], now)).toBe(true);
        return asked.id;
      };
      const link = async (madeAt: Date) => {
        const id = randomUUID();
        await browserLinks.send(null, (subjectId) => ({
          link: oneTimeLink(id, 'known-browser', subjectId, madeAt),
          digest: id,
        }));
        return id;
      };
      await ask(never);
      await ask(long, 'feil@nordmann.no');
      await confirmations.keepEmail([leadId], now);
      await link(never);
      expect(await kept()).toHaveLength(3);
      const good = [await ask(long), await link(long)];
      const claimed = await outbox.claimDue(9, 30);
      expect(claimed).toHaveLength(2);
      expect((await kept()).toSorted()).toEqual(claimed.map(({ id }) => id).toSorted());
      const reported = claimed.map((each) => ('link' in each ? each.link.id : each.id));
      expect(reported.toSorted()).toEqual(good.toSorted());
    });

    it('hands out the next in place of one it drops', async () => {
      const { confirmations, kept, leads, outbox } = await setUp();
      const [lead, over, good] = [sampleLead(), randomUUID(), randomUUID()];
      await leads.receive(lead, []);
      const asked = { id: over, leadId: lead.id, purpose: 'erase' as const, newEmail: null };
      const ended = { expiresAt: new Date(0), emailChangedAt: null };
      await confirmations.ask({ ...asked, ...ended }, [lead.id], [], new Date());
      await leads.receive(sampleLead(), [{ id: good, kind: 'lead-notification' }]);
      expect(await outbox.claimDue(1, 30)).toMatchObject([{ id: good, attempts: 1 }]);
      expect(await kept()).toEqual([good]);
    });

    it('drops an obsolete e-mail when it is refused, rather than park it', async () => {
      const { confirmations, kept, leads, outbox } = await setUp();
      const [lead, used, good, now] = [sampleLead(), randomUUID(), randomUUID(), new Date()];
      const expiresAt = new Date(now.getTime() + 30 * 60_000);
      const asked = { leadId: lead.id, newEmail: null, expiresAt, emailChangedAt: null };
      await leads.receive(lead, []);
      await confirmations.ask({ ...asked, id: used, purpose: 'erase' }, [lead.id], [], now);
      await confirmations.ask({ ...asked, id: good, purpose: 'download' }, [lead.id], [], now);
      const claimed = await outbox.claimDue(9, 30);
      await confirmations.take(used, 'erase', now);
      for (const each of claimed) await outbox.park(each, '550 mailbox unknown');
      expect(claimed).toHaveLength(2);
      expect(await kept()).toEqual([good]);
    });

    describe('an e-mail to the old address about a change of address', () => {
      const NEW = 'ny@nordmann.no';
      type Ask = { confirmations: OwnerConfirmations; leadId: string; id: string };
      const afterAsking = async (
        minutes: number,
        then: (asked: Ask & OutboxUnderTest) => Promise<unknown> = async () => undefined,
      ) => {
        const under = await setUp();
        const [{ id: leadId, ...lead }, id, now] = [sampleLead(), randomUUID(), new Date()];
        await under.leads.receive({ ...lead, id: leadId }, []);
        const expiresAt = new Date(now.getTime() + minutes * 60_000);
        const what = { purpose: 'new-email', newEmail: NEW, emailChangedAt: null } as const;
        const asked = { id, leadId, expiresAt, ...what };
        const kind = 'owner-email-changing' as const;
        await under.confirmations.ask(asked, [leadId], [{ id: randomUUID(), kind }], now);
        await then({ ...under, leadId, id });
        const claimed = (await under.outbox.claimDue(9, 30)).map((each) => each.kind);
        expect(await under.kept()).toHaveLength(claimed.length);
        return claimed.filter((each) => each.startsWith('owner-')).toSorted();
      };

      it('leaves while the change is possible, and after it', async () => {
        expect(await afterAsking(30)).toEqual(['owner-confirm', 'owner-email-changing']);
        const confirmed = await afterAsking(30, async ({ confirmations, matching, leadId, id }) => {
          expect(await confirmations.take(id, 'new-email', new Date())).toBeDefined();
          await happen(matching, leadId, (leadCase) =>
            correctLead(leadCase, { customerEmail: NEW }, false, 'own'),
          );
        });
        expect(confirmed).toContain('owner-email-changing');
      });

      it('leaves during the change: the link is used, and the address is not changed yet', async () => {
        const given = await afterAsking(30, ({ confirmations, id }) =>
          confirmations.take(id, 'new-email', new Date()),
        );
        expect(given).toEqual(['owner-email-changing']);
      });

      it('is dropped once the link has expired, or the current address is kept', async () => {
        expect(await afterAsking(-1)).toEqual([]);
        const kept = await afterAsking(30, ({ confirmations, leadId }) =>
          confirmations.keepEmail([leadId], new Date()),
        );
        expect(kept).toEqual([]);
      });
    });

    it('never hands out a sent or parked one', async () => {
      const { outbox, letTimePass } = await withNotifications(2);
      const [first, second] = await outbox.claimDue(2, 30);
      if (!first || !second) throw new Error('Two were due');
      await outbox.markSent(first);
      await outbox.park(second, '550 mailbox unknown');
      await letTimePass();
      expect(await outbox.claimDue(2, 30)).toEqual([]);
    });

    it('hands out a postponed one when its time has come', async () => {
      const { outbox, letTimePass } = await withNotifications(1);
      const [claimed] = await outbox.claimDue(1, 30);
      if (!claimed) throw new Error('One was due');
      await outbox.postpone(claimed, 60, '451 try later');
      expect(await outbox.claimDue(1, 30)).toEqual([]);
      await letTimePass();
      expect(await outbox.claimDue(1, 30)).toHaveLength(1);
    });

    it.each(ENDINGS)('lets no worker that lost its lease %s', async (_name, end) => {
      const { outbox, letTimePass, fate } = await withNotifications(1);
      const [late] = await outbox.claimDue(1, 30);
      await letTimePass();
      const [current] = await outbox.claimDue(1, 30);
      if (!late || !current) throw new Error('One was due');
      await end(outbox, late);
      expect(await fate(late.id)).toEqual({ state: 'due', lastFault: null });
      await outbox.markSent(current);
      expect(await fate(late.id)).toEqual({ state: 'sent', lastFault: null });
    });

    describe('after the hand-over of the text', () => {
      const handedOver = async () => {
        const under = await withNotifications(1);
        const [claimed] = await under.outbox.claimDue(1, 30);
        if (!claimed) throw new Error('One was due');
        expect(await under.outbox.handOver(claimed, 30)).toBe(true);
        return { ...under, claimed };
      };

      it('a crash leaves it uncertain for an hour, after which one copy is sent', async () => {
        const { claimed, fate, letTimePass, outbox } = await handedOver();
        expect(await fate(claimed.id)).toEqual({ state: 'uncertain', lastFault: null });
        await letTimePass(3_590);
        expect(await outbox.claimDue(9, 30)).toEqual([]);
        await letTimePass(11);
        const [again] = await outbox.claimDue(9, 30);
        expect(again).toMatchObject({ id: claimed.id, attempts: 2 });
        expect(await outbox.handOver(again!, 30)).toBe(true);
        await letTimePass(100_000);
        expect(await outbox.claimDue(9, 30)).toEqual([]);
        const fault = 'no answer to the text';
        expect(await fate(claimed.id)).toEqual({ state: 'uncertain', lastFault: fault });
      });

      it('a late answer still marks it as sent', async () => {
        const { claimed, fate, letTimePass, outbox } = await handedOver();
        await outbox.leaveUncertain(claimed, 'ETIMEDOUT answer');
        const uncertain = { state: 'uncertain', lastFault: 'ETIMEDOUT answer' };
        expect(await fate(claimed.id)).toEqual(uncertain);
        await letTimePass(3_590);
        expect(await outbox.claimDue(9, 30)).toEqual([]);
        await outbox.markSent(claimed);
        expect(await fate(claimed.id)).toEqual({ state: 'sent', lastFault: null });
      });

      it('a refusal takes the copy back, however often it happens', async () => {
        const { claimed, fate, letTimePass, outbox } = await handedOver();
        let held = claimed;
        for (let times = 0; times < 4; times += 1) {
          await outbox.postpone(held, 60, '452');
          expect(await fate(claimed.id)).toEqual({ state: 'due', lastFault: '452' });
          await letTimePass(61);
          [held = claimed] = await outbox.claimDue(1, 30);
          expect(await outbox.handOver(held, 30)).toBe(true);
        }
      });

      it('a worker that lost its lease hands nothing over', async () => {
        const { letTimePass, outbox } = await withNotifications(1);
        const [late] = await outbox.claimDue(1, 30);
        await letTimePass(31);
        const [current] = await outbox.claimDue(1, 30);
        expect(await outbox.handOver(late!, 30)).toBe(false);
        expect(await outbox.handOver(current!, 30)).toBe(true);
      });
    });

    it('a renewed lease keeps other workers away', async () => {
      const { letTimePass, outbox } = await withNotifications(1);
      const [claimed] = await outbox.claimDue(1, 30);
      for (let times = 0; times < 3; times += 1) {
        await letTimePass(20);
        await outbox.renew(claimed!, 30);
        expect(await outbox.claimDue(1, 30)).toEqual([]);
      }
      await letTimePass(31);
      expect(await outbox.claimDue(1, 30)).toHaveLength(1);
    });

    it('hands out login links before e-mails that are due longer, and only those on request', async () => {
      const { leads, letTimePass, outbox } = await withNotifications(2);
      await letTimePass(30);
      const link = () => leads.receive(sampleLead(), [{ id: randomUUID(), kind: 'owner-link' }]);
      await link();
      expect(await outbox.claimDue(1, 30)).toMatchObject([{ kind: 'owner-link' }]);
      await link();
      expect(await outbox.claimDue(9, 30, true)).toMatchObject([{ kind: 'owner-link' }]);
      expect((await outbox.claimDue(9, 30)).map(({ kind }) => kind)).toEqual([
        'lead-notification',
        'lead-notification',
      ]);
    });

    it.each(ENDINGS)('lets nobody %s once it is parked', async (_name, end) => {
      const { outbox, fate } = await withNotifications(1);
      const [claimed] = await outbox.claimDue(1, 30);
      if (!claimed) throw new Error('One was due');
      await outbox.park(claimed, '550 mailbox unknown');
      await end(outbox, claimed);
      expect(await fate(claimed.id)).toEqual({ state: 'parked', lastFault: '550 mailbox unknown' });
    });
  });
}
