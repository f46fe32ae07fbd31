import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import { arrivalConsents } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { LEAD_STATUSES, type LeadStatus } from '../leads/lead.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { setStatus, undoStatus } from './pending-status.js';
import { declineAssignment, acceptAssignment, undoAnswer } from './answer.js';
import { withdrawByOwner, showMore, agreeToAgent } from './owner-consents.js';
import { recordReport } from './report.js';
import { withdrawByHand, offerTo, matchByHand } from './by-hand.js';
import { mergeByHand } from './merging.js';

const LEAD = 'lead-1';
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(), arrivalConsents('form', market.now));
  market.settle();
});

const happen = (what: (leadCase: OpenCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const set = (status: LeadStatus) => happen((it) => setStatus(it, status));
const undo = (status: LeadStatus) => happen((it) => undoStatus(it, status));
const states = () => market.state(LEAD).assignments.map(({ state }) => state);
const minutesPass = (minutes: number) => market.advanceHours(minutes / 60);
const later = () => minutesPass(1);
/** E-mails, recalls and webhooks to others. */
const outgoing = () => ({
  mails: market.mails.map(({ kind, assignmentId }) => [kind, assignmentId]),
  recalls: market.recalls.length,
  reported: market.announcements.map(({ event, detail }) => [event, detail]),
});

/** Advances to just after the first reminder. */
const untilHalfway = () => {
  const due = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
  market.advanceHours((Math.max(...due) - Number(market.now)) / 3_600_000 + 0.1);
};
const reminded = () =>
  market.mails.flatMap(({ kind, assignmentId }) =>
    kind === 'partner-reminder' && assignmentId ? [assignmentId] : [],
  );

it('an undone refusal is reminded of like any open assignment', () => {
  const [first] = market.state(LEAD).assignments.map(({ id }) => id);
  happen((it) => declineAssignment(it, first ?? '', 'no-time'));
  happen((it) => undoAnswer(it, first ?? ''));
  untilHalfway();
  expect(reminded()).toContain(first);
});

it('a refusal undone after the reminder is not reminded of again', () => {
  const [first] = market.state(LEAD).assignments.map(({ id }) => id);
  untilHalfway();
  const before = reminded();
  happen((it) => declineAssignment(it, first ?? '', 'no-time'));
  happen((it) => undoAnswer(it, first ?? ''));
  later();
  expect(states()[0]).toBe('offered');
  expect(reminded()).toEqual(before);
});

it('an owner is no longer asked about a reported win once a status set by hand is final', () => {
  const [{ id: first } = { id: '' }] = market.state(LEAD).assignments;
  happen((it) => acceptAssignment(it, first));
  happen((it) => recordReport(it, first, 'won'));
  set('contacted');
  const question = { kind: 'owner-choice', assignmentId: first };
  expect(market.recalls).not.toContainEqual(question);
  minutesPass(UNDO_MINUTES);
  expect(market.recalls).toContainEqual(question);
});

describe('a status set by hand', () => {
  it.each(LEAD_STATUSES)('to %s and undone within ten minutes leaves no trace', (status) => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    const before = [market.state(LEAD), outgoing()];
    set(status);
    minutesPass(UNDO_MINUTES - 1);
    if (status !== 'matched') undo(status);
    expect([market.state(LEAD), outgoing()]).toEqual(before);
  });

  it('ends assignments and is announced after ten minutes', () => {
    set('lost');
    const before = outgoing();
    minutesPass(UNDO_MINUTES - 1);
    expect([states(), outgoing()]).toEqual([Array(5).fill('offered'), before]);
    minutesPass(1);
    expect(states()).toEqual(Array(5).fill('withdrawn'));
    const { mails, reported } = outgoing();
    expect(mails.slice(-5).map(([kind]) => kind)).toEqual(Array(5).fill('assignment-withdrawn'));
    const detail = { from: 'new', to: 'lost' };
    expect(reported).toEqual([
      ['lead.status_changed', detail],
      ['lead.lost', detail],
    ]);
    expect(market.state(LEAD)).toMatchObject({ status: 'lost', matchingDueAt: null });
  });

  it('blocks acceptances meanwhile, naming the close', () => {
    const [first] = market.state(LEAD).assignments;
    set('lost');
    const yes = () => happen((it) => acceptAssignment(it, first?.id ?? ''));
    expect(yes).toThrow('Henvendelsen er nettopp lukket.');
    undo('lost');
    yes();
    expect(states()[0]).toBe('accepted');
    const [, second] = market.state(LEAD).assignments;
    set('lost');
    minutesPass(UNDO_MINUTES);
    expect(() => happen((it) => acceptAssignment(it, second?.id ?? ''))).toThrow(
      'Oppdraget er trukket tilbake.',
    );
  });

  it('allows refusals meanwhile, and sends no reminder', () => {
    const [first, ...others] = market.state(LEAD).assignments;
    untilHalfway();
    const earlier = reminded();
    set('lost');
    happen((it) => declineAssignment(it, first?.id ?? ''));
    undo('lost');
    expect(states()).toEqual(['declined', ...others.map(() => 'offered')]);
    expect(reminded()).toEqual(earlier);
  });

  it('on a closed lead starts no matching before ten minutes are over', () => {
    set('lost');
    minutesPass(UNDO_MINUTES);
    const before = [market.state(LEAD), outgoing()];
    set('new');
    minutesPass(UNDO_MINUTES - 1);
    expect(outgoing()).toEqual(before[1]);
    undo('new');
    expect([market.state(LEAD), outgoing()]).toEqual([before[0], before[1]]);
    set('new');
    minutesPass(UNDO_MINUTES);
    expect(states()).toContain('offered');
  });

  it('is announced with its successor as one change, whose ten minutes restart', () => {
    set('lost');
    minutesPass(UNDO_MINUTES - 1);
    set('won');
    minutesPass(UNDO_MINUTES - 1);
    expect(outgoing().reported).toEqual([]);
    minutesPass(1);
    expect(outgoing().reported).toEqual([
      ['lead.status_changed', { from: 'new', to: 'won' }],
      ['lead.won', { from: 'new', to: 'won' }],
    ]);
  });

  it('that returns to the announced one is announced to nobody', () => {
    const before = outgoing();
    set('lost');
    set('new');
    minutesPass(UNDO_MINUTES);
    expect([states(), outgoing()]).toEqual([Array(5).fill('offered'), before]);
  });

  it('is announced once the owner withdraws', () => {
    set('contacted');
    happen((it) => withdrawByOwner(it));
    expect(new Set(states())).toEqual(new Set(['withdrawn']));
    expect(outgoing().reported.map(([event]) => event)).toEqual([
      ...['lead.status_changed', 'lead.contacted'],
      ...['lead.status_changed', 'lead.lost'],
    ]);
    expect(() => undo('contacted')).toThrow('endret siden');
  });

  it('is announced once a partner’s answer changes it', () => {
    const [first] = market.state(LEAD).assignments;
    set('contacted');
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => recordReport(it, first?.id ?? '', 'won'));
    expect(() => undo('contacted')).toThrow('endret siden');
    expect(outgoing().reported.map(([, detail]) => detail)).toContainEqual({
      from: 'new',
      to: 'contacted',
    });
  });

  it('keeps the owner’s question about a reported win when undone', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => recordReport(it, first?.id ?? '', 'won'));
    const before = [market.state(LEAD), outgoing()];
    for (const status of ['lost', 'won', 'contacted'] as const) {
      set(status);
      minutesPass(1);
      undo(status);
      expect([market.state(LEAD), outgoing()]).toEqual(before);
    }
  });

  it('becomes new if the only partner undid its acceptance meanwhile', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    set('lost');
    happen((it) => undoAnswer(it, first?.id ?? ''));
    undo('lost');
    expect(market.state(LEAD).status).toBe('new');
  });

  it('recalls no question about a call that nobody asked', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    set('contacted');
    minutesPass(UNDO_MINUTES);
    expect(market.recalls.map(({ kind }) => kind)).not.toContain('partner-not-called');
  });

  it('delays no deadline of an active lead', () => {
    const [first] = market.state(LEAD).assignments;
    const minutes = (Number(first!.deadline) - Number(market.now)) / 60_000;
    minutesPass(minutes - 5);
    set('contacted');
    minutesPass(5);
    expect(states()[0]).toBe('expired');
  });

  it('is in the history only if it differs from the one that reports had set', () => {
    const [first, ...others] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => recordReport(it, first?.id ?? '', 'lost'));
    for (const { id } of others) happen((it) => declineAssignment(it, id));
    market.advanceHours(15 * 24);
    expect(market.state(LEAD).status).toBe('lost');
    const before = market.events.length;
    set('lost');
    undo('lost');
    expect(market.events).toHaveLength(before);
  });

  describe('while two partners have reported a win, and the owner is asked about the later', () => {
    let ids: string[];
    beforeEach(() => {
      ids = market.state(LEAD).assignments.map(({ id }) => id);
      for (const id of ids.slice(0, 3)) happen((it) => acceptAssignment(it, id));
      set('won');
      minutesPass(UNDO_MINUTES);
      happen((it) => recordReport(it, ids[0]!, 'won'));
      set('contacted');
      minutesPass(UNDO_MINUTES);
      happen((it) => recordReport(it, ids[1]!, 'won'));
      expect(market.state(LEAD).reportedWin?.assignmentId).toBe(ids[1]);
      later();
    });

    it('keeps that question when undone', () => {
      set('lost');
      undo('lost');
      expect(market.state(LEAD).reportedWin?.assignmentId).toBe(ids[1]);
    });

    it('keeps that question when another partner loses the lead', () => {
      happen((it) => withdrawByHand(it, ids[2]!));
      expect(market.state(LEAD).reportedWin?.assignmentId).toBe(ids[1]);
    });

    it('passes it on when undone after that assignment ended', () => {
      set('lost');
      happen((it) => withdrawByHand(it, ids[1]!));
      undo('lost');
      expect(market.state(LEAD)).toMatchObject({
        ...{ status: 'won', reportedWin: { assignmentId: ids[0] } },
      });
    });
  });

  it('drops a reported win whose assignment ended meanwhile', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => recordReport(it, first?.id ?? '', 'won'));
    set('lost');
    happen((it) => withdrawByHand(it, first?.id ?? ''));
    undo('lost');
    expect(market.state(LEAD)).toMatchObject({ status: 'new', reportedWin: null });
  });
});

