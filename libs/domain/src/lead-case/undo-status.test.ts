import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../assignments/assignment.js';
import { arrivalConsents } from '../leads/consent.js';
import type { LeadCase } from './lead-case.js';
import { LEAD_STATUSES, type LeadStatus } from '../leads/lead.js';
import { Market } from '../testing/market.js';
import { sampleRequest } from '../testing/sample-request.js';

const LEAD = 'lead-1';
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleRequest(), arrivalConsents('form', market.now));
  market.settle();
});

const happen = (what: (leadCase: LeadCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const set = (status: LeadStatus) => happen((it) => it.setStatus(status));
const undo = (status: LeadStatus) => happen((it) => it.undoStatus(status));
const states = () => market.state(LEAD).assignments.map(({ state }) => state);
const minutesPass = (minutes: number) => market.advanceHours(minutes / 60);
const later = () => minutesPass(1);
/** All that leaves for others: emails, what is taken back of them, webhooks. */
const outgoing = () => ({
  mails: market.mails.map(({ kind, assignmentId }) => [kind, assignmentId]),
  recalls: market.recalls.length,
  told: market.announcements.map(({ event, detail }) => [event, detail]),
});

/** Until a moment after those who were asked first are to be reminded. */
const untilHalfway = () => {
  const due = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
  market.advanceHours((Math.max(...due) - Number(market.now)) / 3_600_000 + 0.1);
};
const reminded = () =>
  market.mails.flatMap(({ kind, assignmentId }) =>
    kind === 'partner-reminder' && assignmentId ? [assignmentId] : [],
  );

it('a refusal that is taken back is reminded of as any other question', () => {
  const [first] = market.state(LEAD).assignments.map(({ id }) => id);
  happen((it) => it.decline(first ?? '', 'no-time'));
  happen((it) => it.undo(first ?? ''));
  untilHalfway();
  expect(reminded()).toContain(first);
});

describe('a status that is set by hand', () => {
  it.each(LEAD_STATUSES)(
    'to %s and undone within ten minutes has left nothing behind',
    (status) => {
      const [first] = market.state(LEAD).assignments;
      happen((it) => it.accept(first?.id ?? ''));
      const before = [market.state(LEAD), outgoing()];
      set(status);
      minutesPass(UNDO_MINUTES - 1);
      if (status !== 'matched') undo(status);
      expect([market.state(LEAD), outgoing()]).toEqual(before);
    },
  );

  it('ends the questions and is told once ten minutes are over', () => {
    set('lost');
    const before = outgoing();
    minutesPass(UNDO_MINUTES - 1);
    expect([states(), outgoing()]).toEqual([Array(5).fill('offered'), before]);
    minutesPass(1);
    expect(states()).toEqual(Array(5).fill('withdrawn'));
    const { mails, told } = outgoing();
    expect(mails.slice(-5).map(([kind]) => kind)).toEqual(Array(5).fill('assignment-withdrawn'));
    const detail = { from: 'new', to: 'lost' };
    expect(told).toEqual([
      ['lead.status_changed', detail],
      ['lead.lost', detail],
    ]);
    expect(market.state(LEAD)).toMatchObject({ status: 'lost', matchingDueAt: null });
  });

  it('takes no yes meanwhile, which says that the lead has just been closed', () => {
    const [first] = market.state(LEAD).assignments;
    set('lost');
    const yes = () => happen((it) => it.accept(first?.id ?? ''));
    expect(yes).toThrow('Henvendelsen er nettopp lukket.');
    undo('lost');
    yes();
    expect(states()[0]).toBe('accepted');
  });

  it('takes a no meanwhile, and reminds nobody', () => {
    const [first, ...others] = market.state(LEAD).assignments;
    untilHalfway();
    const earlier = reminded();
    set('lost');
    happen((it) => it.decline(first?.id ?? ''));
    undo('lost');
    expect(states()).toEqual(['declined', ...others.map(() => 'offered')]);
    expect(reminded()).toEqual(earlier);
  });

  it('asks nobody about a lead that was closed before ten minutes are over', () => {
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

  it('is told with the one that follows it as one change, whose ten minutes count anew', () => {
    set('lost');
    minutesPass(UNDO_MINUTES - 1);
    set('won');
    minutesPass(UNDO_MINUTES - 1);
    expect(outgoing().told).toEqual([]);
    minutesPass(1);
    expect(outgoing().told).toEqual([
      ['lead.status_changed', { from: 'new', to: 'won' }],
      ['lead.won', { from: 'new', to: 'won' }],
    ]);
  });

  it('that leads back to what was told before is told to nobody', () => {
    const before = outgoing();
    set('lost');
    set('new');
    minutesPass(UNDO_MINUTES);
    expect([states(), outgoing()]).toEqual([Array(5).fill('offered'), before]);
  });

  it('waits no longer once the owner withdraws', () => {
    set('contacted');
    happen((it) => it.withdrawByOwner());
    expect(new Set(states())).toEqual(new Set(['withdrawn']));
    expect(outgoing().told.map(([event]) => event)).toEqual([
      ...['lead.status_changed', 'lead.contacted'],
      ...['lead.status_changed', 'lead.lost'],
    ]);
    expect(() => undo('contacted')).toThrow('endret siden');
  });

  it('waits no longer once a partner’s answer changes it', () => {
    const [first] = market.state(LEAD).assignments;
    set('contacted');
    happen((it) => it.accept(first?.id ?? ''));
    happen((it) => it.report(first?.id ?? '', 'won'));
    expect(() => undo('contacted')).toThrow('endret siden');
    expect(outgoing().told.map(([, detail]) => detail)).toContainEqual({
      from: 'new',
      to: 'contacted',
    });
  });

  it('keeps a reported win that the owner is asked about, where it is undone', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.accept(first?.id ?? ''));
    happen((it) => it.report(first?.id ?? '', 'won'));
    const before = [market.state(LEAD), outgoing()];
    for (const status of ['lost', 'won', 'contacted'] as const) {
      set(status);
      minutesPass(1);
      undo(status);
      expect([market.state(LEAD), outgoing()]).toEqual(before);
    }
  });

  it('leaves it as new where the only partner has given it back meanwhile', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.accept(first?.id ?? ''));
    set('lost');
    happen((it) => it.undo(first?.id ?? ''));
    undo('lost');
    expect(market.state(LEAD).status).toBe('new');
  });

  it('loses a reported win whose assignment has ended meanwhile', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.accept(first?.id ?? ''));
    happen((it) => it.report(first?.id ?? '', 'won'));
    set('lost');
    happen((it) => it.withdraw(first?.id ?? ''));
    undo('lost');
    expect(market.state(LEAD)).toMatchObject({ status: 'new', reportedWin: null });
  });
});

