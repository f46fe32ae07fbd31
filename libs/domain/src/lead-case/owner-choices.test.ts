import { describe, expect, it } from '@jest/globals';
import type { Assignment } from '../assignments/assignment.js';
import type { LeadCaseState } from './case-state.js';
import type { OpenCase } from './open-case.js';
import {
  isMatchingDue,
  isPlaceUnknown,
  ownerChoices,
  ownerSearch,
  searchForSubmission,
} from './owner-choices.js';
import { Market } from '../testing/market.js';
import { sampleLead } from '../testing/sample-lead.js';
import { acceptAssignment, declineAssignment } from './answer.js';
import { agreeToStylists, withdrawByOwner, showMore, agreeToAgent } from './owner-consents.js';
import { correctLead, keepWaiting } from './owner.js';
import { setStatus } from './pending-status.js';

/** A Tuesday at ten with this many stylists in Bergen, all of them asked. */
function asked(stylists: number) {
  const market = new Market();
  for (let made = 0; made < stylists; made += 1) market.join(`s${made}`);
  const id = market.receive(sampleLead({ receivedAt: market.now }));
  market.settle();
  const happen = (what: (leadCase: OpenCase) => void) => {
    market.happen(id, what);
    market.settle();
  };
  const takeAll = () => {
    for (const { id: offer, state } of market.state(id).assignments) {
      if (state === 'offered') happen((leadCase) => acceptAssignment(leadCase, offer));
    }
  };
  return {
    market,
    happen,
    takeAll,
    search: () => ownerSearch(market.state(id), market.now),
    choices: () => ownerChoices(market.state(id), market.now),
  };
}

const asTaken = (offer: Assignment, index: number): Assignment =>
  index < 3 ? { ...offer, state: 'accepted', revealedAt: offer.offeredAt } : offer;

