import { randomUUID } from 'node:crypto';
import { isOpen, type Lead, LeadCase, type Partner, settled } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeadHistory } from '../ports/lead-history.js';
import type { LeadRepository } from '../ports/lead-repository.js';
import type { MatchingRepository } from '../ports/matching-repository.js';
import type { NotificationOutbox } from '../ports/notification-outbox.js';
import type { PartnerRepository } from '../ports/partner-repository.js';
import type { SaleRepository } from '../ports/sale-repository.js';
import { sampleLead } from './sample-lead.js';

/** What a contract needs: everything that matching stores, empty, and a way to let time pass. */
export interface MatchingUnderTest {
  leads: LeadRepository;
  history: LeadHistory;
  matching: MatchingRepository;
  partners: PartnerRepository;
  sales: SaleRepository;
  outbox: NotificationOutbox;
  /** Makes every lead that is due later due now. */
  letLeasesEnd(): Promise<void>;
}

/** What {@link MatchingRepository}, {@link PartnerRepository} and {@link SaleRepository} keep together. */
export function matchingContract(setUp: () => Promise<MatchingUnderTest>): void {
  let under: MatchingUnderTest;
  beforeEach(async () => {
    under = await setUp();
  });

  const receive = async (changes: Partial<Lead> = {}) => {
    const lead = sampleLead({ receivedAt: new Date(), ...changes });
    await under.leads.receive(lead, []);
    return lead.id;
  };
  const join = async (changes: Partial<Partner> = {}) => {
    const id = randomUUID();
    const partner = samplePartner({ id, email: `${id}@stil.no`, ...changes });
    await under.partners.add(partner);
    return partner;
  };
  const happen = (leadId: string, what: (leadCase: LeadCase) => void) =>
    under.matching.decide(leadId, (state) => {
      const leadCase = new LeadCase(state, new Date(), randomUUID);
      what(leadCase);
      return leadCase.changes();
    });
  const match = (leadId: string) => happen(leadId, (leadCase) => leadCase.matchAutomatically());

  describe('a matching repository', () => {
    it('stores all that came of a decision', async () => {
      const partner = await join();
      const paused = await join({ active: false, name: 'Petter Pause' });
      const leadId = await receive();
      await match(leadId);

      expect(await under.leads.findById(leadId)).toMatchObject({ status: 'matched' });
      const [given, ...rest] = await under.matching.assignmentsOf(leadId);
      expect(rest).toEqual([]);
      expect(given).toEqual({
        partner,
        assignment: {
          id: expect.any(String),
          leadId,
          partnerId: partner.id,
          state: 'offered',
          offeredAt: expect.any(Date),
          answeredAt: null,
          withdrawnAt: null,
        },
      });
      expect(await under.matching.roundsOf(leadId)).toMatchObject([
        {
          leadId,
          cause: 'automatic',
          decisions: [
            {
              partnerId: partner.id,
              verdict: 'chosen',
              figures: { assignmentsLastMonth: 0, lastAssignedAt: null, weeklyCapacity: 5 },
            },
            { partnerId: paused.id, verdict: 'paused', figures: null },
          ],
        },
      ]);
      expect(await under.sales.list({}, 9)).toMatchObject([
        {
          sale: { assignmentId: given?.assignment.id, amountOre: 50_000, paymentStatus: 'pending' },
          partnerName: partner.name,
          leadId,
        },
      ]);
      expect((await under.history.ofLead(leadId)).map(({ kind }) => kind)).toEqual([
        'passed-on',
        'status-changed',
      ]);
      const notifications = await under.outbox.claimDue(9, 30);
      expect(notifications).toHaveLength(2);
      for (const { assignments } of notifications) expect(assignments).toEqual([given]);
    });

    it('finds an assignment with its lead and its partner', async () => {
      const partner = await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await under.matching.assignmentsOf(leadId);
      const found = await under.matching.findAssignment(given?.assignment.id ?? '');
      expect(found).toMatchObject({ ...given, lead: { id: leadId }, partner });
      expect(await under.matching.findAssignment(randomUUID())).toBeUndefined();
    });

    it('stores nothing when the decision fails', async () => {
      const partner = await join();
      const leadId = await receive();
      const failing = happen(leadId, (leadCase) => {
        leadCase.passOnTo(partner.id);
        leadCase.passOnTo(partner.id);
      });
      await expect(failing).rejects.toMatchObject({ code: 'partner-has-lead' });
      expect(await under.matching.assignmentsOf(leadId)).toEqual([]);
      expect(await under.leads.findById(leadId)).toMatchObject({ status: 'new' });
    });

    it('has nothing due that is held, until it is released', async () => {
      const leadId = await receive({ suspicion: 'filled-in-too-fast' });
      expect(await under.matching.claimDue(30)).toBeUndefined();
      await happen(leadId, (leadCase) => leadCase.release());
      expect(await under.leads.findById(leadId)).toMatchObject({ suspicion: null });
      await under.letLeasesEnd();
      expect(await under.matching.claimDue(30)).toBe(leadId);
      expect(await under.history.ofLead(leadId)).toMatchObject([
        { kind: 'released', detail: { suspicion: 'filled-in-too-fast' } },
      ]);
      const [confirmation] = await under.outbox.claimDue(9, 30);
      expect(confirmation).toMatchObject({ kind: 'owner-confirmation', leadId });
    });

    it('knows when the lead is gone', async () => {
      await expect(match(randomUUID())).rejects.toMatchObject({ code: 'lead-not-found' });
    });

    it('shows each decision what the ones before it did, however many come at once', async () => {
      const partner = await join({ weeklyCapacity: 5 });
      const leadIds = await Promise.all(Array.from({ length: 12 }, receive));
      await Promise.all([...leadIds, ...leadIds].map(match));
      const given = await Promise.all(leadIds.map((id) => under.matching.assignmentsOf(id)));
      expect(given.flat()).toHaveLength(5);
      expect(given.every((ofLead) => ofLead.length <= 1)).toBe(true);
      expect(await under.partners.findById(partner.id)).toMatchObject({
        assignmentsLastWeek: 5,
        assignmentsLastMonth: 5,
        assignments: 5,
      });
    });

    it('counts declined assignments for the turn alone, and withdrawn ones not at all', async () => {
      const partner = await join();
      const first = await receive();
      await match(first);
      const [given] = await under.matching.assignmentsOf(first);
      const id = given?.assignment.id ?? '';
      await happen(first, (leadCase) => leadCase.answer(id, 'declined'));
      const overview = await under.partners.findById(partner.id);
      expect(overview).toMatchObject({ assignmentsLastWeek: 0, assignmentsLastMonth: 1 });
      expect(overview?.lastAssignedAt).toEqual(given?.assignment.offeredAt);

      const other = await join();
      const second = await receive();
      await happen(second, (leadCase) => leadCase.passOnTo(other.id));
      const [taken] = await under.matching.assignmentsOf(second);
      await happen(second, (leadCase) => leadCase.withdraw(taken?.assignment.id ?? ''));
      expect(await under.partners.findById(other.id)).toMatchObject({
        assignmentsLastWeek: 0,
        assignmentsLastMonth: 0,
        assignments: 0,
        lastAssignedAt: null,
      });
    });

    it('recalls the e-mails of an assignment that is taken back before they left', async () => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await under.matching.assignmentsOf(leadId);
      await happen(leadId, (leadCase) => leadCase.withdraw(given?.assignment.id ?? ''));
      const kinds = (await under.outbox.claimDue(9, 30)).map(({ kind }) => kind);
      expect(kinds).toEqual(['assignment-withdrawn']);
      const [{ assignment } = { assignment: undefined }] =
        await under.matching.assignmentsOf(leadId);
      expect(assignment && isOpen(assignment)).toBe(false);
      expect((await under.sales.list({}, 9))[0]?.sale.paymentStatus).toBe('credited');
    });

    it('hands out a lead that is due once, again when the lease ends, and no more once decided', async () => {
      const leadId = await receive();
      const claims = await Promise.all([1, 2, 3].map(() => under.matching.claimDue(60)));
      expect(claims.filter(Boolean)).toEqual([leadId]);
      await under.letLeasesEnd();
      expect(await under.matching.claimDue(60)).toBe(leadId);
      await join();
      await match(leadId);
      await under.letLeasesEnd();
      expect(await under.matching.claimDue(60)).toBeUndefined();
    });

    it('hands out again what nobody was eligible for, and tells of it once', async () => {
      const leadId = await receive();
      await match(leadId);
      expect(await under.matching.claimDue(60)).toBeUndefined();
      await under.letLeasesEnd();
      expect(await under.matching.claimDue(60)).toBe(leadId);
      await match(leadId);
      const notices = await under.outbox.claimDue(9, 30);
      expect(notices.map(({ kind }) => kind)).toEqual(['no-partner-notice']);
    });
  });

  describe('a partner repository', () => {
    it('gives back what it was given, and changes only what it is told to', async () => {
      const partner = await join({ cities: ['Ålesund', 'Molde, sentrum'], services: [] });
      expect(await under.partners.findById(partner.id)).toMatchObject({ partner, assignments: 0 });
      const changed = await under.partners.change(partner.id, { active: false, cities: ['Bodø'] });
      expect(changed).toMatchObject({ ...partner, active: false, cities: ['Bodø'] });
    });

    it('refuses an e-mail that another partner has', async () => {
      const { email } = await join();
      const other = await join();
      await expect(join({ email })).rejects.toMatchObject({ code: 'partner-email-taken' });
      await expect(under.partners.change(other.id, { email })).rejects.toMatchObject({
        code: 'partner-email-taken',
      });
    });

    it('knows when a partner is unknown', async () => {
      const unknown = randomUUID();
      expect(await under.partners.findById(unknown)).toBeUndefined();
      await expect(under.partners.change(unknown, { active: true })).rejects.toMatchObject({
        code: 'partner-not-found',
      });
    });

    it('lists by name what the filter lets through', async () => {
      await join({ name: 'Åse', cities: ['Tromsø'], kind: 'estate-agent' });
      await join({ name: 'Berit', company: '100 % stil', active: false });
      await join({ name: 'Anne', services: ['Delstyling'] });
      const names = async (filter: Parameters<PartnerRepository['list']>[0]) =>
        (await under.partners.list(filter)).map(({ partner: { name } }) => name);
      expect(await names({})).toEqual(['Anne', 'Berit', 'Åse']);
      expect(await names({ text: 'tromsø' })).toEqual(['Åse']);
      expect(await names({ text: '0 %' })).toEqual(['Berit']);
      expect(await names({ active: true, kind: 'stylist' })).toEqual(['Anne']);
      expect(await names({ service: 'Fullstyling' })).toEqual(['Berit', 'Åse']);
    });

    it('tells what owners asked for', async () => {
      await join();
      await match(await receive());
      await receive();
      const since = new Date(Date.now() - 60_000);
      expect(await under.partners.demandSince(since)).toEqual([
        { city: 'Bergen', service: 'Fullstyling', leads: 2, waiting: 1 },
      ]);
      expect(await under.partners.demandSince(new Date(Date.now() + 60_000))).toEqual([]);
    });
  });

  describe('a sale repository', () => {
    it('lists newest first, page by page, and adds up to the øre', async () => {
      await join({ name: 'A', priceOre: 10 });
      const b = await join({ name: 'B', priceOre: 20 });
      await join({ name: 'Gratis', priceOre: 0 });
      await match(await receive());
      await match(await receive());
      const all = await under.sales.list({}, 9);
      expect(all).toHaveLength(4);
      const [first, second] = [await under.sales.list({}, 2), all.slice(2)];
      expect(first).toEqual(all.slice(0, 2));
      expect(await under.sales.list({}, 9, first[1]?.sale)).toEqual(second);
      expect(await under.sales.totals({})).toEqual({
        pending: { count: 4, ore: 60 },
        paid: { count: 0, ore: 0 },
        credited: { count: 0, ore: 0 },
      });
      expect((await under.sales.totals({ partnerId: b.id })).pending).toEqual({
        count: 2,
        ore: 40,
      });
      expect(await under.sales.list({ to: all[3]?.sale.createdAt }, 9)).toEqual([]);
      expect(await under.sales.list({ from: all[3]?.sale.createdAt }, 9)).toEqual(all);
    });

    it('changes a sale by its rules', async () => {
      await join();
      await match(await receive());
      const [{ sale } = { sale: undefined }] = await under.sales.list({}, 1);
      const at = new Date('2026-11-21T12:00:00.000Z');
      const paid = await under.sales.change(sale?.id ?? '', (each) => settled(each, 'paid', at));
      expect(paid.sale).toMatchObject({ paymentStatus: 'paid', settledAt: at });
      expect(await under.sales.list({ paymentStatus: 'paid' }, 9)).toEqual([paid]);
      const back = under.sales.change(sale?.id ?? '', (each) => settled(each, 'pending', at));
      await expect(back).rejects.toMatchObject({ code: 'sale-settled' });
      await expect(under.sales.change(randomUUID(), (each) => each)).rejects.toMatchObject({
        code: 'sale-not-found',
      });
    });
  });
}
