import { randomUUID } from 'node:crypto';
import { isOpen } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';

/** What a matching repository keeps of a decision. */
export function decisionsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a matching repository', () => {
    const { steps, receive, join, happen, match } = matchingSteps(setUp);

    it('stores all that came of a decision', async () => {
      const partner = await join();
      const paused = await join({ active: false, name: 'Petter Pause' });
      const leadId = await receive();
      await match(leadId);

      expect(await steps.under.leads.findById(leadId)).toMatchObject({ status: 'matched' });
      const [given, ...rest] = await steps.under.matching.assignmentsOf(leadId);
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
      expect(await steps.under.matching.roundsOf(leadId)).toMatchObject([
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
      expect(await steps.under.sales.list({}, 9)).toMatchObject([
        {
          sale: { assignmentId: given?.assignment.id, amountOre: 50_000, paymentStatus: 'pending' },
          partnerName: partner.name,
          leadId,
        },
      ]);
      expect((await steps.under.history.ofLead(leadId)).map(({ kind }) => kind)).toEqual([
        'passed-on',
        'status-changed',
      ]);
      const notifications = await steps.under.outbox.claimDue(9, 30);
      expect(notifications).toHaveLength(2);
      for (const { assignments } of notifications) expect(assignments).toEqual([given]);
    });

    it('finds an assignment with its lead and its partner', async () => {
      const partner = await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const found = await steps.under.matching.findAssignment(given?.assignment.id ?? '');
      expect(found).toMatchObject({ ...given, lead: { id: leadId }, partner });
      expect(await steps.under.matching.findAssignment(randomUUID())).toBeUndefined();
    });

    it('stores nothing when the decision fails', async () => {
      const partner = await join();
      const leadId = await receive();
      const failing = happen(leadId, (leadCase) => {
        leadCase.passOnTo(partner.id);
        leadCase.passOnTo(partner.id);
      });
      await expect(failing).rejects.toMatchObject({ code: 'partner-has-lead' });
      expect(await steps.under.matching.assignmentsOf(leadId)).toEqual([]);
      expect(await steps.under.leads.findById(leadId)).toMatchObject({ status: 'new' });
    });

    it('knows when the lead is gone', async () => {
      await expect(match(randomUUID())).rejects.toMatchObject({ code: 'lead-not-found' });
    });

    it('shows each decision what the ones before it did, however many come at once', async () => {
      const partner = await join({ weeklyCapacity: 5 });
      const leadIds = await Promise.all(Array.from({ length: 12 }, receive));
      await Promise.all([...leadIds, ...leadIds].map(match));
      const given = await Promise.all(leadIds.map((id) => steps.under.matching.assignmentsOf(id)));
      expect(given.flat()).toHaveLength(5);
      expect(given.every((ofLead) => ofLead.length <= 1)).toBe(true);
      expect(await steps.under.partners.findById(partner.id)).toMatchObject({
        assignmentsLastWeek: 5,
        assignmentsLastMonth: 5,
        assignments: 5,
      });
    });

    it('counts declined assignments for the turn alone, and withdrawn ones not at all', async () => {
      const partner = await join();
      const first = await receive();
      await match(first);
      const [given] = await steps.under.matching.assignmentsOf(first);
      const id = given?.assignment.id ?? '';
      await happen(first, (leadCase) => leadCase.answer(id, 'declined'));
      const overview = await steps.under.partners.findById(partner.id);
      expect(overview).toMatchObject({ assignmentsLastWeek: 0, assignmentsLastMonth: 1 });
      expect(overview?.lastAssignedAt).toEqual(given?.assignment.offeredAt);

      const other = await join();
      const second = await receive();
      await happen(second, (leadCase) => leadCase.passOnTo(other.id));
      const [taken] = await steps.under.matching.assignmentsOf(second);
      await happen(second, (leadCase) => leadCase.withdraw(taken?.assignment.id ?? ''));
      expect(await steps.under.partners.findById(other.id)).toMatchObject({
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
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      await happen(leadId, (leadCase) => leadCase.withdraw(given?.assignment.id ?? ''));
      const kinds = (await steps.under.outbox.claimDue(9, 30)).map(({ kind }) => kind);
      expect(kinds).toEqual(['assignment-withdrawn']);
      const [{ assignment } = { assignment: undefined }] =
        await steps.under.matching.assignmentsOf(leadId);
      expect(assignment && isOpen(assignment)).toBe(false);
      expect((await steps.under.sales.list({}, 9))[0]?.sale.paymentStatus).toBe('credited');
    });
  });
}