describe('the search, as the owner sees it', () => {
  it('runs from the submission, before anyone is asked', () => {
    const market = new Market();
    const id = market.receive(sampleLead({ receivedAt: market.now }));
    expect(ownerSearch(market.state(id), market.now).state).toBe('searching');
  });

  it('runs for two weeks and is not late at first', () => {
    const { search, market } = asked(2);
    expect(search()).toEqual({ state: 'searching', until: expect.any(Date), isLate: false });
    expect(+(search().until ?? 0) - +market.now).toBe(14 * 24 * 3600 * 1000);
  });

  it('is late once all declined, or after a working day without an acceptance', () => {
    const { search, happen, market } = asked(1);
    const [offer] = market.state('lead-1').assignments;
    happen((leadCase) => declineAssignment(leadCase, offer?.id ?? ''));
    expect(search().isLate).toBe(true);

    const nobody = asked(0);
    expect(nobody.search().isLate).toBe(false);
    nobody.market.advanceHours(25);
    expect(nobody.search().isLate).toBe(true);
  });

  it('is not late before matching reacts to a refusal or a new yes', () => {
    const { market, search } = asked(2);
    const press = (what: (leadCase: OpenCase) => void) => market.happen('lead-1', what);
    press((leadCase) => agreeToStylists(leadCase, false));
    press((leadCase) => agreeToStylists(leadCase, true));
    expect(search()).toMatchObject({ state: 'searching', isLate: false });
    market.settle();
    for (const { id, state } of market.state('lead-1').assignments) {
      if (state === 'offered') press((leadCase) => declineAssignment(leadCase, id));
    }
    expect(search().isLate).toBe(false);
    market.settle();
    expect(search().isLate).toBe(true);
  });

  it('is not late after a move: withdrawn partners were asked about another place', () => {
    const { search, happen, market } = asked(2);
    happen((leadCase) => correctLead(leadCase, { location: 'Sentrum' }, true));
    const { assignments, lead } = market.state('lead-1');
    expect(assignments.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
    expect(search().isLate).toBe(false);
    expect(isPlaceUnknown({ ...lead, municipality: null }, assignments)).toBe(true);
    market.advanceHours(25);
    expect(search().isLate).toBe(true);
  });

  it('is complete when all accept, ended after two weeks, closed on withdrawal', () => {
    const full = asked(3);
    full.takeAll();
    expect(full.search()).toEqual({ state: 'complete', until: null, isLate: false });
    const short = asked(1);
    short.takeAll();
    expect(short.search().state).toBe('searching');
    short.market.advanceHours(15 * 24);
    expect(short.search()).toEqual({ state: 'ended', until: null, isLate: false });
    short.happen((leadCase) => withdrawByOwner(leadCase));
    expect(short.search()).toEqual({ state: 'closed', until: null, isLate: false });
  });
});

describe('the search of a held or merged lead', () => {
  it('is held while suspected, and merged when from the same mailbox', () => {
    const { market } = asked(1);
    const apart = { until: null, isLate: false };
    const state = market.state('lead-1');
    const held = { ...state, suspicion: 'hidden-field-filled' as const };
    expect(ownerSearch(held, market.now)).toEqual({ ...apart, state: 'held' });
    const merged = { ...state, mergedInto: 'lead-0', mergeKind: 'same-mailbox' as const };
    expect(ownerSearch(merged, market.now)).toEqual({ ...apart, state: 'merged' });
    const perhaps = { ...state, mergedInto: 'lead-0', mergeKind: 'presumed' as const };
    expect(ownerSearch(perhaps, market.now).state).toBe('searching');
  });

  it('ends exactly at its end', () => {
    const { market, search } = asked(0);
    market.now = new Date(+(search().until ?? 0) - 1);
    expect(search()).toMatchObject({ state: 'searching', isLate: true });
    market.now = new Date(+market.now + 1);
    expect(search()).toEqual({ state: 'ended', until: null, isLate: true });
  });

  it('is not over after two weeks while a partner may still answer', () => {
    const { search, choices, market, happen } = asked(0);
    market.policy = { ...market.policy, answerHours: 24 };
    market.advanceHours(12 * 24);
    market.join('s0');
    market.advanceHours(2 * 24 + 1);
    const [assignment] = market.state('lead-1').assignments;
    expect(assignment?.state).toBe('offered');
    expect(search()).toEqual({ state: 'searching', until: null, isLate: true });
    expect(choices().canKeepWaiting).toBe(true);
    happen((leadCase) => declineAssignment(leadCase, assignment?.id ?? ''));
    expect(search()).toEqual({ state: 'ended', until: null, isLate: true });
    expect(choices().canKeepWaiting).toBe(true);
  });

  it('is late after a working day, while partners have yet to answer', () => {
    const { market, search, happen } = asked(2);
    const [first] = market.state('lead-1').assignments;
    happen((leadCase) => declineAssignment(leadCase, first?.id ?? ''));
    expect(search().isLate).toBe(false);
    market.now = new Date(+market.now + 24 * 3_600_000 - 1);
    expect(search().isLate).toBe(false);
    market.now = new Date(+market.now + 1);
    expect(search().isLate).toBe(true);
  });

  it('hides from an unproven sender all that a mailbox would prove', () => {
    const { market, happen, takeAll } = asked(3);
    const sender = (changes = {}) =>
      searchForSubmission({ ...market.state('lead-1'), ...changes }, market.now);
    const searching = { state: 'searching', until: null, isLate: false };
    expect(sender()).toEqual(searching);
    expect(sender({ suspicion: 'hidden-field-filled' })).toEqual(searching);
    expect(sender({ mergedInto: 'lead-0', matchUntil: market.now })).toEqual(searching);
    takeAll();
    expect(sender()).toEqual({ ...searching, state: 'complete' });
    happen((leadCase) => withdrawByOwner(leadCase));
    expect(sender()).toEqual({ ...searching, state: 'closed' });
  });
});

describe('the owner’s choices', () => {
  it('allow waiting once it is late or over', () => {
    const late = asked(0);
    expect(late.choices().canKeepWaiting).toBe(false);
    late.market.advanceHours(25);
    expect(late.search().state).toBe('searching');
    expect(late.choices().canKeepWaiting).toBe(true);
    const over = asked(1);
    over.takeAll();
    expect(over.choices().canKeepWaiting).toBe(false);
    over.market.advanceHours(15 * 24);
    expect(over.choices().canKeepWaiting).toBe(true);
  });

  it('deny waiting twice while it would ask nobody, until the search is over', () => {
    const { market, choices, happen, search } = asked(1);
    const [offer] = market.state('lead-1').assignments;
    happen((leadCase) => declineAssignment(leadCase, offer?.id ?? ''));
    expect(choices().canKeepWaiting).toBe(true);
    happen((leadCase) => keepWaiting(leadCase));
    expect([search(), choices()]).toMatchObject([
      { state: 'searching', isLate: true },
      { canKeepWaiting: false, canWithdraw: true },
    ]);
    market.advanceHours(13 * 24);
    expect(choices().canKeepWaiting).toBe(false);
    market.advanceHours(24);
    expect(choices().canKeepWaiting).toBe(true);
  });

  it('allow waiting again in a search that began after it, and before the first one', () => {
    const { market, choices } = asked(0);
    market.advanceHours(25);
    const state = market.state('lead-1');
    const canKeepWaiting = (changes: Partial<LeadCaseState>) =>
      ownerChoices({ ...state, ...changes }, market.now).canKeepWaiting;
    const later = new Date(+state.lead.receivedAt + 1);
    expect(canKeepWaiting({ waitsSince: later })).toBe(false);
    expect(canKeepWaiting({ waitsSince: new Date(+later - 2) })).toBe(true);
    expect(canKeepWaiting({ matchUntil: null })).toBe(true);
    expect(choices().canKeepWaiting).toBe(true);
  });

  it('allow waiting again if a partner stayed silent since', () => {
    const { market, choices, happen } = asked(0);
    market.advanceHours(25);
    happen((leadCase) => keepWaiting(leadCase));
    expect(choices().canKeepWaiting).toBe(false);
    market.join('s0');
    market.advanceHours(4 * 24);
    expect(market.state('lead-1').assignments.at(-1)?.state).toBe('expired');
    expect(choices()).toMatchObject({ canKeepWaiting: true, waitingAsksAgain: true });
  });

  it('ask silent partners once more by waiting, never a third time', () => {
    const { market, choices, happen } = asked(2);
    const [first] = market.state('lead-1').assignments;
    happen((leadCase) => declineAssignment(leadCase, first?.id ?? ''));
    expect(choices().waitingAsksAgain).toBe(false);
    market.advanceHours(15 * 24);
    expect(choices()).toMatchObject({ canKeepWaiting: true, waitingAsksAgain: true });
    happen((leadCase) => keepWaiting(leadCase));
    market.advanceHours(15 * 24);
    expect(market.state('lead-1').assignments).toHaveLength(3);
    expect(choices()).toMatchObject({ canKeepWaiting: true, waitingAsksAgain: false });
  });

  it('ask nobody again without a free place', () => {
    const { market, choices, takeAll } = asked(4);
    const silent = { state: 'expired', closedAt: market.now } as const;
    takeAll();
    const state = market.state('lead-1');
    const assignments = state.assignments.map((it, nth) => (nth < 3 ? it : { ...it, ...silent }));
    const asksAgain = (of: typeof assignments) =>
      ownerChoices({ ...state, assignments: of }, market.now).waitingAsksAgain;
    expect(choices().waitingAsksAgain).toBe(false);
    expect(asksAgain(assignments)).toBe(false);
    expect(asksAgain(assignments.slice(1))).toBe(true);
  });

  it('deny waiting and more at the limit of assignments', () => {
    const { market, choices, search, happen } = asked(40);
    const assignments = () => market.state('lead-1').assignments;
    for (let day = 0; day < 13; day += 1) market.advanceHours(24);
    expect(assignments()).toHaveLength(24);
    expect(search().state).toBe('ended');
    expect(choices()).toMatchObject({ canKeepWaiting: false, canWithdraw: true });
    expect(() => happen((leadCase) => keepWaiting(leadCase))).toThrow('så mange vi kan');

    const full = { ...market.state('lead-1'), assignments: assignments().map(asTaken) };
    expect(ownerSearch(full, market.now).state).toBe('complete');
    expect(ownerChoices(full, market.now).canShowMore).toBe(false);
  });

  it('deny more on a permanently merged lead, but not on a presumed one', () => {
    const { market, takeAll } = asked(3);
    takeAll();
    const full = market.state('lead-1');
    const canShowMore = (changes: Partial<LeadCaseState>) =>
      ownerChoices({ ...full, ...changes }, market.now).canShowMore;
    expect(canShowMore({ mergedInto: 'lead-0', mergeKind: 'presumed' })).toBe(true);
    expect(canShowMore({ mergedInto: 'lead-0', mergeKind: 'same-mailbox' })).toBe(false);
  });

  it('deny waiting while the last partners have yet to answer', () => {
    const { market, choices, search } = asked(40);
    while (market.state('lead-1').assignments.length < 24) market.advanceHours(1);
    expect(search().state).toBe('searching');
    expect(choices().canKeepWaiting).toBe(false);
  });

  it('deny more stylists where none was wanted', () => {
    const { market } = asked(0);
    const state = { ...market.state('lead-1'), consents: [] };
    expect(ownerChoices(state, market.now).canShowMore).toBe(false);
  });

  it('allow more only when all places are taken, three times at most', () => {
    const { choices, takeAll, happen } = asked(12);
    const canSeeMore = (canShowMore: boolean) =>
      expect.objectContaining({ canShowMore, canShowNoMore: !canShowMore });
    expect(choices()).toMatchObject({ canShowMore: false, canShowNoMore: false });
    takeAll();
    for (const more of [1, 2, 3]) {
      expect([more, choices()]).toEqual([more, canSeeMore(true)]);
      happen((leadCase) => showMore(leadCase));
      expect([more, choices()]).toEqual([more, canSeeMore(false)]);
      takeAll();
    }
    expect(choices()).toMatchObject({ canShowMore: false, canShowNoMore: false });
  });

  it('allow either answer about agents, repeatedly', () => {
    const { choices, happen } = asked(0);
    expect(choices().agent).toBe('unanswered');
    happen((leadCase) => agreeToAgent(leadCase, true));
    expect(choices().agent).toBe('yes');
    happen((leadCase) => agreeToAgent(leadCase, false));
    expect(choices().agent).toBe('no');
  });

  it('allow revoking a yes, also on a closed lead', () => {
    const { choices, happen } = asked(1);
    happen((leadCase) => setStatus(leadCase, 'won'));
    expect(choices().canWithdraw).toBe(true);
    happen((leadCase) => withdrawByOwner(leadCase));
    expect(choices().canWithdraw).toBe(false);
  });

  it('leave only the legal rights after withdrawal', () => {
    const { choices, happen } = asked(1);
    happen((leadCase) => withdrawByOwner(leadCase));
    expect(choices()).toMatchObject({
      canShowMore: false,
      canKeepWaiting: false,
      canWithdraw: false,
    });
  });
});

it('a place is unknown until it is in a municipality or a partner has been asked there', () => {
  const asked = [{ withdrawnBy: null }];
  expect(isPlaceUnknown({ municipality: null }, [])).toBe(true);
  expect(isPlaceUnknown({ municipality: null }, asked)).toBe(false);
  expect(isPlaceUnknown({ municipality: '4601' }, [])).toBe(false);
});

it('matching is due from its moment on, and never without one', () => {
  const now = new Date('2026-11-24T09:00:00.000Z');
  const isDue = (matchingDueAt: Date | null) => isMatchingDue({ matchingDueAt }, now);
  expect([isDue(null), isDue(new Date(+now + 1)), isDue(now)]).toEqual([false, false, true]);
});

it('an owner whose stylists have the lead chooses nothing about stylists beside an agent', () => {
  const market = new Market();
  market.join('S1');
  const id = market.receive(sampleLead());
  market.settle();
  const [asked] = market.state(id).assignments;
  market.happen(id, (it) => acceptAssignment(it, asked!.id));
  expect(ownerChoices(market.state(id), market.now).stylists).toBeNull();
});
