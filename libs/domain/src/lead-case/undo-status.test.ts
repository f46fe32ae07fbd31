import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrivalConsents } from '../leads/consent.js';
import type { LeadCase } from './lead-case.js';
import type { LeadStatus } from '../leads/lead.js';
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
const later = (hours: number) => {
  market.now = new Date(market.now.getTime() + hours * 3_600_000);
};

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

describe('a change of status that is undone', () => {
  it('leads back to what it was, first contact too, and is told in the history', () => {
    set('contacted');
    later(1);
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
    later(1);
    set('won');
    undo('won');
    expect(market.state(LEAD)).toMatchObject({ status: 'contacted', contactedAt: first });
  });

  it('opens the questions again that it had ended, and tells only who has been told', () => {
    const open = states();
    expect(open).toContain('offered');
    set('lost');
    expect(states()).toEqual(open.map(() => 'withdrawn'));
    later(1);
    undo('lost');
    expect(states()).toEqual(open);
    const recalled = market.recalls.filter(({ kind }) => kind === 'assignment-withdrawn');
    expect(recalled).toHaveLength(open.length);
    expect(market.figures.get('partner-S1')?.open).toBe(1);
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

  it('leaves those ended whose deadline has passed, and asks on', () => {
    set('lost');
    const before = states().length;
    later(48);
    undo('lost');
    expect(states().slice(0, before)).toEqual(Array(before).fill('withdrawn'));
    expect(market.state(LEAD).status).toBe('new');
  });

  it('leaves those ended that the administrator had taken back before', () => {
    const [first] = market.state(LEAD).assignments;
    happen((it) => it.withdraw(first?.id ?? ''));
    later(1);
    set('lost');
    undo('lost');
    expect(states()[0]).toBe('withdrawn');
  });

  it('is undone by its moment where that is named, and not what was set so once more', () => {
    let mine: Date | undefined;
    happen((it) => (mine = it.setStatus('won')));
    expect(mine).toEqual(market.now);
    later(1);
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

  it('asks those anew whose questions are open again, and says so in the history', () => {
    set('lost');
    later(1);
    market.mails.length = 0;
    market.happen(LEAD, (it) => it.undoStatus('lost'));
    expect(market.mails.map(({ kind }) => kind)).toEqual(Array(5).fill('partner-question'));
    const reopened = market.events.filter(({ kind }) => kind === 'question-reopened');
    expect(reopened.map(({ detail }) => detail)).toEqual(
      [1, 2, 3, 4, 5].map((nth) => ({ partnerId: `partner-S${nth}`, partnerName: `S${nth}` })),
    );
    expect(market.state(LEAD).matchingDueAt).toEqual(market.now);
  });

  it('opens no question whose deadline passes at that moment', () => {
    const before = states().length;
    set('lost');
    later(24);
    undo('lost');
    expect(states().slice(0, before)).toEqual(Array(before).fill('withdrawn'));
  });

  it('asks nobody who has paused meanwhile', () => {
    set('lost');
    market.change('partner-S1', { active: false });
    undo('lost');
    expect(states()).toEqual(['withdrawn', 'offered', 'offered', 'offered', 'offered']);
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

  it('opens nothing where it leads back to a closed one', () => {
    set('lost');
    set('won');
    undo('won');
    expect(market.state(LEAD).status).toBe('lost');
    expect(states()).not.toContain('offered');
  });

  it('leaves nobody asked where it leads back to a closed one', () => {
    set('lost');
    later(1);
    set('new');
    expect(states()).toContain('offered');
    later(1);
    market.mails.length = 0;
    undo('new');
    expect(market.state(LEAD)).toMatchObject({ status: 'lost', matchingDueAt: null });
    expect(new Set(states())).toEqual(new Set(['withdrawn']));
    expect(market.mails.map(({ kind }) => kind)).toEqual(Array(5).fill('assignment-withdrawn'));
  });

  it('asks nobody about what the owner has withdrawn', () => {
    happen((it) => it.agreeToAgent(true));
    happen((it) => it.withdrawByOwner());
    const ended = states();
    later(1);
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

  it('is told to integrators, unless the request is held', () => {
    const told = () => market.announcements.map(({ event, detail }) => [event, detail]);
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(told()).toEqual([['lead.status_changed', { from: 'contacted', to: 'new' }]]);
    market.leads.set(LEAD, { ...market.state(LEAD), suspicion: 'hidden-field-filled' });
    set('contacted');
    market.announcements.length = 0;
    undo('contacted');
    expect(told()).toEqual([]);
  });

  it('is refused when the status is another by now, and a second time', () => {
    set('won');
    expect(() => undo('lost')).toThrow('endret siden');
    undo('won');
    expect(() => undo('new')).toThrow('endret siden');
  });
});