describe('a status set by hand on a lead without an accepted partner', () => {
  it('survives a later change that is undone, though an offer is withdrawn meanwhile', () => {
    const [first, second] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => withdrawByHand(it, first?.id ?? ''));
    set('contacted');
    minutesPass(UNDO_MINUTES);
    set('lost');
    happen((it) => withdrawByHand(it, second?.id ?? ''));
    undo('lost');
    expect(market.state(LEAD).status).toBe('contacted');
  });

  it('takes effect at once while the lead is held, because a held lead causes no message', () => {
    market.leads.set(LEAD, { ...market.state(LEAD), suspicion: 'holds-a-link' });
    happen((it) => setStatus(it, 'lost'));
    expect(market.state(LEAD)).toMatchObject({ status: 'lost', undoableStatus: { pending: null } });
    expect(states()).not.toContain('offered');
  });
});

it('a status set while the owner is asked about a win pauses the search for ten minutes', () => {
  const [first, second] = market.state(LEAD).assignments.map(({ id }) => id);
  happen((it) => acceptAssignment(it, first ?? ''));
  happen((it) => recordReport(it, first ?? '', 'won'));
  happen((it) => declineAssignment(it, second ?? '', 'no-time'));
  market.join('S6');
  const asked = states().length;
  set('contacted');
  expect(states()).toHaveLength(asked);
  minutesPass(UNDO_MINUTES);
  expect(states()).toHaveLength(asked + 1);
});

