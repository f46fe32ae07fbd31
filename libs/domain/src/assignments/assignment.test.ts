import { describe, expect, it } from '@jest/globals';
import { PARTNER_KIND_NAMES } from '../core/partner-kind.js';
import { isFilled } from '../core/text.js';
import {
  answered,
  assignmentClosed,
  ASSIGNMENT_STATES,
  canUndo,
  countsForPartner,
  ended,
  hasContact,
  isAcceptedUnreported,
  isAnswered,
  isOngoing,
  isPastDeadline,
  offer,
  showsOwner,
  undoUntil,
  wasCutShort,
  LEAD_STATUS_NAMES,
  DECLINE_REASON_NAMES,
} from './assignment.js';

it.each([
  ['each status of a lead', LEAD_STATUS_NAMES],
  ['each reason to decline', DECLINE_REASON_NAMES],
  ['each kind of partner', PARTNER_KIND_NAMES],
])('%s has a name of its own', (_, names) => {
  const texts = Object.values<string>(names);
  expect(texts.every(isFilled)).toBe(true);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  ...['closed', 'merged', 'holds', 'kind', 'unreached'].map((by) => [by, true] as const),
  ...['owner', 'administrator', 'moved', null].map((by) => [by, false] as const),
])('an assignment withdrawn by %s was ended by no partner or owner: %s', (by, wasCut) =>
  expect(wasCutShort({ withdrawnBy: by } as never)).toBe(wasCut),
);

it.each([...ASSIGNMENT_STATES])('an assignment that is %s says why it is closed', (state) =>
  expect(assignmentClosed({ state } as never).message).toMatch(/^\p{Lu}.*\.$/u),
);

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute));
const offered = offer({
  id: 'a',
  leadId: 'l',
  partnerId: 'p',
  partnerGroup: 'stylist',
  priceOre: 60_000,
  offeredAt: at(0),
  deadline: at(50),
  remindAt: at(25),
});
const accepted = answered(offered, 'accepted', at(9));
const declined = answered(offered, 'declined', at(9), 'too-far');

describe('an assignment', () => {
  it('reveals nothing while offered, nor after a refusal', () => {
    expect(hasContact(offered)).toBe(false);
    expect(declined).toMatchObject({ declineReason: 'too-far', revealedAt: null, remindAt: null });
  });

  it('reveals the owner on acceptance, permanently', () => {
    expect(accepted).toMatchObject({ state: 'accepted', answeredAt: at(9), revealedAt: at(9) });
    expect(hasContact(ended(accepted, 'undone', at(10)))).toBe(true);
    expect(hasContact(ended(accepted, 'withdrawn', at(10)))).toBe(true);
  });

  it('is answered once', () => {
    expect(() => answered(accepted, 'declined', at(10))).toThrow('«Ta oppdraget»');
    expect(() => answered(declined, 'accepted', at(10))).toThrow('«Passer ikke»');
  });

  it.each(['expired', 'filled', 'undone', 'withdrawn'] as const)('ends once as %s', (state) => {
    const over = ended(offered, state, at(10));
    expect(over).toMatchObject({ state, closedAt: at(10), remindAt: null });
    expect(isOngoing(over)).toBe(false);
    expect(() => ended(over, 'withdrawn', at(11))).toThrow();
    expect(() => answered(over, 'accepted', at(11))).toThrow();
  });

  it('can be undone for ten minutes, until the partner reports', () => {
    for (const answer of [accepted, declined]) {
      expect(canUndo(answer, at(18))).toBe(true);
      expect(canUndo(answer, at(19))).toBe(false);
    }
    expect(canUndo({ ...accepted, report: 'contacted' }, at(10))).toBe(false);
    expect(canUndo(offered, at(1))).toBe(false);
  });

  it('limits undoing a refusal to its deadline', () => {
    expect(undoUntil(accepted)).toEqual(at(19));
    expect(undoUntil(declined)).toEqual(at(19));
    const late = { ...offered, deadline: at(12) };
    expect(undoUntil(answered(late, 'declined', at(9)))).toEqual(at(12));
    expect(undoUntil(answered(late, 'accepted', at(9)))).toEqual(at(19));
    expect(undoUntil({ ...declined, deadline: null })).toBeNull();
    expect(undoUntil(offered)).toBeNull();
    expect(undoUntil({ ...declined, state: 'missed' })).toBeNull();
  });

  it('shows the owner for 30 days after acceptance, to the partner with contact', () => {
    const day = (days: number) => new Date(at(9).getTime() + days * 24 * 3_600_000);
    expect(showsOwner(accepted, day(29.99))).toBe(true);
    expect(showsOwner(accepted, day(30))).toBe(false);
    for (const state of ASSIGNMENT_STATES) {
      const has = state === 'accepted';
      expect(showsOwner({ ...accepted, state }, day(1))).toBe(has);
    }
    expect(showsOwner(offered, day(0))).toBe(false);
    expect(showsOwner({ ...accepted, revealedAt: day(5) }, day(30))).toBe(false);
    expect(showsOwner({ ...accepted, answeredAt: null }, day(29.99))).toBe(true);
    expect(showsOwner({ ...accepted, answeredAt: null }, day(30))).toBe(false);
  });

  it.each([
    ['is open', isOngoing, ['offered', 'accepted']],
    ['has an answer', isAnswered, ['accepted', 'declined', 'missed']],
    [
      'counts in the figures of its partner unless it is withdrawn',
      countsForPartner,
      ASSIGNMENT_STATES.filter((state) => state !== 'withdrawn'),
    ],
    ['awaits a report after the acceptance', isAcceptedUnreported, ['accepted']],
  ])('%s in these states', (_, holds, states) => {
    expect(ASSIGNMENT_STATES.filter((state) => holds({ ...offered, state }))).toEqual(states);
  });

  it('awaits no second report', () => {
    expect(isAcceptedUnreported({ ...accepted, report: 'contacted' })).toBe(false);
  });

  it('expires at its deadline, if it has one and is unanswered', () => {
    expect(isPastDeadline(offered, at(49))).toBe(false);
    expect(isPastDeadline(offered, at(50))).toBe(true);
    expect(isPastDeadline({ ...offered, deadline: null }, at(50))).toBe(false);
    expect(isPastDeadline(declined, at(50))).toBe(false);
  });

  it('has a longer time to undo after a corrected service, never a shorter one', () => {
    expect(undoUntil({ ...accepted, undoableUntil: at(40) })).toEqual(at(40));
    expect(undoUntil({ ...accepted, undoableUntil: at(10) })).toEqual(at(19));
  });

  it('can be undone after a corrected service, unless it was won', () => {
    const reported = { ...accepted, undoableUntil: at(40), reportedAt: at(10) };
    for (const report of ['contacted', 'lost'] as const)
      expect(undoUntil({ ...reported, report })).toEqual(at(40));
    expect(undoUntil({ ...reported, report: 'won' })).toBeNull();
  });
});

describe('a closed assignment', () => {
  it.each(ASSIGNMENT_STATES)('explains itself in a whole sentence: %s', (state) => {
    const { code, message } = assignmentClosed({ ...offered, state });
    expect(code).toBe('assignment-closed');
    expect(message).toMatch(/^(Oppdraget|Svarfristen|Svaret|Andre) .+\.$/);
  });

  it('cannot be undone without an answer', () => {
    expect(canUndo({ ...offered, state: 'declined', answeredAt: null }, at(0))).toBe(false);
  });
});
