import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AssignmentState } from '../assignments/assignment.js';
import { arrivalConsents } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { ownerChoices, ownerSearch } from './owner-choices.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment } from './answer.js';
import { recordReport, answerWin } from './report.js';
import { showMore, withdrawByOwner } from './owner-consents.js';
import { keepWaiting } from './owner.js';
import { setStatus, undoStatus } from './pending-status.js';
import { withdrawByHand } from './by-hand.js';

const LEAD = 'lead-1';
/** Longer than three working days that begin on a Tuesday. */
const DAYS_OF_SILENCE = 4;
/** Longer than the search. */
const DAYS_OF_SEARCH = 15;
let market: Market;
beforeEach(() => {
  market = new Market();
  for (let nth = 1; nth <= 5; nth += 1) market.join(`S${nth}`);
  market.receive(sampleLead(), arrivalConsents('form', market.now));
  market.settle();
  happen((it) => acceptAssignment(it, id(0)));
});

const state = () => market.state(LEAD);
const all = () => state().assignments;
const id = (place: number) => all()[place]?.id ?? '';
const states = () => all().map((each) => each.state);
const happen = (what: (leadCase: OpenCase) => void) => {
  market.happen(LEAD, what);
  market.settle();
};
const daysPass = (days: number) => market.advanceHours(24 * days);
const choices = () => ownerChoices(state(), market.now);
const emails = (kind: string) => market.mails.filter((mail) => mail.kind === kind);
const recalled = () => market.recalls.filter(({ kind }) => kind === 'owner-choice').length;
const OTHERS_ARE_ASKED: AssignmentState[] = ['accepted', 'offered', 'offered', 'offered'];

describe('a reported loss', () => {
  it('leaves the others asked and the search running', () => {
    const { matchUntil } = state();
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(states().slice(0, 4)).toEqual(OTHERS_ARE_ASKED);
    expect(state()).toMatchObject({ status: 'contacted', matchUntil });
    happen((it) => acceptAssignment(it, id(1)));
    expect(states()[1]).toBe('accepted');
  });

  it('of the only partner makes the lead lost after the fourteen days', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    for (const place of [1, 2, 3, 4]) happen((it) => declineAssignment(it, id(place)));
    expect(state().status).toBe('contacted');
    daysPass(DAYS_OF_SEARCH);
    expect(state().status).toBe('lost');
    expect(emails('owner-search-ended')).toHaveLength(1);
    expect(market.recalls.map(({ kind }) => kind)).not.toContain('owner-search-ended');
  });

  it('of the only partner of a merged lead makes it lost after the fourteen days too', () => {
    market.leads.set(LEAD, { ...state(), mergedInto: 'lead-0', mergeKind: 'by-hand' });
    happen((it) => recordReport(it, id(0), 'lost'));
    for (const place of [1, 2, 3, 4]) happen((it) => declineAssignment(it, id(place)));
    expect(state().status).toBe('contacted');
    daysPass(DAYS_OF_SEARCH);
    expect(state().status).toBe('lost');
  });

  it('of all partners makes the lead lost once no place is free and nobody is asked', () => {
    for (const place of [1, 2]) happen((it) => acceptAssignment(it, id(place)));
    for (const place of [0, 1]) happen((it) => recordReport(it, id(place), 'lost'));
    expect(state().status).toBe('contacted');
    happen((it) => recordReport(it, id(2), 'lost'));
    expect(state().status).toBe('lost');
  });

  it('of all partners, confirmed by the owner, recalls the news of the search', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    daysPass(DAYS_OF_SEARCH);
    happen((it) => withdrawByOwner(it));
    expect(state().status).toBe('lost');
    expect(market.recalls).toContainEqual({ kind: 'owner-search-ended', assignmentId: null });
  });

  it('leaves the owner every choice', () => {
    for (const place of [1, 2]) happen((it) => acceptAssignment(it, id(place)));
    for (const place of [0, 1, 2]) happen((it) => recordReport(it, id(place), 'lost'));
    expect(choices().canShowMore).toBe(true);
    market.join('S6');
    happen((it) => showMore(it));
    expect(states()).toContain('offered');
    expect(state().status).toBe('contacted');
  });

  it('of all partners leaves the owner the choice to wait', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    daysPass(DAYS_OF_SEARCH);
    expect(ownerSearch(state(), market.now).state).toBe('ended');
    expect(choices().canKeepWaiting).toBe(true);
    market.join('S6');
    happen((it) => keepWaiting(it));
    expect(state().status).toBe('contacted');
    expect(states()).toContain('offered');
    daysPass(DAYS_OF_SEARCH);
    expect(state().status).toBe('lost');
  });

  it('changed to a contact makes a lost lead contacted', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    daysPass(DAYS_OF_SEARCH);
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(state().status).toBe('contacted');
  });

  it('yields to a later status by the administrator', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    daysPass(DAYS_OF_SEARCH);
    happen((it) => setStatus(it, 'contacted'));
    expect(state().status).toBe('contacted');
    happen((it) => setStatus(it, 'lost'));
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(state().status).toBe('lost');
  });

  it('of a lead that the owner withdrew stays lost', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    daysPass(DAYS_OF_SEARCH);
    happen((it) => withdrawByOwner(it));
    expect(state().status).toBe('lost');
    expect(choices()).toMatchObject({ canWithdraw: false, canKeepWaiting: false });
  });
});

