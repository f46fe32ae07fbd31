import { beforeEach, describe, expect, it } from '@jest/globals';
import { UNDO_MINUTES } from '../../assignments/assignment.js';
import { arrivalConsents } from '../../leads/consent.js';
import type { OpenCase } from '../open-case.js';
import { canSayNotCalled } from '../status.js';
import { Market } from '../../testing/market.js';
import { sampleLead } from '../../testing/sample-lead.js';
import { acceptAssignment } from '../answer.js';
import { withdrawByHand } from '../by-hand.js';
import { nobodyCalled, settleNobodyCalled } from '../owner.js';
import { recordReport, answerWin } from '../report.js';
import { setStatus, undoStatus } from '../pending-status.js';
import { withdrawByOwner } from '../owner-consents.js';

/** Two working days after a Tuesday at 10. */
const PROMISED_HOURS = 48;
const LEAD = 'lead-1';
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(), arrivalConsents('form', market.now));
  market.settle();
  for (const place of [0, 1]) happen((it) => acceptAssignment(it, id(place)));
});

const state = () => market.state(LEAD);
const one = (place: number) => state().assignments[place]!;
const id = (place: number) => one(place).id;
const happen = (what: (leadCase: OpenCase) => void) => market.happen(LEAD, what);
const later = (hours: number) => {
  market.now = new Date(+market.now + hours * 3_600_000);
};
const say = (place: number) => happen((it) => nobodyCalled(it, id(place)));
const emails = () =>
  market.mails.filter(({ kind }) => kind === 'partner-not-called').map((it) => it.assignmentId);
const recalled = () =>
  market.recalls.filter(({ kind }) => kind === 'partner-not-called').map((it) => it.assignmentId);

describe('«Ingen har ringt meg»', () => {
  it('is possible from two working days after the acceptance', () => {
    later(PROMISED_HOURS - 0.01);
    say(0);
    expect([emails(), canSayNotCalled(one(0), market.now)]).toEqual([[], false]);
    later(0.01);
    expect(canSayNotCalled(one(0), market.now)).toBe(true);
    say(0);
    expect(emails()).toEqual([id(0)]);
  });

  it('is never said of a partner that no longer has the lead, or has reported', () => {
    later(PROMISED_HOURS);
    const { now } = market;
    expect(canSayNotCalled(one(0), now)).toBe(true);
    for (const changes of [{ state: 'withdrawn' }, { report: 'lost' }, { answeredAt: null }]) {
      expect(canSayNotCalled({ ...one(0), ...changes } as never, now)).toBe(false);
    }
  });

  it('concerns one partner, whom the history names', () => {
    later(PROMISED_HOURS);
    say(1);
    expect(emails()).toEqual([id(1)]);
    expect([one(0).notCalledAt, one(1).notCalledAt]).toEqual([null, market.now]);
    const { partnerId } = one(1);
    expect(market.events.at(-1)).toMatchObject({ kind: 'nobody-called', detail: { partnerId } });
  });

  it('is settled by the report of that partner, though another has yet to report', () => {
    later(PROMISED_HOURS);
    say(0);
    expect(state().nobodyCalledAt).toEqual(market.now);
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(state().nobodyCalledAt).toBeNull();
  });

  it('stands when a status is undone, unless a partner reported meanwhile', () => {
    later(PROMISED_HOURS);
    happen((it) => recordReport(it, id(1), 'contacted'));
    later(1);
    say(0);
    const { now } = market;
    happen((it) => withdrawByHand(it, id(0)));
    const undone = (meanwhile = () => {}) => {
      later(1);
      happen((it) => setStatus(it, 'lost'));
      meanwhile();
      happen((it) => undoStatus(it, 'lost'));
      return state().nobodyCalledAt;
    };
    expect(undone()).toEqual(now);
    expect(undone(() => happen((it) => recordReport(it, id(1), 'lost')))).toBeNull();
  });

  it('is accepted once a day per partner', () => {
    later(PROMISED_HOURS);
    say(0);
    later(23.99);
    for (const place of [0, 1]) say(place);
    expect(emails()).toEqual([id(0), id(1)]);
    later(0.01);
    say(0);
    expect(emails()).toEqual([id(0), id(1), id(0)]);
  });

  it('is not possible without an acceptance, or after a report', () => {
    later(PROMISED_HOURS);
    happen((it) => recordReport(it, id(0), 'contacted'));
    for (const place of [0, 2]) say(place);
    expect(emails()).toEqual([]);
  });

  it('on a closed lead notifies the partner only', () => {
    later(PROMISED_HOURS);
    happen((it) => setStatus(it, 'lost'));
    say(0);
    expect([emails(), state().nobodyCalledAt]).toEqual([[id(0)], null]);
  });
});