describe('a change of status that is undone', () => {
  it('leads back to what it was, first contact too, and is told in the history', () => {
    set('contacted');
    later();
    undo('contacted');
    expect(market.state(LEAD)).toMatchObject({
      status: 'new',
      contactedAt: null,
      stoodBefore: null,
    });
    expect(market.events.at(-1)).toMatchObject({
      kind: 'status-undone',
      detail: { from: 'contacted', to: 'new' },
    });
  });

  it('keeps the first contact that was before it', () => {
    set('contacted');
    const first = market.now;
    later();
    set('won');
    undo('won');
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', contactedAt: first });
  });

  it('counts on them as before, so that nobody else is asked, and reminds them halfway, once', () => {
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

  it('reminds halfway to the deadline that was told, though partners are given longer since', () => {
    const before = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
    set('lost');
    market.policy = { answerHours: 120, automatic: true };
    undo('lost');
    const after = market.state(LEAD).assignments.map(({ remindAt }) => Number(remindAt));
    for (const [nth, each] of after.entries()) {
      expect(Math.abs(each - (before[nth] ?? 0))).toBeLessThan(1_000);
    }
  });

  it('leaves those ended that the administrator had taken back before', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.withdraw(first?.id ?? ''));
    later();
    set('lost');
    undo('lost');
    expect(states()[0]).toBe('withdrawn');
  });

  it('is undone by its moment where that is named, and not what was set so once more', () => {
    let mine: Date | undefined;
    happen((it) => (mine = it.setStatus('won')));
    expect(mine).toEqual(market.now);
    later();
    set('lost');
    set('won');
    expect(() => happen((it) => it.undoStatus('won', mine))).toThrow('endret siden');
    happen((it) => it.undoStatus('won', market.now));
    expect(market.state(LEAD).status).toBe('lost');
  });

  it('is none where it stood so before', () => {
    set('won');
    happen((it) => expect(it.setStatus('won', 'new')).toBeUndefined());
  });

  it('is undone whoever made it', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.accept(first?.id ?? ''));
    happen((it) => it.report(first?.id ?? '', 'won'));
    expect(market.state(LEAD).status).toBe('won');
    undo('won');
    expect(market.state(LEAD).status).toBe('matched');
  });

  it('asks nobody whose place others had taken in that moment, but looks for one anew', () => {
    const [first, ...others] = market.state(LEAD).assignments;
    for (const { id } of others.slice(0, 2)) happen((it) => it.accept(id));
    set('new');
    market.happen(LEAD, (it) => it.accept(first?.id ?? ''));
    expect(states()).toEqual(['accepted', 'accepted', 'accepted', 'filled', 'filled']);
    market.happen(LEAD, (it) => it.showMore());
    market.happen(LEAD, (it) => it.undoStatus('matched'));
    expect(states()).toEqual(['accepted', 'accepted', 'accepted', 'filled', 'filled']);
  });

  it('opens nothing of what has joined another meanwhile', () => {
    const other = { customerPhone: '99887766', customerEmail: 'ola@online.no' };
    market.receive(sampleRequest({ id: 'lead-2', receivedAt: market.now, ...other }));
    market.settle();
    const joined = () => market.state('lead-2').assignments.map(({ state }) => state);
    expect(joined()).toContain('offered');
    market.happen('lead-2', (it) => it.setStatus('lost'));
    market.happen('lead-2', (it) => it.join());
    market.happen('lead-2', (it) => it.undoStatus('lost'));
    expect(joined()).not.toContain('offered');
  });

  it('asks nobody about what the owner has withdrawn', () => {
    happen((it) => it.agreeToAgent(true));
    happen((it) => it.withdrawByOwner());
    const ended = states();
    later();
    undo('lost');
    expect(states()).toEqual(ended);
    set('new');
    expect(states()).toEqual(ended);
    const noConsent = expect.objectContaining({ code: 'no-stylist-consent' });
    market.join('S6');
    expect(() => happen((it) => it.passOnTo('partner-S6'))).toThrow(noConsent);
    const said = market.state(LEAD).consents.slice(-2);
    const taken = { granted: false, at: expect.any(Date), place: 'owner-page' };
    expect(said).toMatchObject([
      { subject: 'stylist', ...taken },
      { subject: 'estate-agent', ...taken },
    ]);
  });

  it('is told to no integrator, as the change was not, also of a held lead', () => {
    const told = () => market.announcements.map(({ event, detail }) => [event, detail]);
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(told()).toEqual([]);
    market.leads.set(LEAD, { ...market.state(LEAD), suspicion: 'hidden-field-filled' });
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(told()).toEqual([]);
  });

  it('leads back to a closed one, of which the questions end all the same', () => {
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

  it('ends what was asked by hand since, where it leads back to a closed one', () => {
    set('lost');
    minutesPass(UNDO_MINUTES);
    set('new');
    happen((it) => it.matchByHand());
    expect(states()).toContain('offered');
    undo('new');
    expect(states()).not.toContain('offered');
  });

  it('is refused when the status is another by now, and a second time', () => {
    set('won');
    expect(() => undo('lost')).toThrow('endret siden');
    undo('won');
    expect(() => undo('new')).toThrow('endret siden');
  });
});
