import { isHolder } from './assignment.js';
import type { LeadCaseState } from './lead-case/case-state.js';
import {
  extraStylists,
  hasSaidYes,
  holdersAllowed,
  isGranted,
  MAX_EXTRA_STYLISTS,
  RECIPIENTS,
  type Recipient,
} from './consent.js';
import { saidLately } from './lead-case/owner.js';
import { beginOf, honestyMoment } from './lead-case/proceed.js';
import { areAllAsked } from './matching.js';
import { hasJoinedForGood, SameHome } from './same-home.js';

/**
 * How the search for partners stands, for its owner:
 * - `held`: it has not begun, since a person is to look at the request first
 * - `joined`: it is the same as an earlier one from the same mailbox, which goes on in its place
 * - `searching`: partners are asked until the time is over
 * - `complete`: as many have said yes as may
 * - `ended`: the time is over, or as many have been asked and have answered as ever are
 * - `closed`: the request is won or lost
 */
export const SEARCH_STATES = [
  'held',
  'joined',
  'searching',
  'complete',
  'ended',
  'closed',
] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

export interface OwnerSearch {
  readonly state: SearchState;
  /** Until when partners are looked for; null unless the search is under way. */
  readonly until: Date | null;
  /** Whether the owner is owed an honest word: nobody has said yes, and it is time that someone had. */
  readonly isLate: boolean;
}

/** What an owner can choose now, beside correcting, downloading and erasing, which can always be done. */
export interface OwnerChoices {
  readonly agent: 'unanswered' | 'yes' | 'no';
  readonly canShowMore: boolean;
  readonly canKeepWaiting: boolean;
  readonly canSayNobodyCalled: boolean;
  readonly canWithdraw: boolean;
}

/** How the search stands. */
export function ownerSearch(state: LeadCaseState, now: Date): OwnerSearch {
  const { seekUntil, suspicion } = state;
  if (isClosed(state)) return { state: 'closed', until: null, isLate: false };
  if (suspicion) return { state: 'held', until: null, isLate: false };
  if (hasJoinedForGood(state, state.lead)) return { state: 'joined', until: null, isLate: false };
  if (RECIPIENTS.every((each) => places(state, each, now) === 0)) {
    return { state: 'complete', until: null, isLate: false };
  }
  const isLate = nobodyInTime(state, now);
  const isOver = (seekUntil && seekUntil <= now) || !mayAskOrWait(state, now);
  if (isOver) return { state: 'ended', until: null, isLate };
  return { state: 'searching', until: seekUntil, isLate };
}

/**
 * How it stands for whoever sent it and has proven no mailbox: whether the address that was typed has
 * another request, or we want to look at this one first, is not for such a person to know.
 */
export function searchForSender(state: LeadCaseState, now: Date): OwnerSearch {
  const { state: search } = ownerSearch({ ...state, others: [] }, now);
  const isTold = search === 'complete' || search === 'closed';
  return { state: isTold ? search : 'searching', until: null, isLate: false };
}

/** @param lastSaid when the owner last said that nobody has called; null: never */
export function ownerChoices(state: LeadCaseState, lastSaid: Date | null, now: Date): OwnerChoices {
  const search = ownerSearch(state, now);
  const isOpen = !isClosed(state);
  const asked = state.consents.some(({ subject }) => subject === 'estate-agent');
  const answer = isGranted(state.consents, 'estate-agent') ? 'yes' : 'no';
  const hasMoreToAsk = extraStylists(state.consents) < MAX_EXTRA_STYLISTS;
  const wantsStylists = isGranted(state.consents, 'stylist');
  const maySeek = isOpen && RECIPIENTS.some((each) => mayAsk(state, each, now));
  const hasStylistsLeft = !areAllAsked(state.assignments, 'stylist');
  const isSilent = state.assignments.some((it) => it.state === 'accepted' && !it.report);
  return {
    agent: asked ? answer : 'unanswered',
    canShowMore:
      isOpen &&
      wantsStylists &&
      hasMoreToAsk &&
      hasStylistsLeft &&
      places(state, 'stylist', now) === 0,
    canKeepWaiting: maySeek && (search.state === 'ended' || search.isLate),
    canSayNobodyCalled: isSilent && !saidLately(lastSaid, now),
    canWithdraw: isOpen || hasSaidYes(state.consents),
  };
}

/** Whether somebody can be asked yet, or has still to answer. */
const mayAskOrWait = (state: LeadCaseState, now: Date): boolean =>
  RECIPIENTS.some((each) => mayAsk(state, each, now)) ||
  state.assignments.some((it) => it.state === 'offered');

const mayAsk = (state: LeadCaseState, recipient: Recipient, now: Date): boolean =>
  places(state, recipient, now) > 0 && !areAllAsked(state.assignments, recipient);

/** Nobody has said yes, although everyone has answered or a working day has passed. */
function nobodyInTime({ assignments, lead, seekUntil }: LeadCaseState, now: Date): boolean {
  if (assignments.some(isHolder)) return false;
  const isWaiting = assignments.some(({ state }) => state === 'offered');
  if (assignments.length > 0 && !isWaiting) return true;
  return honestyMoment(seekUntil ? beginOf(seekUntil) : lead.receivedAt) <= now;
}

/** How many more may get her details; those who have had them by what the office has joined count too. */
function places(state: LeadCaseState, recipient: Recipient, now: Date): number {
  const own = state.assignments.filter((it) => it.recipient === recipient && isHolder(it)).length;
  const held = own + new SameHome(state, now).heldBy(recipient).length;
  return Math.max(holdersAllowed(state.consents, recipient) - held, 0);
}

function isClosed({ status }: LeadCaseState): boolean {
  return status === 'won' || status === 'lost';
}
