import { randomUUID } from 'node:crypto';
import {
  arrivalConsents,
  capacityUsed,
  daysAfter,
  type Lead,
  OpenCase,
  UNDO_MINUTES,
  acceptAssignment,
  addNote,
  answerWin,
  recordReport,
  declineAssignment,
  agreeToAgent,
  keepWaiting,
  correctOnPage,
  correctLead,
  proveMailbox,
  undoAnswer,
  agreeToStylists,
  offerTo,
  advance,
  withdrawByHand,
  setStatus,
  undoStatus,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { STEP } from '../../core/testing/happen.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';
import { matchingSteps, type MatchingUnderTest } from './matching-steps.js';

/** Contract for how a matching repository stores decisions. */
export function decisionsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a matching repository', () => {
    const { steps, receive, join, happen, match } = matchingSteps(setUp);

    it('stores all results of a decision', async () => {
      const partner = await join();
      const paused = await join({ active: false, name: 'Petter Pause' });
      const leadId = await receive();
      await match(leadId);

      expect(await steps.under.leads.findById(leadId)).toMatchObject({ status: 'new' });
      const [given, ...rest] = await steps.under.matching.assignmentsOf(leadId);
      expect(rest).toEqual([]);
      expect(given).toEqual({
        partner,
        sale: null,
        assignment: {
          id: expect.any(String),
          leadId,
          partnerId: partner.id,
          partnerGroup: 'stylist',
          state: 'offered',
          priceOre: 50_000,
          offeredAt: expect.any(Date),
          deadline: expect.any(Date),
          remindAt: expect.any(Date),
          answeredAt: null,
          declineReason: null,
          revealedAt: null,
          report: null,
          reportedAt: null,
          winConfirmed: null,
          notCalledAt: null,
          undoableUntil: null,
          closedAt: null,
          withdrawnBy: null,
        },
      });
      expect(await steps.under.matching.roundsOf(leadId)).toMatchObject([
        {
          leadId,
          cause: 'automatic',
          decisions: [
            {
              partnerId: partner.id,
              partnerName: partner.name,
              verdict: 'chosen',
              figures: { asked: 0, used: 0, weeklyCapacity: 5, expected: null },
            },
            { partnerId: paused.id, partnerName: paused.name, verdict: 'paused' },
          ],
          refused: { paused: 1 },
        },
      ]);
      expect(await steps.under.sales.list({}, 9)).toEqual([]);
      const [asked, ...more] = await steps.under.outbox.claimDue(9, 30);
      const assignments = [{ partner, assignment: given?.assignment }];
      expect(asked).toMatchObject({ kind: 'partner-offer', assignments });
      expect(more).toEqual([]);

      const id = given?.assignment.id ?? '';
      await happen(leadId, (leadCase) => acceptAssignment(leadCase, id));
      await happen(leadId, (leadCase) => recordReport(leadCase, id, 'contacted'));
      const [taken] = await steps.under.matching.assignmentsOf(leadId);
      const moment = expect.any(Date);
      expect(taken?.sale).toMatchObject({ assignmentId: id, vatRate: 2500 });
      expect(taken?.assignment).toEqual({
        ...given?.assignment,
        state: 'accepted',
        remindAt: null,
        answeredAt: moment,
        revealedAt: moment,
        report: 'contacted',
        reportedAt: moment,
      });
      expect(await steps.under.sales.list({}, 9)).toMatchObject([
        {
          sale: { assignmentId: id, amountOre: 50_000, paymentStatus: 'pending' },
          partnerName: partner.name,
          leadId,
        },
      ]);
      const kinds = (await steps.under.history.ofLead(leadId)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual([
        'assignment-answered',
        'passed-on',
        'reported',
        'status-changed',
        'status-changed',
      ]);
    });

    it("keeps the reason of a decline, the owner's consents, and the end of matching", async () => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      await happen(leadId, (leadCase) => declineAssignment(leadCase, id, 'too-far'));
      await happen(leadId, (leadCase) => agreeToAgent(leadCase, true));
      await match(leadId);
      await happen(leadId, (leadCase) => keepWaiting(leadCase));
      const [email] = await steps.under.outbox.claimDue(1, 30);
      const [declined] = await steps.under.matching.assignmentsOf(leadId);
      expect(declined?.assignment).toMatchObject({ state: 'declined', declineReason: 'too-far' });
      await steps.under.matching.decide(leadId, [], (state, pool) => {
        expect(state.consents).toMatchObject([
          { subject: 'stylist', granted: true, place: 'form', at: expect.any(Date) },
          { subject: 'estate-agent', granted: true, place: 'owner-page', at: expect.any(Date) },
        ]);
        expect(email).toMatchObject({ consents: state.consents });
        expect(state.matchUntil).toEqual(expect.any(Date));
        expect(state.waitsSince).toEqual(expect.any(Date));
        expect(state.notifiedAt.get('no-partner-notification')).toEqual(expect.any(Date));
        expect(pool.find(declined?.partner.id ?? '')?.figures).toMatchObject({ outcomes: 'd' });
        return STEP(new Date())(state, pool);
      });
    });

    it('counts the e-mails about corrections, per day and lead', async () => {
      await join();
      const [leadId, other] = [await receive(), await receive()];
      const emails = async (of: string) =>
        (await steps.under.matching.caseOf(of))?.correctionEmails;
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      await happen(leadId, (leadCase) => acceptAssignment(leadCase, given?.assignment.id ?? ''));
      expect(await emails(leadId)).toBe(0);
      for (const message of ['Én', 'To']) {
        await happen(leadId, (leadCase) => correctOnPage(leadCase, { message }, false));
      }
      expect([await emails(leadId), await emails(other)]).toEqual([2, 0]);
    });

    it("stores the owner's corrections, and nothing else", async () => {
      const leadId = await receive({ message: 'Ring etter kl. 16.' });
      const before = await steps.under.leads.findById(leadId);
      const corrections = { customerPhone: '40000002', message: '', address: "O'Gata 1; drop" };
      await happen(leadId, (leadCase) => correctLead(leadCase, corrections, false));
      expect(await steps.under.leads.findById(leadId)).toEqual({ ...before, ...corrections });
    });

    it('forgets the municipality of a home whose address changes', async () => {
      const leadId = await receive();
      await happen(leadId, (leadCase) => correctLead(leadCase, { location: 'Oslo' }, true));
      expect(await steps.under.leads.findById(leadId)).toMatchObject({
        location: 'Oslo',
        municipality: null,
        municipalityFoundBy: null,
      });
    });

    it("knows when the owner's address changed", async () => {
      const leadId = await receive();
      const at = async () => (await steps.under.leads.findById(leadId))?.emailChangedAt;
      expect(await at()).toBeNull();
      await happen(leadId, (leadCase) =>
        correctLead(leadCase, { customerEmail: 'ny@stil.no' }, false),
      );
      const changed = await at();
      expect(changed).toEqual(expect.any(Date));
      await happen(leadId, (leadCase) => correctLead(leadCase, { rooms: 'Bare stua' }, false));
      expect(await at()).toEqual(changed);
    });

    it('keeps the proof of a mailbox until the address changes', async () => {
      const leadId = await receive();
      const at = async () => (await steps.under.leads.findById(leadId))?.mailboxProvenAt;
      expect(await at()).toBeNull();
      await happen(leadId, (leadCase) => proveMailbox(leadCase));
      expect(await at()).toEqual(expect.any(Date));
      await happen(leadId, (leadCase) =>
        correctLead(leadCase, { customerEmail: 'ny@stil.no' }, false),
      );
      expect(await at()).toBeNull();
    });

    it('returns a case without a decision', async () => {
      const partner = await join();
      const leadId = await receive();
      await match(leadId);
      const shown = await steps.under.matching.caseOf(leadId);
      expect(shown).toMatchObject({ lead: { id: leadId }, matchUntil: expect.any(Date) });
      expect(shown?.assignments).toMatchObject([{ partnerId: partner.id, state: 'offered' }]);
      expect(shown?.consents).toMatchObject([{ subject: 'stylist', granted: true }]);
      expect(await steps.under.matching.caseOf(randomUUID())).toBeUndefined();
    });

    it('e-mails every partner of an erased lead, and the e-mail outlives the lead', async () => {
      const [anna, bo] = [await join({ name: 'Anna' }), await join({ name: 'Bo' })];
      const leadId = await receive();
      await match(leadId);
      const [first] = await steps.under.matching.assignmentsOf(leadId);
      await happen(leadId, (leadCase) => acceptAssignment(leadCase, first?.assignment.id ?? ''));
      await steps.under.leads.erase(leadId);
      const claimed = await steps.under.outbox.claimDue(9, 30);
      expect(claimed.map(({ kind }) => kind)).toEqual(['partner-erasure', 'partner-erasure']);
      const byPartner = new Map(
        claimed.flatMap((each) => ('notice' in each ? [[each.partner.id, each] as const] : [])),
      );
      for (const partner of [anna, bo]) {
        expect(byPartner.get(partner.id)).toMatchObject({
          attempts: 1,
          partner,
          notice: {
            partnerId: partner.id,
            reference: expect.stringMatching(/^[0-9A-F]{8}$/),
            service: 'Fullstyling',
            askedAt: expect.any(Date),
            hadContact: partner.id === first?.partner.id,
          },
        });
      }
      for (const each of claimed) await steps.under.outbox.markSent(each);
      expect(await steps.under.outbox.claimDue(9, 30)).toEqual([]);
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

    it("knows the owner's consents on arrival, and keeps them beside later ones", async () => {
      const [lead, silent] = [sampleLead(), sampleLead()];
      const consents = arrivalConsents('by-name', lead.receivedAt);
      await steps.under.leads.receive(lead, [], undefined, [], consents);
      await steps.under.leads.receive(silent, [], undefined, [], []);
      const known = async ({ id }: Lead) => (await steps.under.matching.caseOf(id))?.consents;
      expect([await known(lead), await known(silent)]).toEqual([consents, []]);
      await happen(lead.id, (leadCase) => agreeToAgent(leadCase, true));
      const agent = { subject: 'estate-agent', granted: true, place: 'owner-page' };
      expect(await known(lead)).toMatchObject([...consents, agent]);
    });

    it('knows if anybody is left to ask about another lead for the same home', async () => {
      const agent = await join({ kind: 'estate-agent' });
      const earlier = sampleLead({ receivedAt: new Date(Date.now() - 1000) });
      const consents = arrivalConsents('form', earlier.receivedAt, ['estate-agent']);
      await steps.under.leads.receive(earlier, [], undefined, [], consents);
      const later = sampleLead({ receivedAt: new Date() });
      await steps.under.leads.receive(later, []);
      const other = async () => (await steps.under.matching.caseOf(later.id))?.others[0];
      expect(await other()).toMatchObject({ isExhausted: false, reveals: [] });

      await match(earlier.id);
      const [asked] = await steps.under.matching.assignmentsOf(earlier.id);
      const id = asked?.assignment.id ?? '';
      await happen(earlier.id, (leadCase) => acceptAssignment(leadCase, id));
      await happen(earlier.id, (leadCase) => undoAnswer(leadCase, id));
      const reveals = [
        { partnerId: agent.id, partnerGroup: 'estate-agent', isAccepted: false, soldAt: null },
      ];
      expect(await other()).toMatchObject({ isExhausted: true, reveals });
    });

    it('knows the winners of another lead that has ended', async () => {
      const partner = await join();
      const earlier = sampleLead({ receivedAt: new Date(Date.now() - 1000) });
      const consents = arrivalConsents('form', earlier.receivedAt);
      await steps.under.leads.receive(earlier, [], undefined, [], consents);
      const later = sampleLead({ receivedAt: new Date() });
      await steps.under.leads.receive(later, []);
      await match(earlier.id);
      const [asked] = await steps.under.matching.assignmentsOf(earlier.id);
      const id = asked?.assignment.id ?? '';
      const endedBy = async () => (await steps.under.matching.caseOf(later.id))?.others[0]?.endedBy;
      await happen(earlier.id, (leadCase) => acceptAssignment(leadCase, id));
      await happen(earlier.id, (leadCase) => recordReport(leadCase, id, 'won'));
      expect(await endedBy()).toBeNull();
      await happen(earlier.id, (leadCase) => answerWin(leadCase, id, true));
      expect(await endedBy()).toEqual([partner.id]);
    });

    it('knows if the owner of another lead still consents to its first recipients', async () => {
      const earlier = sampleLead({ receivedAt: new Date(Date.now() - 1000) });
      const consents = arrivalConsents('form', earlier.receivedAt, ['stylist', 'estate-agent']);
      await steps.under.leads.receive(earlier, [], undefined, [], consents);
      const later = sampleLead({ receivedAt: new Date() });
      await steps.under.leads.receive(later, []);
      const wantsFirst = async () =>
        (await steps.under.matching.caseOf(later.id))?.others[0]?.wantsFirst;
      expect(await wantsFirst()).toBe(true);
      await happen(earlier.id, (leadCase) => agreeToStylists(leadCase, false));
      expect(await wantsFirst()).toBe(false);
    });

    it('stores nothing when the decision fails', async () => {
      const partner = await join();
      const leadId = await receive();
      const failing = happen(leadId, (leadCase) => {
        offerTo(leadCase, partner.id);
        offerTo(leadCase, partner.id);
      });
      await expect(failing).rejects.toMatchObject({ code: 'partner-has-lead' });
      expect(await steps.under.matching.assignmentsOf(leadId)).toEqual([]);
      expect(await steps.under.leads.findById(leadId)).toMatchObject({ status: 'new' });
    });

    it('keeps a note once under its id, also where two come at once', async () => {
      const [leadId, noteId] = [await receive(), randomUUID()];
      const note = () => happen(leadId, (it) => addNote(it, 'Ringt', noteId));
      await Promise.all([note(), note()]);
      const events = await steps.under.history.ofLead(leadId);
      expect(events.map(({ id }) => id)).toEqual([noteId]);
    });

    it('reports an erased lead', async () => {
      await expect(match(randomUUID())).rejects.toMatchObject({ code: 'lead-not-found' });
    });

    it('gives a read the same state as a decision, for an existing lead', async () => {
      const partner = await join();
      const leadId = await receive();
      await match(leadId);
      const { matching } = steps.under;
      const seen = await matching.look(leadId, (state, pool) => ({
        asked: state.assignments.map(({ partnerId }) => partnerId),
        open: pool.find(partner.id)?.figures.open,
      }));
      expect(seen).toEqual({ asked: [partner.id], open: 1 });
      const gone = matching.look(randomUUID(), () => undefined);
      await expect(gone).rejects.toMatchObject({ code: 'lead-not-found' });
    });

    it('shows each concurrent decision the results of the previous ones', async () => {
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
      await steps.under.partners.change((await join()).id, { active: false });
      const loaded = await steps.under.partners.loaded();
      expect(loaded).toEqual([{ partner, assignmentsLastWeek: 5 }]);
    });

    it('counts against capacity the same assignments as the rule, whatever their age', async () => {
      const partner = await join({ weeklyCapacity: 1 });
      const leadId = await receive();
      const used = async () => {
        const figures = await steps.under.matching.look(
          leadId,
          (_, pool) => pool.find(partner.id)?.figures,
        );
        const [loaded] = await steps.under.partners.loaded();
        const counted = figures && capacityUsed(figures, new Date());
        return [counted, loaded?.assignmentsLastWeek];
      };
      const policy = { answerHours: 120, automatic: true };
      await steps.under.matching.decide(leadId, 'local', (state, pool) => {
        const leadCase = new OpenCase(state, pool, policy, daysAfter(new Date(), -8), randomUUID);
        advance(leadCase);
        return leadCase.changes();
      });
      expect(await used()).toEqual([1, 1]);
      const [asked] = await steps.under.matching.assignmentsOf(leadId);
      await happen(leadId, (leadCase) => acceptAssignment(leadCase, asked?.assignment.id ?? ''));
      expect(await used()).toEqual([1, 1]);
      await happen(leadId, (leadCase) => undoAnswer(leadCase, asked?.assignment.id ?? ''));
      expect(await used()).toEqual([0, 0]);
    });

    it('counts a declined assignment for the order alone, and a withdrawn one not at all', async () => {
      const partner = await join();
      const first = await receive();
      await match(first);
      const [given] = await steps.under.matching.assignmentsOf(first);
      const id = given?.assignment.id ?? '';
      await happen(first, (leadCase) => declineAssignment(leadCase, id));
      const overview = await steps.under.partners.findById(partner.id);
      expect(overview).toMatchObject({ assignmentsLastWeek: 0, assignmentsLastMonth: 1 });
      expect(overview?.lastAssignedAt).toEqual(given?.assignment.offeredAt);

      const other = await join();
      const second = await receive();
      await happen(second, (leadCase) => offerTo(leadCase, other.id));
      const [taken] = await steps.under.matching.assignmentsOf(second);
      await happen(second, (leadCase) => withdrawByHand(leadCase, taken?.assignment.id ?? ''));
      expect(await steps.under.partners.findById(other.id)).toMatchObject({
        assignmentsLastWeek: 0,
        assignmentsLastMonth: 0,
        assignments: 0,
        lastAssignedAt: null,
      });
    });

    it('frees the capacity of an erased lead’s offer, and makes waiting leads due at once', async () => {
      await join({ weeklyCapacity: 1 });
      const [first, second] = [await receive(), await receive()];
      await match(first);
      await match(second);
      expect(await steps.under.matching.assignmentsOf(second)).toEqual([]);
      expect(await steps.under.matching.due(9, new Date())).toEqual([]);
      await steps.under.leads.erase(first);
      expect(await steps.under.matching.due(9, new Date())).toEqual([second]);
      await match(second);
      expect(await steps.under.matching.assignmentsOf(second)).toHaveLength(1);
    });

    it('returns the requested partners, and those the lead has been with', async () => {
      const first = await join();
      const third = await join({ active: false });
      const leadId = await receive();
      await happen(leadId, (leadCase) => offerTo(leadCase, first.id));
      await steps.under.matching.decide(leadId, [third.id], (state, pool) => {
        for (const { id } of [first, third]) expect(pool.find(id)?.partner.id).toBe(id);
        return STEP(new Date())(state, pool);
      });
    });

    it('returns the partners of the municipality, and counts those elsewhere', async () => {
      const there = await Promise.all(['4601', '46', 'NO'].map((area) => join({ areas: [area] })));
      const elsewhere = await join({ areas: ['0301', '32'] });
      const agent = await join({ areas: ['4601'], kind: 'estate-agent' });
      const leadId = await receive({ municipality: '4601' });
      await steps.under.matching.decide(leadId, 'local', (state, pool) => {
        const near = pool.covering('4601', 'stylist').map(({ partner }) => partner.id);
        expect(near.toSorted()).toEqual(there.map(({ id }) => id).toSorted());
        expect(pool.covering('4601', 'estate-agent')).toMatchObject([{ partner: agent }]);
        expect([pool.count('stylist'), pool.count('estate-agent')]).toEqual([4, 1]);
        return STEP(new Date())(state, pool);
      });
      const [round] = await steps.under.matching.roundsOf(leadId);
      expect(round?.refused).toEqual({ 'other-city': 1 });
      expect(round?.decisions.map(({ partnerId }) => partnerId)).not.toContain(elsewhere.id);
    });

    it('keeps the reason for the end of an offer, ten minutes after the lead was closed by hand', async () => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const endedBy = async () =>
        (await steps.under.matching.assignmentsOf(leadId))[0]?.assignment.withdrawnBy;
      const closedAt = new Date(Date.now() - UNDO_MINUTES * 60_000);
      await happen(leadId, (leadCase) => setStatus(leadCase, 'lost'), closedAt);
      expect(await endedBy()).toBeNull();
      await match(leadId);
      expect(await endedBy()).toBe('closed');
      const undone = happen(leadId, (leadCase) => undoStatus(leadCase, 'lost'));
      await expect(undone).rejects.toMatchObject({ code: 'undo-too-late' });
    });
  });
}
