import { randomUUID } from 'node:crypto';
import { type LeadStatus, UNDO_MINUTES, setStatus, undoStatus } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import type { LeadHistory, LeadRepository } from '../../leads/lead-repository.js';
import type { MatchingRepository } from '../matching-repository.js';
import type { NotificationOutbox } from '../../notifications/notification-outbox.js';
import type { NotificationRecords } from '../../notifications/deliver-notifications.js';
import { happen } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

export interface LeadFollowUpUnderTest {
  leads: LeadRepository;
  history: LeadHistory;
  matching: MatchingRepository;
  outbox: NotificationOutbox;
  records: NotificationRecords;
}

/** Contract between the ports that follow a lead; each test gets empty ones. */
export function leadFollowUpContract(setUp: () => Promise<LeadFollowUpUnderTest>): void {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const setStatusAt = (
    { matching }: LeadFollowUpUnderTest,
    leadId: string,
    status: LeadStatus,
    hour: number,
  ) => happen(matching, leadId, (leadCase) => setStatus(leadCase, status), at(hour));
  const notice = () => ({ id: randomUUID(), kind: 'lead-notification' as const });

  describe('a change of status', () => {
    it('is kept in the history, unless nothing changed', async () => {
      const under = await setUp();
      const { leads, history } = under;
      const lead = sampleLead();
      await leads.receive(lead, []);
      await setStatusAt(under, lead.id, 'new', 13);
      await setStatusAt(under, lead.id, 'contacted', 14);
      await setStatusAt(under, lead.id, 'lost', 15);
      expect(await leads.findById(lead.id)).toMatchObject({ status: 'lost' });
      const changes = (await history.ofLead(lead.id)).map((event) => [event.at, event.detail]);
      expect(changes).toEqual([
        [at(14), { from: 'new', to: 'contacted' }],
        [at(15), { from: 'contacted', to: 'lost' }],
      ]);
    });

    it('requires a lead', async () => {
      const under = await setUp();
      const change = setStatusAt(under, randomUUID(), 'won', 13);
      await expect(change).rejects.toMatchObject({ code: 'lead-not-found' });
    });
  });

  describe('erasing a lead', () => {
    it('leaves nothing of it, and does not touch others', async () => {
      const under = await setUp();
      const { leads, history, records, outbox } = under;
      const [gone, stays] = [sampleLead(), sampleLead()];
      await leads.receive(gone, [notice()]);
      await leads.receive(stays, [notice()]);
      await setStatusAt(under, gone.id, 'won', 13);
      await leads.erase(gone.id);
      expect(await leads.findById(gone.id)).toBeUndefined();
      expect(await history.ofLead(gone.id)).toEqual([]);
      expect(await records.ofLead(gone.id)).toEqual([]);
      const claimed = await outbox.claimDue(10, 30);
      expect(claimed.map((each) => 'lead' in each && each.lead.id)).toEqual([stays.id]);
      await expect(leads.erase(gone.id)).rejects.toMatchObject({ code: 'lead-not-found' });
    });
  });

  it('keeps the status before a change, so that it can be undone', async () => {
    const under = await setUp();
    const { leads, history, matching } = under;
    const lead = sampleLead();
    await leads.receive(lead, []);
    await setStatusAt(under, lead.id, 'contacted', 13);
    await setStatusAt(under, lead.id, 'won', 14);
    const before = {
      status: 'contacted',
      contactedAt: at(13),
      nobodyCalledAt: null,
      until: at(14),
      byReports: false,
      pending: {
        until: new Date(+at(14) + UNDO_MINUTES * 60_000),
        known: {
          status: 'new',
          contactedAt: null,
          nobodyCalledAt: null,
          reportedWin: null,
          undoableStatus: null,
        },
      },
    };
    expect((await matching.caseOf(lead.id))?.undoableStatus).toEqual(before);
    const undo = (status: LeadStatus) =>
      happen(matching, lead.id, (it) => undoStatus(it, status), new Date(+at(14) + 60_000));
    await undo('won');
    expect(await matching.caseOf(lead.id)).toMatchObject({
      status: 'contacted',
      contactedAt: at(13),
    });
    await undo('contacted');
    expect(await matching.caseOf(lead.id)).toMatchObject({
      status: 'new',
      contactedAt: null,
      undoableStatus: null,
    });
    expect((await history.ofLead(lead.id)).at(-1)?.kind).toBe('status-undone');
    await expect(undo('new')).rejects.toMatchObject({ code: 'status-not-undoable' });
  });

  describe('the records of notifications', () => {
    it('return the outcome of each', async () => {
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

    it('release parked, postponed and due ones, and none that is leased or sent', async () => {
      const { leads, outbox, records } = await setUp();
      const ids = Array.from({ length: 5 }, () => randomUUID());
      for (const id of ids) await leads.receive(sampleLead(), [{ id, kind: 'lead-notification' }]);
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

    it("release only one, or one lead's parked, postponed and due ones", async () => {
      const { leads, outbox, records } = await setUp();
      const [lead, other] = [sampleLead(), sampleLead()];
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const kinds = ids.map((id) => ({ id, kind: 'lead-notification' as const }));
      await leads.receive(lead, kinds);
      const [sent, parked, postponed, held] = await outbox.claimDue(4, 30);
      if (!sent || !parked || !postponed || !held) throw new Error('Five were due');
      await leads.receive(other, [notice()]);
      await outbox.markSent(sent);
      await outbox.park(parked, '550');
      await outbox.postpone(postponed, 3600, '451');
      const due = ids.find((id) => ![sent, parked, postponed, held].some((it) => it.id === id));
      expect(await records.releaseMissing(10, { id: postponed.id })).toEqual([postponed.id]);
      const released = await records.releaseMissing(10, { leadId: lead.id });
      expect(released.toSorted()).toEqual([parked.id, postponed.id, due].toSorted());
    });

    it('release none that waits on purpose before its first attempt', async () => {
      const { leads, matching, outbox, records } = await setUp();
      const lead = sampleLead();
      await leads.receive(lead, []);
      await happen(matching, lead.id, ({ ledger }) => ledger.notify('owner-quotes', null, 120));
      const [waiting] = await records.ofLead(lead.id);
      expect(waiting).toMatchObject({ kind: 'owner-quotes', state: 'due', attempts: 0 });
      expect(await records.releaseMissing(10)).toEqual([]);
      expect(await records.releaseMissing(10, { leadId: lead.id })).toEqual([]);
      expect(await records.releaseMissing(10, { id: String(waiting?.id) })).toEqual([]);
      expect(await outbox.claimDue(10, 30)).toEqual([]);
    });

    it('count the outcomes of a release', async () => {
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

    it('release no more than requested', async () => {
      const { leads, records } = await setUp();
      for (let made = 0; made < 3; made += 1) await leads.receive(sampleLead(), [notice()]);
      expect(await records.releaseMissing(2)).toHaveLength(2);
    });
  });
}