describe('an undone change of status', () => {
  it('restores status and first contact, and is recorded', () => {
    set('contacted');
    later();
    undo('contacted');
    expect(market.state(LEAD)).toMatchObject({
      status: 'new',
      contactedAt: null,
      undoableStatus: null,
    });
    expect(market.events.at(-1)).toMatchObject({
      kind: 'status-undone',
      detail: { from: 'contacted', to: 'new' },
    });
  });

  it('keeps an earlier first contact', () => {
    set('contacted');
    const first = market.now;
    later();
    set('won');
    undo('won');
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', contactedAt: first });
  });

  it('counts the open assignments, so that nobody else is asked and each is reminded once', () => {
    const ids = market.state(LEAD).assignments.map(({ id }) => id);
    for (let nth = 6; nth <= 9; nth += 1) market.join(`S${nth}`);
    set('lost');
    undo('lost');
    expect(states()).toHaveLength(ids.length);
    untilHalfway();
    expect(reminded()).toEqual(ids);
    set('lost');
    undo('lost');
    market.advanceHours(0.5);
    expect(reminded().filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('reminds halfway to the original deadline, even if answer hours changed', () => {
    const before = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
    set('lost');
    market.policy = { answerHours: 120, automatic: true };
    undo('lost');
    const after = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
    for (const [nth, each] of after.entries()) {
      expect(Math.abs(each - (before[nth] ?? 0))).toBeLessThan(1_000);
    }
  });

  it('leaves assignments ended that the administrator withdrew before', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => withdrawByHand(it, first?.id ?? ''));
    later();
    set('lost');
    undo('lost');
    expect(states()[0]).toBe('withdrawn');
  });

  it('is named by its moment, not by a later equal status', () => {
    let mine: Date | undefined;
    happen((it) => (mine = setStatus(it, 'won')));
    expect(mine).toEqual(market.now);
    later();
    set('lost');
    set('won');
    expect(() => happen((it) => undoStatus(it, 'won', mine))).toThrow('endret siden');
    happen((it) => undoStatus(it, 'won', market.now));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('is absent if the status was the same', () => {
    set('won');
    happen((it) => expect(setStatus(it, 'won', 'new')).toBeUndefined());
  });

  it('is absent if the lead has been closed since it was stored', () => {
    market.leads.set(LEAD, { ...market.state(LEAD), status: 'lost', undoableStatus: null });
    happen((it) => expect(setStatus(it, 'lost')).toBeUndefined());
  });

  it('may have been made by a partner’s report', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => acceptAssignment(it, first?.id ?? ''));
    happen((it) => recordReport(it, first?.id ?? '', 'won'));
    expect(market.state(LEAD).status).toBe('won');
    undo('won');
    expect(market.state(LEAD).status).toBe('matched');
  });

  it('reopens nothing whose place others took meanwhile', () => {
    const [first, ...others] = market.state(LEAD).assignments;
    for (const { id } of others.slice(0, 2)) happen((it) => acceptAssignment(it, id));
    set('new');
    market.happen(LEAD, (it) => acceptAssignment(it, first?.id ?? ''));
    expect(states()).toEqual(['accepted', 'accepted', 'accepted', 'filled', 'filled']);
    market.happen(LEAD, (it) => showMore(it));
    market.happen(LEAD, (it) => undoStatus(it, 'matched'));
    expect(states()).toEqual(['accepted', 'accepted', 'accepted', 'filled', 'filled']);
  });

  it('reopens nothing of a lead merged meanwhile', () => {
    const other = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    market.receive(sampleLead({ id: 'lead-2', receivedAt: market.now, ...other }));
    market.settle();
    const merged = () => market.state('lead-2').assignments.map(({ state }) => state);
    expect(merged()).toContain('offered');
    market.happen('lead-2', (it) => setStatus(it, 'lost'));
    market.happen('lead-2', (it) => mergeByHand(it));
    market.happen('lead-2', (it) => undoStatus(it, 'lost'));
    expect(merged()).not.toContain('offered');
  });

  it('asks nobody about a lead that the owner withdrew', () => {
    happen((it) => agreeToAgent(it, true));
    happen((it) => withdrawByOwner(it));
    const ended = states();
    later();
    undo('lost');
    expect(states()).toEqual(ended);
    set('new');
    expect(states()).toEqual(ended);
    const noConsent = expect.objectContaining({ code: 'no-stylist-consent' });
    market.join('S6');
    expect(() => happen((it) => offerTo(it, 'partner-S6'))).toThrow(noConsent);
    const said = market.state(LEAD).consents.slice(-2);
    const accepted = { granted: false, at: expect.any(Date), place: 'owner-page' };
    expect(said).toMatchObject([
      { subject: 'stylist', ...accepted },
      { subject: 'estate-agent', ...accepted },
    ]);
  });

  it('is announced to no integrator, also for a held lead', () => {
    const reported = () => market.announcements.map(({ event, detail }) => [event, detail]);
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(reported()).toEqual([]);
    market.leads.set(LEAD, { ...market.state(LEAD), suspicion: 'hidden-field-filled' });
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(reported()).toEqual([]);
  });

  it('may restore a closed status, whose assignments then end', () => {
    set('lost');
    later();
    set('won');
    undo('won');
    expect([market.state(LEAD).status, states()]).toEqual(['lost', Array(5).fill('offered')]);
    minutesPass(UNDO_MINUTES);
    expect(states()).toEqual(Array(5).fill('withdrawn'));
  });

  it('is refused after ten minutes', () => {
    set('lost');
    minutesPass(UNDO_MINUTES);
    expect(() => undo('lost')).toThrow('Fristen for å angre er ute.');
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('ends assignments made by hand since, if it restores a closed status', () => {
    set('lost');
    minutesPass(UNDO_MINUTES);
    set('new');
    happen((it) => matchByHand(it));
    expect(states()).toContain('offered');
    undo('new');
    expect(states()).not.toContain('offered');
  });

  it('is refused after another change of status, and twice', () => {
    set('won');
    expect(() => undo('lost')).toThrow('endret siden');
    undo('won');
    expect(() => undo('new')).toThrow('endret siden');
  });
});
