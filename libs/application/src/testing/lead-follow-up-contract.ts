import { randomUUID } from 'node:crypto';
import type { LeadStatus } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LeadHistory } from '../ports/lead-history.js';
import type { LeadRepository } from '../ports/lead-repository.js';
import type { MatchingRepository } from '../ports/matching-repository.js';
import { type LeadStatistics, MOST_ORIGINS } from '../ports/lead-statistics.js';
import type { NotificationOutbox } from '../ports/notification-outbox.js';
import type { NotificationRecords } from '../ports/notification-records.js';
import { happen } from './happen.js';
import { sampleLead } from './sample-lead.js';

/** What a contract needs: empty storage behind all the ports that look at a lead. */
export interface LeadFollowUpUnderTest {
  leads: LeadRepository;
  history: LeadHistory;
  matching: MatchingRepository;
  statistics: LeadStatistics;
  outbox: NotificationOutbox;
  records: NotificationRecords;
}

/** What holds between the ports that follow a lead. `setUp` gives empty ones in each test. */
export function leadFollowUpContract(setUp: () => Promise<LeadFollowUpUnderTest>): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const setStatus = (
    { matching }: LeadFollowUpUnderTest,
    leadId: string,
    status: LeadStatus,
    hour: number,
  ) => happen(matching, leadId, (leadCase) => leadCase.setStatus(status), at(hour));
  const notice = () => ({ id: randomUUID(), kind: 'lead-notice' as const });

  describe('a change of status', () => {
    it('is kept in the history, unless nothing changed', async () => {
      const under = await setUp();
      const { leads, history } = under;
      const lead = sampleLead();
      await leads.receive(lead, []);
      await setStatus(under, lead.id, 'new', 13);
      await setStatus(under, lead.id, 'contacted', 14);
      await setStatus(under, lead.id, 'lost', 15);
      expect(await leads.findById(lead.id)).toMatchObject({ status: 'lost' });
      const changes = (await history.ofLead(lead.id)).map((event) => [event.at, event.detail]);
      expect(changes).toEqual([
        [at(14), { from: 'new', to: 'contacted' }],
        [at(15), { from: 'contacted', to: 'lost' }],
      ]);
    });

    it('needs a lead', async () => {
      const under = await setUp();
      const change = setStatus(under, randomUUID(), 'won', 13);
      await expect(change).rejects.toMatchObject({ code: 'lead-not-found' });
    });
  });

  describe('erasing a lead', () => {
    it('leaves nothing of it, and the others alone', async () => {
      const under = await setUp();
      const { leads, history, records, outbox } = under;
      const [gone, stays] = [sampleLead(), sampleLead()];
      await leads.receive(gone, [notice()]);
      await leads.receive(stays, [notice()]);
      await setStatus(under, gone.id, 'won', 13);
      await leads.erase(gone.id);
      expect(await leads.findById(gone.id)).toBeUndefined();
      expect(await history.ofLead(gone.id)).toEqual([]);
      expect(await records.ofLead(gone.id)).toEqual([]);
      const claimed = await outbox.claimDue(10, 30);
      expect(claimed.map((each) => 'lead' in each && each.lead.id)).toEqual([stays.id]);
      await expect(leads.erase(gone.id)).rejects.toMatchObject({ code: 'lead-not-found' });
    });
  });

  it('keeps how a lead stood before its status was changed, so that it can be undone', async () => {
    const under = await setUp();
    const { leads, history, matching } = under;
    const lead = sampleLead();
    await leads.receive(lead, []);
    await setStatus(under, lead.id, 'contacted', 13);
    await setStatus(under, lead.id, 'won', 14);
    const before = {
      status: 'contacted',
      contactedAt: at(13),
      nobodyCalledAt: null,
      until: at(14),
    };
    expect((await matching.caseOf(lead.id))?.stoodBefore).toEqual(before);
    await happen(matching, lead.id, (leadCase) => leadCase.undoStatus('won'), at(15));
    expect(await matching.caseOf(lead.id)).toMatchObject({
      status: 'contacted',
      contactedAt: at(13),
      stoodBefore: null,
    });
    expect((await history.ofLead(lead.id)).at(-1)?.kind).toBe('status-undone');
    const again = happen(matching, lead.id, (leadCase) => leadCase.undoStatus('contacted'));
    await expect(again).rejects.toMatchObject({ code: 'status-not-undoable' });
  });

  describe('the figures', () => {
    it('count every status, also those without leads', async () => {
      const under = await setUp();
      const { leads, statistics } = under;
      const lead = sampleLead();
      for (const each of [lead, sampleLead(), sampleLead()]) await leads.receive(each, []);
      await setStatus(under, lead.id, 'won', 13);
      const none = { matched: 0, contacted: 0, lost: 0 };
      expect(await statistics.countByStatus()).toEqual({ ...none, new: 2, won: 1 });
    });

    it('count leads by Norwegian day, city and service since a moment', async () => {
      const { leads, statistics } = await setUp();
      const received = (receivedAt: string, location: string) =>
        leads.receive(sampleLead({ receivedAt: new Date(receivedAt), location }), []);
      await received('2026-11-17T22:59:00Z', 'Bergen');
      await received('2026-11-18T22:59:00Z', 'Oslo');
      await received('2026-11-18T23:00:00Z', 'Oslo');
      await received('2026-11-19T12:00:00Z', 'Bodø');
      expect(await statistics.since(new Date('2026-11-18T00:00:00Z'))).toEqual({
        days: [
          { name: '2026-11-18', count: 1 },
          { name: '2026-11-19', count: 2 },
        ],
        cities: [
          { name: 'Oslo', count: 2 },
          { name: 'Bodø', count: 1 },
        ],
        services: [{ name: 'Fullstyling', count: 3 }],
        medianSecondsToYes: null,
        medianSecondsToContact: null,
      });
    });

    it('tell what came of each origin in a time, most leads first', async () => {
      const under = await setUp();
      const { leads, statistics } = under;
      const received = async (utmCampaign: string, hour: number, status: LeadStatus = 'new') => {
        const lead = sampleLead({ utmCampaign, receivedAt: at(hour) });
        await leads.receive(lead, []);
        if (status !== 'new') await setStatus(under, lead.id, status, hour + 1);
      };
      await received('vår', 1);
      await received('vår', 2, 'won');
      await received('vår', 3, 'lost');
      await received('', 3, 'matched');
      await received('høst', 4, 'contacted');
      await received('høst', 9);
      const none = { leads: 1, matched: 0, won: 0, revenueOre: 0 };
      expect(await statistics.byOrigin('utmCampaign', { from: at(2), to: at(9) })).toEqual({
        origins: [
          { ...none, name: 'vår', leads: 2, matched: 1, won: 1 },
          { ...none, name: '', matched: 1 },
          { ...none, name: 'høst', matched: 1 },
        ],
        total: { leads: 4, matched: 3, won: 1, revenueOre: 0 },
      });
      const { origins, total } = await statistics.byOrigin('source', {});
      expect(origins).toEqual([{ ...total, name: '' }]);
      expect(total.leads).toBe(6);
      expect((await statistics.byOrigin('source', { to: at(1) })).total.leads).toBe(0);
    });

    it('tell what came of those from one place alone, letter by letter', async () => {
      const { leads, statistics } = await setUp();
      const received = (source: string, utmCampaign: string) =>
        leads.receive(sampleLead({ source, utmCampaign, receivedAt: at(2) }), []);
      for (const campaign of ['vår', 'vår', 'høst']) await received('homepage', campaign);
      await received('city_page', 'vår');
      const of = async (filter: object) => {
        const { origins, total } = await statistics.byOrigin('source', filter);
        return [...origins.map(({ name, leads: count }) => [name, count]), total.leads];
      };
      expect(await of({ utmCampaign: 'høst' })).toEqual([['homepage', 1], 1]);
      expect(await of({ source: 'city_page', utmCampaign: 'vår', from: at(1) })).toEqual([
        ['city_page', 1],
        1,
      ]);
      expect(await of({ utmCampaign: 'Vår' })).toEqual([0]);
      expect(await of({ utmCampaign: 'vår', to: at(2) })).toEqual([0]);
    });

    it('name as many origins as people read, and count the others too', async () => {
      const { leads, statistics } = await setUp();
      for (let nth = 0; nth < MOST_ORIGINS + 2; nth += 1) {
        await leads.receive(sampleLead({ referrerHost: `nett${nth}.no` }), []);
      }
      const { origins, total } = await statistics.byOrigin('referrerHost', {});
      expect(origins).toHaveLength(MOST_ORIGINS);
      expect(total.leads).toBe(MOST_ORIGINS + 2);
    });

    it('know the median time to the first contact', async () => {
      const under = await setUp();
      const { leads, statistics } = under;
      const median = async () => (await statistics.since(at(0))).medianSecondsToContact;
      const contactedAfter = async (hours: number) => {
        const lead = sampleLead({ receivedAt: at(1) });
        await leads.receive(lead, []);
        await setStatus(under, lead.id, 'contacted', 1 + hours);
        await setStatus(under, lead.id, 'new', 20);
        await setStatus(under, lead.id, 'contacted', 21);
      };
      await contactedAfter(-0.5);
      expect(await median()).toBe(0);
      await contactedAfter(1);
      expect(await median()).toBe(1800);
      await contactedAfter(4);
      expect(await median()).toBe(3600);
      await contactedAfter(12);
      expect(await median()).toBe(2.5 * 3600);
    });
  });

  describe('the records of notifications', () => {
    it('tell what became of each', async () => {
      const { leads, outbox, records } = await setUp();
      const lead = sampleLead();
      const { id } = notice();
      await leads.receive(lead, [{ id, kind: 'owner-confirmation' }]);
      const kind = 'owner-confirmation';
      const untried = { id, kind, assignmentId: null, state: 'due', attempts: 0, sentAt: null };
      expect(await records.ofLead(lead.id)).toMatchObject([{ ...untried, lastFault: null }]);

      const [claimed] = await outbox.claimDue(1, 30);
      if (!claimed) throw new Error('One was due');
      await outbox.park(claimed, '550 no such mailbox');
      const parked = {
        state: 'parked',
        attempts: 1,
        dueAt: null,
        lastFault: '550 no such mailbox',
      };
      expect(await records.ofLead(lead.id)).toMatchObject([parked]);
    });

    it('release what is parked, postponed or due, and nothing that is held or sent', async () => {
      const { leads, outbox, records } = await setUp();
      const ids = Array.from({ length: 5 }, () => randomUUID());
      for (const id of ids) await leads.receive(sampleLead(), [{ id, kind: 'lead-notice' }]);
      const [sent, parked, postponed, held] = await outbox.claimDue(4, 30);
      if (!sent || !parked || !postponed || !held) throw new Error('Five were due');
      await outbox.markSent(sent);
      await outbox.park(parked, '550');
      await outbox.postpone(postponed, 3600, '451');

      const due = ids.find((id) => ![sent, parked, postponed, held].some((it) => it.id === id));
      const released = await records.releaseMissing(10);
      expect(released.toSorted()).toEqual([parked.id, postponed.id, due].toSorted());
      expect(await records.tally(released)).toEqual({ sent: 0, failed: 0, pending: 3 });
      expect(await outbox.claimDue(10, 30)).toHaveLength(3);
    });

    it('tally what came of a release', async () => {
      const { leads, outbox, records } = await setUp();
      for (let made = 0; made < 4; made += 1) await leads.receive(sampleLead(), [notice()]);
      const released = await records.releaseMissing(10);
      const [sent, parked, postponed] = await outbox.claimDue(4, 30);
      if (!sent || !parked || !postponed) throw new Error('Four were due');
      await outbox.markSent(sent);
      await outbox.park(parked, '550');
      await outbox.postpone(postponed, 3600, '451');
      expect(await records.tally(released)).toEqual({ sent: 1, failed: 2, pending: 1 });
      expect(await records.tally([])).toEqual({ sent: 0, failed: 0, pending: 0 });
    });

    it('release no more than they are asked to', async () => {
      const { leads, records } = await setUp();
      for (let made = 0; made < 3; made += 1) await leads.receive(sampleLead(), [notice()]);
      expect(await records.releaseMissing(2)).toHaveLength(2);
    });
  });
}