describe('the wait for a call', () => {
  beforeEach(() => {
    later(PROMISED_HOURS);
    say(0);
  });

  it.each<[string, (leadCase: OpenCase) => void]>([
    ['that partner reports', (it) => recordReport(it, id(0), 'contacted')],
    ['the owner withdraws', (it) => withdrawByOwner(it)],
    ['the administrator settles it', (it) => settleNobodyCalled(it)],
  ])('lasts until %s', (_, what) => {
    expect(state().nobodyCalledAt).toEqual(market.now);
    happen(what);
    expect(state().nobodyCalledAt).toBeNull();
    expect(recalled()).toContain(id(0));
  });

  it('ends when no partner has the lead any more', () => {
    happen((it) => withdrawByHand(it, id(1)));
    expect(state().nobodyCalledAt).not.toBeNull();
    happen((it) => withdrawByHand(it, id(0)));
    expect(state()).toMatchObject({ status: 'new', nobodyCalledAt: null });
  });

  it('continues although another partner reports its outcome', () => {
    happen((it) => recordReport(it, id(1), 'contacted'));
    expect(state()).toMatchObject({ status: 'contacted', nobodyCalledAt: market.now });
    expect(recalled()).not.toContain(id(0));
  });

  it('for two partners lasts until both report', () => {
    later(1);
    say(1);
    const since = state().nobodyCalledAt;
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(state().nobodyCalledAt).toEqual(since);
    happen((it) => recordReport(it, id(1), 'contacted'));
    expect(state().nobodyCalledAt).toBeNull();
  });

  it('begins again with the next partner once it was settled', () => {
    happen((it) => settleNobodyCalled(it));
    later(1);
    say(1);
    happen((it) => recordReport(it, id(1), 'contacted'));
    expect(state().nobodyCalledAt).toBeNull();
  });

  it.each([
    ['without another e-mail', true, 1],
    ['with an e-mail, if none has left', false, 2],
  ])('goes on when the owner denies a reported win, %s', (_, hasLeft, count) => {
    happen((it) => recordReport(it, id(1), 'won'));
    if (!hasLeft) market.leads.set(LEAD, { ...state(), notifiedAt: new Map() });
    happen((it) => answerWin(it, id(1), false));
    expect(state()).toMatchObject({ status: 'matched', nobodyCalledAt: market.now });
    expect(emails()).toEqual(Array(count).fill(id(0)));
  });

  it('goes on after an undone status unless the partner has reported meanwhile', () => {
    const since = state().nobodyCalledAt;
    const undone = (what: () => void) => {
      happen((it) => setStatus(it, 'lost'));
      what();
      happen((it) => undoStatus(it, 'lost'));
      return state().nobodyCalledAt;
    };
    expect(undone(() => undefined)).toEqual(since);
    expect(undone(() => happen((it) => recordReport(it, id(1), 'contacted')))).toEqual(since);
    expect(undone(() => happen((it) => recordReport(it, id(0), 'contacted')))).toBeNull();
  });

  it('ends when the owner confirms a reported win', () => {
    happen((it) => recordReport(it, id(1), 'won'));
    expect(state().nobodyCalledAt).not.toBeNull();
    happen((it) => answerWin(it, id(1), true));
    expect(state().nobodyCalledAt).toBeNull();
  });

  it('lasts until the administrator sets the status, whose e-mail waits for the undo period', () => {
    happen((it) => setStatus(it, 'contacted'));
    expect([state().nobodyCalledAt, recalled()]).toEqual([null, []]);
    market.advanceHours(UNDO_MINUTES / 60);
    expect(recalled()).toContain(id(0));
  });

  it('continues without another e-mail when the ending status is undone', () => {
    const { nobodyCalledAt } = state();
    happen((it) => setStatus(it, 'contacted'));
    later(UNDO_MINUTES / 60 / 2);
    happen((it) => undoStatus(it, 'contacted'));
    expect([state().nobodyCalledAt, emails(), recalled()]).toEqual([nobodyCalledAt, [id(0)], []]);
  });

  it('ends if the partner reports before the status is undone', () => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => recordReport(it, id(0), 'lost'));
    happen((it) => undoStatus(it, 'lost'));
    expect(state().nobodyCalledAt).toBeNull();
  });

  it('is settled once in the history', () => {
    const settled = () => market.events.filter(({ kind }) => kind === 'nobody-called-settled');
    happen((it) => settleNobodyCalled(it));
    happen((it) => settleNobodyCalled(it));
    expect(settled()).toHaveLength(1);
  });
});
