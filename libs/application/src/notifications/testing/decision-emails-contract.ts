import { randomUUID } from 'node:crypto';
import {
  arrivalConsents,
  daysAfter,
  OpenCase,
  ONCE_KINDS,
  type OnceKind,
  type PartnerGroup,
  UNDO_MINUTES,
  withdrawByHand,
  acceptAssignment,
  correctLead,
  declineAssignment,
  nobodyCalled,
  withdrawByOwner,
  undoAnswer,
  recordReport,
  setStatus,
  answerWin,
  advance,
  agreeToStylists,
  agreeToAgent,
  settleNobodyCalled,
  undoStatus,
} from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { happen as happenAt, STEP } from '../../core/testing/happen.js';
import { matchingSteps, type MatchingUnderTest } from '../../lead-case/testing/matching-steps.js';
import { sampleLead } from '../../leads/testing/sample-lead.js';

/** Contract for e-mails of earlier decisions, sent or not, when another decision is stored. */
export function decisionEmailsContract(setUp: () => Promise<MatchingUnderTest>): void {
  describe('a matching repository', () => {
    const { steps, receive, join, happen, match, take } = matchingSteps(setUp);

    it('recalls the unsent e-mails of an assignment that is taken back, and sends none about its end', async () => {
      for (let nth = 1; nth <= 3; nth += 1) await join();
      const leadId = await receive();
      await match(leadId);
      const [refused, sent] = await steps.under.outbox.claimDue(2, 30);
      if (!refused || sent?.kind !== 'partner-offer') throw new Error('Three were asked');
      await steps.under.outbox.park(refused, '550 mailbox unknown');
      await steps.under.outbox.markSent(sent);
      for (const { assignment } of await steps.under.matching.assignmentsOf(leadId)) {
        await happen(leadId, (leadCase) => withdrawByHand(leadCase, assignment.id));
      }
      expect((await steps.under.matching.caseOf(leadId))?.unreached).toEqual(new Set());
      const left = await steps.under.outbox.claimDue(9, 30);
      const ends = left.filter(({ kind }) => kind === 'assignment-withdrawn');
      expect(ends).toMatchObject([{ assignmentId: sent.assignmentId }]);
      expect(left.map(({ kind }) => kind)).not.toContain('partner-offer');
    });

    it.each<[string, (leadCase: OpenCase, id: string) => void]>([
      ['took it', (leadCase, id) => acceptAssignment(leadCase, id)],
      ['refused it', (leadCase, id) => declineAssignment(leadCase, id, null)],
    ])('asks nobody by a question that was on its way as the partner %s', async (_, answer) => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const [asked] = await steps.under.outbox.claimDue(99, 30);
      if (!given || asked?.kind !== 'partner-offer') throw new Error('A partner is asked');
      await happen(leadId, (leadCase) => answer(leadCase, given.assignment.id));
      await steps.under.outbox.postpone(asked, -1, 'the mail server is silent');
      const kinds = (await steps.under.outbox.claimDue(99, 30)).map(({ kind }) => kind);
      expect(kinds).not.toContain('partner-offer');
    });

    /** E-mails sent after an event, from those being sent at the event and those it caused. */
    const afterwards = async (happens: () => Promise<void>) => {
      const claimed = await steps.under.outbox.claimDue(99, 30);
      await happens();
      for (const each of claimed) await steps.under.outbox.postpone(each, -1, '451 later');
      const left = await steps.under.outbox.claimDue(99, 30);
      const kinds = (emails: typeof left) => emails.map(({ kind }) => kind);
      return { before: kinds(claimed), after: kinds(left) };
    };
    /** A lead with one assignment that has caused such an e-mail. */
    const reported = async (kind: OnceKind | 'owner-review', partnerGroups?: PartnerGroup[]) => {
      const lead = sampleLead({ receivedAt: new Date(Date.now() - 1000) });
      const consents = arrivalConsents('form', lead.receivedAt, partnerGroups);
      const emails = [{ id: randomUUID(), kind }];
      await steps.under.leads.receive(lead, emails, undefined, [], consents);
      await match(lead.id);
      const [given] = await steps.under.matching.assignmentsOf(lead.id);
      return { leadId: lead.id, id: given?.assignment.id ?? '' };
    };

    /** The owner reports that a partner has not called, when the call is overdue. */
    const notCalled = (leadId: string, id: string) => {
      const overdue = daysAfter(new Date(), 7);
      return happenAt(steps.under.matching, leadId, (it) => nobodyCalled(it, id), overdue);
    };

    /** The owner's e-mail is due, unless it `waits` for an undo. */
    const accept = async (leadId: string, id: string, waits = false) => {
      await happen(leadId, (it) => acceptAssignment(it, id));
      if (!waits) await happen(leadId, (it) => it.ledger.hasten('owner-matched', id));
    };

    /** A lead that its one partner has accepted. */
    const saidYes = async (waits?: boolean) => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const id = given?.assignment.id ?? '';
      await accept(leadId, id, waits);
      return { leadId, id };
    };

    it('sends no owner a «nobody has accepted» that was being sent when somebody accepted', async () => {
      await join();
      const { leadId, id } = await reported('owner-nobody-yet');
      const { before, after } = await afterwards(() => accept(leadId, id));
      expect(before).toContain('owner-nobody-yet');
      expect(after).not.toContain('owner-nobody-yet');
      expect(after).toContain('owner-matched');
    });

    it('still sends it where only an agent has accepted and the owner waits for stylists', async () => {
      await join({ kind: 'estate-agent' });
      const { leadId, id } = await reported('owner-nobody-yet', ['stylist', 'estate-agent']);
      const { after } = await afterwards(() => accept(leadId, id));
      expect(after).toEqual(expect.arrayContaining(['owner-nobody-yet', 'owner-matched']));
    });

    it.each(ONCE_KINDS)(
      'sends no %s that was being sent when the lead was closed',
      async (kind) => {
        const { leadId } = await reported(kind);
        const { before, after } = await afterwards(() =>
          happen(leadId, (it) => withdrawByOwner(it)),
        );
        expect(before).toContain(kind);
        expect(after).not.toContain(kind);
      },
    );

    it.each<[string, (leadCase: OpenCase, id: string) => void, string[]]>([
      ['it was withdrawn', (leadCase) => withdrawByOwner(leadCase), []],
      ['its partner undid it', (leadCase, id) => undoAnswer(leadCase, id), ['owner-partner-left']],
      ['it was taken back', (leadCase, id) => withdrawByHand(leadCase, id), ['owner-partner-left']],
    ])('tells the owner of no yes by what was on its way as %s', async (_, happens, reported) => {
      const { leadId, id } = await saidYes();
      const { before, after } = await afterwards(() => happen(leadId, (it) => happens(it, id)));
      expect(before).toContain('owner-matched');
      expect(after.filter((kind) => kind.startsWith('owner-'))).toEqual(reported);
    });

    it('sends the owner nothing about a yes that is undone within two minutes', async () => {
      const { leadId, id } = await saidYes(true);
      const { before, after } = await afterwards(() => happen(leadId, (it) => undoAnswer(it, id)));
      expect([...before, ...after].filter((kind) => kind.startsWith('owner-'))).toEqual([]);
    });

    it('names the fields that were corrected since the partner accepted', async () => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      const before = new Date(Date.now() - 60_000);
      const first = (it: OpenCase) => correctLead(it, { message: 'Ring sent.' }, false);
      await happenAt(steps.under.matching, leadId, first, before);
      await accept(leadId, given?.assignment.id ?? '', true);
      await happen(leadId, (it) => correctLead(it, { customerPhone: '41234567' }, false));
      const claimed = await steps.under.outbox.claimDue(99, 30);
      const corrected = claimed.flatMap((each) =>
        each.kind === 'partner-correction' ? [each.corrected] : [],
      );
      expect(corrected).toEqual([['customerPhone']]);
    });

    it('still asks the owner about a reported win while another status can be undone', async () => {
      const { leadId, id } = await saidYes();
      await happen(leadId, (leadCase) => recordReport(leadCase, id, 'won'));
      const { before, after } = await afterwards(() =>
        happen(leadId, (leadCase) => setStatus(leadCase, 'contacted')),
      );
      expect(before).toContain('owner-choice');
      expect(after).toContain('owner-choice');
    });

    it.each(ONCE_KINDS)(
      'keeps %s while a status that closed the lead can be undone',
      async (kind) => {
        const { leadId } = await reported(kind);
        const { before, after } = await afterwards(() =>
          happen(leadId, (leadCase) => setStatus(leadCase, 'lost')),
        );
        expect(before).toContain(kind);
        expect(after).toContain(kind);
      },
    );

    it.each<[string, boolean, (leadCase: OpenCase, id: string) => void]>([
      ['not once its partner takes it back', false, (it, id) => recordReport(it, id, 'contacted')],
      ['not once the owner has answered', false, (it, id) => answerWin(it, id, true)],
      ['still as something else happens', true, (it) => advance(it)],
    ])('asks the owner about a reported win, %s', async (_, isAskedStill, happens) => {
      const { leadId, id } = await saidYes();
      await happen(leadId, (leadCase) => recordReport(leadCase, id, 'won'));
      const reported = await steps.under.matching.caseOf(leadId);
      expect(reported?.reportedWin).toMatchObject({ assignmentId: id, wasActive: true });
      expect(reported?.reportedWin?.until).toBeInstanceOf(Date);
      const { before, after } = await afterwards(() => happen(leadId, (it) => happens(it, id)));
      expect(before).toContain('owner-choice');
      expect(after.includes('owner-choice')).toBe(isAskedStill);
    });

    it.each<[string, boolean, (leadCase: OpenCase) => void]>([
      ['not after a withdrawal', false, (leadCase) => withdrawByOwner(leadCase)],
      ['not after a refusal that ends every acceptance', false, (it) => agreeToStylists(it, false)],
      [
        'still after a refusal of a kind without acceptances',
        true,
        (it) => agreeToAgent(it, false),
      ],
      ['still after a win', true, (leadCase) => setStatus(leadCase, 'won')],
    ])('asks the owner how it went, %s', async (_, isAskedStill, happens) => {
      await join();
      const { leadId, id } = await reported('owner-review');
      await happen(leadId, (leadCase) => acceptAssignment(leadCase, id));
      const { before, after } = await afterwards(() => happen(leadId, happens));
      expect(before).toContain('owner-review');
      expect(after.includes('owner-review')).toBe(isAskedStill);
    });

    it.each<[string, boolean, (leadCase: OpenCase, id: string) => void]>([
      [
        'no more once it has told of it',
        false,
        (leadCase, id) => recordReport(leadCase, id, 'contacted'),
      ],
      ['no more once somebody has seen to it', false, (leadCase) => settleNobodyCalled(leadCase)],
      ['still as something else happens', true, (leadCase) => advance(leadCase)],
    ])('asks a partner to call, %s', async (_, isAskedStill, happens) => {
      await join();
      const leadId = await receive();
      await take(leadId);
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      await notCalled(leadId, given?.assignment.id ?? '');
      const { before, after } = await afterwards(() =>
        happen(leadId, (leadCase) => happens(leadCase, given?.assignment.id ?? '')),
      );
      expect(before).toContain('partner-not-called');
      expect(after.includes('partner-not-called')).toBe(isAskedStill);
    });

    it('asks a partner to call also about a lost lead when its owner reports that nobody has called', async () => {
      await join();
      const leadId = await receive();
      await take(leadId);
      await happen(leadId, (leadCase) => setStatus(leadCase, 'lost'));
      const [given] = await steps.under.matching.assignmentsOf(leadId);
      await notCalled(leadId, given?.assignment.id ?? '');
      const { after } = await afterwards(async () => undefined);
      expect(after).toContain('partner-not-called');
    });

    describe.each<[string, (leadCase: OpenCase, id: string) => void]>([
      ['its partner undoes', (leadCase, id) => undoAnswer(leadCase, id)],
      ['is taken back by hand', (leadCase, id) => withdrawByHand(leadCase, id)],
    ])('tells the owner of a yes that %s', (_, end) => {
      const EVERY = 99;
      const yes = async () => {
        const { leadId, id } = await saidYes();
        const emails = await steps.under.outbox.claimDue(EVERY, 30);
        const reported = emails.find(({ kind }) => kind === 'owner-matched');
        if (!reported) throw new Error('The owner is not notified of a yes');
        return { reported, takeBack: () => happen(leadId, (leadCase) => end(leadCase, id)) };
      };
      const toOwner = async () =>
        (await steps.under.outbox.claimDue(EVERY, 30))
          .map(({ kind }) => kind)
          .filter((kind) => kind.startsWith('owner-'));

      it('once the owner has been e-mailed about it, or is being e-mailed', async () => {
        const known = await yes();
        await steps.under.outbox.markSent(known.reported);
        await known.takeBack();
        expect(await toOwner()).toEqual(['owner-partner-left']);
        await (await yes()).takeBack();
        expect(await toOwner()).toEqual(['owner-partner-left']);
      });

      it('sends nothing where no e-mail about it has left', async () => {
        const late = await yes();
        await steps.under.outbox.postpone(late.reported, -1, 'connection refused');
        await late.takeBack();
        expect(await toOwner()).toEqual([]);
        const undeliverable = await yes();
        await steps.under.outbox.park(undeliverable.reported, 'no such mailbox');
        await undeliverable.takeBack();
        expect(await toOwner()).toEqual([]);
      });
    });

    it('sends nothing about a status set by hand before it is final', async () => {
      await join();
      const leadId = await receive();
      await match(leadId);
      const [sent] = await steps.under.outbox.claimDue(9, 30);
      if (!sent) throw new Error('One was asked');
      await steps.under.outbox.markSent(sent);
      const before = await steps.under.matching.caseOf(leadId);
      await happen(leadId, (leadCase) => setStatus(leadCase, 'lost'));
      await match(leadId);
      await happen(leadId, (leadCase) => undoStatus(leadCase, 'lost'));
      expect(await steps.under.matching.caseOf(leadId)).toMatchObject({
        assignments: before?.assignments,
        undoableStatus: null,
        unreached: new Set(),
      });
      expect(await steps.under.outbox.claimDue(9, 30)).toEqual([]);
      const closedAt = new Date(Date.now() - UNDO_MINUTES * 60_000);
      await happen(leadId, (leadCase) => setStatus(leadCase, 'lost'), closedAt);
      expect(await steps.under.outbox.claimDue(9, 30)).toEqual([]);
      await match(leadId);
      const left = await steps.under.outbox.claimDue(9, 30);
      const ofPartner = left.map(({ kind }) => kind).filter((kind) => !kind.startsWith('owner-'));
      expect(ofPartner).toContain('assignment-withdrawn');
      expect(ofPartner).not.toContain('partner-offer');
    });

    it('does not recall another partner’s assignment with one that is taken back', async () => {
      const [anna, bo] = [await join({ name: 'Anna' }), await join({ name: 'Bo' })];
      const leadId = await receive();
      await match(leadId);
      const given = await steps.under.matching.assignmentsOf(leadId);
      const annas = given.find(({ partner }) => partner.id === anna.id);
      await happen(leadId, (leadCase) => withdrawByHand(leadCase, annas?.assignment.id ?? ''));
      const left = await steps.under.outbox.claimDue(9, 30);
      const bos = given.find(({ partner }) => partner.id === bo.id)?.assignment.id;
      expect(left.filter(({ kind }) => kind === 'partner-offer')).toMatchObject([
        { assignmentId: bos },
      ]);
    });

    it('keeps refused e-mails of an assignment that expires, and recalls those still retried', async () => {
      for (let nth = 1; nth <= 3; nth += 1) await join();
      const leadId = await receive();
      await match(leadId);
      const [refused, tried, sent] = await steps.under.outbox.claimDue(9, 30);
      const unreached = async () => (await steps.under.matching.caseOf(leadId))?.unreached;
      if (!refused || !tried || !sent) throw new Error('Three were asked');
      await steps.under.outbox.park(refused, '550 mailbox unknown');
      await steps.under.outbox.postpone(tried, -1, '451 try later');
      await steps.under.outbox.markSent(sent);
      const idOf = (reported: object) =>
        'assignmentId' in reported ? reported.assignmentId : undefined;
      expect(await unreached()).toEqual(new Set([idOf(refused), idOf(tried)]));

      const late = STEP(daysAfter(new Date(), 9));
      await steps.under.matching.decide(leadId, 'local', late);
      const all = await steps.under.matching.assignmentsOf(leadId);
      const asked = all.filter(({ assignment }) => assignment.state !== 'offered');
      const endedBy = asked.map(({ assignment: { id, withdrawnBy } }) => [id, withdrawnBy]);
      expect(Object.fromEntries(endedBy)).toEqual({
        [String(idOf(refused))]: 'unreached',
        [String(idOf(tried))]: 'unreached',
        [String(idOf(sent))]: null,
      });
      const again = all.length - asked.length;
      expect(again).toBe(2);
      expect(await unreached()).toContain(idOf(refused));
      expect(await unreached()).not.toContain(idOf(tried));
      await steps.under.matching.look(leadId, (_, pool) => {
        const outcomes = asked.map(({ assignment, partner }) => [
          assignment.id,
          pool.find(partner.id)?.figures.outcomes,
        ]);
        expect(Object.fromEntries(outcomes)).toEqual({
          [String(idOf(refused))]: '',
          [String(idOf(tried))]: '',
          [String(idOf(sent))]: 'e',
        });
      });
    });

    it('recalls e-mails that failed to leave, but not those being sent', async () => {
      for (let nth = 1; nth <= 2; nth += 1) await join();
      const leadId = await receive();
      await match(leadId);
      const [failed, underWay] = await steps.under.outbox.claimDue(9, 30);
      expect([failed?.kind, underWay?.kind]).toEqual(['partner-offer', 'partner-offer']);
      if (failed) await steps.under.outbox.postpone(failed, -1, 'connection refused');
      await happen(leadId, (leadCase) => withdrawByOwner(leadCase));
      if (underWay) await steps.under.outbox.postpone(underWay, -1, 'connection refused');
      const kinds = (await steps.under.outbox.claimDue(9, 30)).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['assignment-withdrawn', 'partner-offer']);
    });
  });
}
