import {
  type MatchingSoFar,
  canShowMore,
  canShowNoMore,
  countedAsAsked,
  decisive,
  isSearchOver,
  mayMatch,
  mayWantStylistsAgain,
  placesLeft,
  waitingAsksAgain,
} from './asked-so-far.js';
import { type Assignment, isAccepted } from '../assignments/assignment.js';
import { isActive, type LeadCaseState } from './case-state.js';
import { hasSaidYes, isGranted, RECIPIENTS } from '../leads/consent.js';
import { beginOf, honestyMoment } from './proceed.js';
import type { Lead } from '../leads/lead.js';
import { hasJoinedForGood, hasOwnSearch } from './merged-lead.js';
import { SameHome } from './same-home.js';

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
  /** Until when more are asked; null unless somebody may be. */
  readonly until: Date | null;
  /** Whether the owner is owed an honest word: nobody has it, and it is time that someone had. */
  readonly isLate: boolean;
}

/** What an owner can choose now, beside correcting, downloading and erasing, which can always be done. */
export interface OwnerChoices {
  readonly agent: 'unanswered' | 'yes' | 'no';
  /**
   * What the owner has said to stylists, where she can say the other by itself: no beside an agent, whom
   * it leaves as it was, or yes again. Null: she cannot.
   */
  readonly stylists: 'yes' | 'no' | null;
  readonly canShowMore: boolean;
  /** Whether the last time that more were asked for can be taken back. */
  readonly canShowNoMore: boolean;
  readonly canKeepWaiting: boolean;
  /** Whether that asks some who were silent once more, and not only new ones. */
  readonly waitingAsksAgain: boolean;
  readonly canWithdraw: boolean;
}

/** Whether nobody was asked, as nobody knows in which municipality the home lies. Its owner can tell. */
export function isPlaceUnknown(
  { municipality }: Pick<Lead, 'municipality'>,
  asked: readonly Pick<Assignment, 'withdrawnBy'>[],
): boolean {
  return municipality === null && countedAsAsked(asked).length === 0;
}

/** Whether the owner has more to choose than the answer to whether a partner's reported win is so. */
const isUndecided = (state: LeadCaseState): boolean => isActive(state) && !state.reportedWin;

/** How the search stands. */
export function ownerSearch(state: LeadCaseState, now: Date): OwnerSearch {
  const { matchUntil, suspicion } = state;
  if (!isUndecided(state)) return { state: 'closed', until: null, isLate: false };
  if (suspicion) return { state: 'held', until: null, isLate: false };
  if (hasJoinedForGood(state)) return { state: 'joined', until: null, isLate: false };
  const asked = soFar(state, now);
  if (RECIPIENTS.every((each) => placesLeft(asked, each) === 0)) {
    return { state: 'complete', until: null, isLate: false };
  }
  if (!hasOwnSearch(state)) return { state: 'searching', until: null, isLate: false };
  const isLate = nobodyInTime(state, now);
  if (isSearchOver(asked, matchUntil, now)) return { state: 'ended', until: null, isLate };
  return { state: 'searching', until: mayMatch(asked) ? matchUntil : null, isLate };
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

/**
 * @param told whom her page tells of: with those who have what has joined this for good
 */
export function ownerChoices(
  state: LeadCaseState,
  now: Date,
  told: readonly Assignment[] = state.assignments,
): OwnerChoices {
  const search = ownerSearch(state, now);
  const isOpen = isUndecided(state);
  const asked = soFar(state, now);
  const asksAgain = waitingAsksAgain(asked);
  const hasAnswered = state.consents.some(({ subject }) => subject === 'estate-agent');
  const answer = isGranted(state.consents, 'estate-agent') ? 'yes' : 'no';
  return {
    agent: hasAnswered ? answer : 'unanswered',
    stylists: stylistsAnswer(state, asked, told),
    canShowMore: isOpen && hasOwnSearch(state) && canShowMore(asked),
    canShowNoMore: canShowNoMore(asked),
    canKeepWaiting: isOpen && mayMatch(asked) && doesWaitingHelp(state, search, asksAgain),
    waitingAsksAgain: asksAgain,
    canWithdraw: isActive(state) || hasSaidYes(state.consents),
  };
}

/**
 * Once it is late, or over. Whoever has chosen to wait in this search waits: choosing it again before its
 * end helps where somebody would be asked once more by it.
 */
function doesWaitingHelp(
  { matchUntil, waitsSince }: LeadCaseState,
  { state, isLate }: OwnerSearch,
  asksAgain: boolean,
): boolean {
  if (state === 'ended' || !isLate) return state === 'ended';
  const isWaiting = waitsSince !== null && matchUntil !== null && beginOf(matchUntil) <= waitsSince;
  return !isWaiting || asksAgain;
}

function stylistsAnswer(
  state: LeadCaseState,
  asked: MatchingSoFar,
  told: readonly Assignment[],
): OwnerChoices['stylists'] {
  if (hasJoinedForGood(state)) return null;
  const hasAgent = told.some((each) => each.recipient === 'estate-agent' && isAccepted(each));
  const isBeside = hasAgent || isGranted(state.consents, 'estate-agent');
  if (isBeside && isGranted(state.consents, 'stylist')) return 'yes';
  const isSought = isUndecided(state) && hasOwnSearch(state);
  return isSought && mayWantStylistsAgain(asked) ? 'no' : null;
}

const soFar = (state: LeadCaseState, now: Date): MatchingSoFar => ({
  ...state,
  home: new SameHome(state, now),
});

/** Whether others are looked for any moment: what it has come to is not to be told before. */
export function isToBeLookedAt(
  { matchingDueAt }: Pick<LeadCaseState, 'matchingDueAt'>,
  now: Date,
): boolean {
  return matchingDueAt !== null && matchingDueAt <= now;
}

/** Nobody has it, although everyone asked about where the home is has answered, or a working day has passed. */
function nobodyInTime(state: LeadCaseState, now: Date): boolean {
  const { lead, matchUntil } = state;
  const found = decisive({ ...state, home: new SameHome(state, now) }, lead);
  const assignments = countedAsAsked(found);
  if (assignments.some(isAccepted)) return false;
  const isWaiting = assignments.some(({ state }) => state === 'offered');
  if (assignments.length > 0 && !isWaiting && !isToBeLookedAt(state, now)) return true;
  const began = matchUntil ? beginOf(matchUntil) : lead.receivedAt;
  return honestyMoment(began, assignments) <= now;
}