describe('a reported win', () => {
  beforeEach(() => happen((it) => recordReport(it, id(0), 'won')));

  it('makes the lead won, asks the owner and ends no assignment', () => {
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(0) } });
    expect(emails('owner-choice')).toMatchObject([{ assignmentId: id(0) }]);
    expect(states().slice(0, 4)).toEqual(OTHERS_ARE_ASKED);
    happen((it) => acceptAssignment(it, id(1)));
    expect(states()[1]).toBe('accepted');
    expect(state().status).toBe('won');
  });

  it('pauses matching while the owner has not answered', () => {
    market.join('S6');
    for (const place of [1, 2, 3, 4]) happen((it) => declineAssignment(it, id(place)));
    expect(states()).not.toContain('offered');
    expect(ownerSearch(state(), market.now).state).toBe('closed');
    expect(choices()).toMatchObject({ canShowMore: false, canKeepWaiting: false });
    happen((it) => answerWin(it, id(0), false));
    expect(states()).toContain('offered');
  });

  it('ends open assignments unpaid when the owner confirms', () => {
    happen((it) => answerWin(it, id(0), true));
    expect(states()).toEqual(['accepted', ...Array<string>(4).fill('withdrawn')]);
    expect(state()).toMatchObject({ status: 'won', reportedWin: null });
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(state().status).toBe('won');
  });

  it('ends open assignments after three working days of silence', () => {
    market.policy = { ...market.policy, answerHours: 100 };
    market.advanceHours(24 * 3 - 1);
    expect(state().reportedWin).not.toBeNull();
    market.advanceHours(1);
    expect(state()).toMatchObject({ status: 'won', reportedWin: null });
    expect(states()).not.toContain('offered');
  });

  it('restores the earlier status and the days of the search when denied', () => {
    const until = state().matchUntil!;
    daysPass(1);
    happen((it) => answerWin(it, id(0), false));
    expect(state()).toMatchObject({ status: 'matched', contactedAt: null, reportedWin: null });
    expect(+state().matchUntil! - +until).toBe(24 * 3600 * 1000);
    expect(recalled()).toBe(1);
  });

  it('stays denied when reported again and changes no status', () => {
    happen((it) => answerWin(it, id(0), false));
    happen((it) => recordReport(it, id(0), 'contacted'));
    happen((it) => recordReport(it, id(0), 'won'));
    expect(all()[0]).toMatchObject({ report: 'won', winConfirmed: false });
    expect(state().status).toBe('contacted');
    expect(emails('owner-choice')).toHaveLength(1);
  });

  it('answered for another assignment or twice changes nothing', () => {
    happen((it) => answerWin(it, id(1), true));
    expect(state().reportedWin?.assignmentId).toBe(id(0));
    happen((it) => answerWin(it, id(0), true));
    happen((it) => answerWin(it, id(0), false));
    expect(state().status).toBe('won');
  });

  it('changed to another report resumes the search where it stood', () => {
    const { matchUntil } = state();
    happen((it) => recordReport(it, id(0), 'contacted'));
    expect(state()).toMatchObject({ status: 'contacted', reportedWin: null, matchUntil });
    expect(states().slice(0, 4)).toEqual(OTHERS_ARE_ASKED);
    expect(recalled()).toBe(1);
  });

  it('changed after the silence resumes the search', () => {
    daysPass(DAYS_OF_SILENCE);
    market.join('S6');
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(state().status).toBe('contacted');
    expect(states()).toContain('offered');
  });

  it('of a second partner waits until the first is denied', () => {
    happen((it) => acceptAssignment(it, id(1)));
    happen((it) => recordReport(it, id(1), 'won'));
    expect(emails('owner-choice')).toHaveLength(1);
    happen((it) => answerWin(it, id(0), false));
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(1) } });
    happen((it) => recordReport(it, id(1), 'lost'));
    expect(state().status).toBe('contacted');
  });

  it('ends with the assignment that the administrator withdraws', () => {
    happen((it) => withdrawByHand(it, id(0)));
    expect(state()).toMatchObject({ status: 'new', reportedWin: null });
  });

  it('ends with its assignment while another partner has the lead, which is matched again', () => {
    happen((it) => acceptAssignment(it, id(1)));
    happen((it) => withdrawByHand(it, id(0)));
    expect(state()).toMatchObject({ status: 'matched', reportedWin: null });
    expect(recalled()).toBe(1);
  });

  it('ends when the owner withdraws', () => {
    happen((it) => withdrawByOwner(it));
    expect(state()).toMatchObject({ status: 'lost', reportedWin: null });
  });

  it('that its partner takes back passes the question on to the next partner with a win', () => {
    happen((it) => acceptAssignment(it, id(1)));
    happen((it) => recordReport(it, id(1), 'won'));
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(1) } });
    expect(emails('owner-choice').map(({ assignmentId }) => assignmentId)).toEqual([id(0), id(1)]);
    expect(market.recalls).toContainEqual({ kind: 'owner-choice', assignmentId: id(0) });
  });

  it('that the owner denies passes the question on to the next one reported', () => {
    for (const place of [1, 2]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => recordReport(it, id(0), 'lost'));
    for (const place of [1, 2, 0]) {
      market.advanceHours(1);
      happen((it) => recordReport(it, id(place), 'won'));
    }
    market.happen(LEAD, (it) => answerWin(it, id(1), false));
    expect(state().reportedWin?.assignmentId).toBe(id(2));
    expect(state().matchingDueAt).toEqual(market.now);
  });

  it('stays in question when another partner loses the lead', () => {
    for (const place of [1, 2]) happen((it) => acceptAssignment(it, id(place)));
    happen((it) => withdrawByHand(it, id(1)));
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(0) } });
  });

  it('stays in question when another partner takes its own win back', () => {
    happen((it) => acceptAssignment(it, id(1)));
    happen((it) => recordReport(it, id(1), 'won'));
    happen((it) => recordReport(it, id(1), 'lost'));
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(0) } });
    expect([emails('owner-choice').length, recalled()]).toEqual([1, 0]);
  });

  it('is the first contact with the owner', () => {
    expect(state().contactedAt).toEqual(market.now);
  });

  it.each([
    [true, 'yes'],
    [false, 'no'],
  ] as const)('answered with %s by the owner is in the history as %s', (isChosen, answer) => {
    happen((it) => answerWin(it, id(0), isChosen));
    const { partnerId } = all()[0]!;
    const detail = { partnerId, partnerName: 'S1', answer };
    expect(market.events).toContainEqual(expect.objectContaining({ kind: 'win-answered', detail }));
  });

  it('is undone by the administrator together with its question to the owner', () => {
    happen((it) => undoStatus(it, 'won'));
    expect(state()).toMatchObject({ status: 'matched', reportedWin: null });
    expect(recalled()).toBe(1);
    const change = { from: 'won', to: 'matched' };
    expect(market.announcements.at(-1)).toMatchObject({
      ...{ event: 'lead.status_changed', detail: change },
    });
    expect(market.events.at(-1)).toMatchObject({ kind: 'status-undone', detail: change });
  });
});

it('the owner hears of no ended search while asked about a win', () => {
  daysPass(13);
  happen((it) => recordReport(it, id(0), 'won'));
  daysPass(2);
  expect(state().reportedWin).not.toBeNull();
  expect(emails('owner-search-ended')).toEqual([]);
});

describe('a win reported after the search', () => {
  beforeEach(() => daysPass(DAYS_OF_SEARCH));

  it('gives the search no days back when denied', () => {
    const { matchUntil } = state();
    happen((it) => recordReport(it, id(0), 'won'));
    daysPass(1);
    happen((it) => answerWin(it, id(0), false));
    expect(state()).toMatchObject({ status: 'matched', matchUntil });
  });

  it('on a lead lost by reports makes it contacted when denied', () => {
    happen((it) => recordReport(it, id(0), 'lost'));
    expect(state().status).toBe('lost');
    happen((it) => recordReport(it, id(0), 'won'));
    happen((it) => answerWin(it, id(0), false));
    expect(state().status).toBe('contacted');
  });
});

it('a status changed by a report is undone to the one before it, though that was set by hand', () => {
  happen((it) => setStatus(it, 'new'));
  daysPass(1);
  happen((it) => recordReport(it, id(0), 'contacted'));
  happen((it) => undoStatus(it, 'contacted'));
  expect(state().status).toBe('new');
});

it('a contact that a second partner reports is no second change of status', () => {
  happen((it) => acceptAssignment(it, id(1)));
  for (const place of [0, 1]) happen((it) => recordReport(it, id(place), 'contacted'));
  const changes = market.events.filter(({ kind }) => kind === 'status-changed');
  expect(changes.map(({ detail }) => detail)).toMatchObject([
    ...[{ to: 'matched' }, { to: 'contacted' }],
  ]);
});

describe('a win reported on a lead that the administrator has closed as lost', () => {
  beforeEach(() => {
    happen((it) => setStatus(it, 'lost'));
    happen((it) => recordReport(it, id(0), 'won'));
  });

  it('is asked about and causes no offers', () => {
    expect(state()).toMatchObject({ status: 'won', reportedWin: { assignmentId: id(0) } });
    expect(states()).not.toContain('offered');
    daysPass(DAYS_OF_SILENCE);
    expect(state()).toMatchObject({ status: 'won', reportedWin: null });
  });

  it('is lost again when the owner denies it', () => {
    happen((it) => answerWin(it, id(0), false));
    expect(state().status).toBe('lost');
    expect(states()).not.toContain('offered');
  });
});

it('a win reported on a lead that the administrator set to won asks the owner nothing', () => {
  happen((it) => setStatus(it, 'won'));
  happen((it) => recordReport(it, id(0), 'won'));
  expect(state().reportedWin).toBeNull();
  happen((it) => recordReport(it, id(0), 'lost'));
  expect(state().status).toBe('won');
});

it('a lead lost by a changed report follows the next report too', () => {
  daysPass(DAYS_OF_SEARCH);
  for (const report of ['won', 'lost'] as const) happen((it) => recordReport(it, id(0), report));
  expect(state().status).toBe('lost');
  happen((it) => recordReport(it, id(0), 'contacted'));
  expect(state().status).toBe('contacted');
});

it('a status set by hand follows reports again once a report confirms it', () => {
  happen((it) => setStatus(it, 'contacted'));
  daysPass(1);
  happen((it) => recordReport(it, id(0), 'lost'));
  expect(state().status).toBe('contacted');
  daysPass(DAYS_OF_SEARCH);
  expect(state().status).toBe('lost');
});
