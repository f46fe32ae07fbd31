import {
  type MatchingSoFar,
  canShowMore,
  canShowNoMore,
  countedAsAsked,
  decisiveAssignments,
  isPeriodOver,
  isSearchOver,
  mayMatch,
  mayWantStylistsAgain,
  placesLeft,
  waitingAsksAgain,
} from './asked-so-far.js';
import { type Assignment, isAccepted } from '../assignments/assignment.js';
import { isActive, type LeadCaseState } from './case-state.js';
import { hasSaidYes, isGranted, PARTNER_GROUPS } from '../leads/consent.js';
import { searchStart, nobodyYetDueAt } from './advance.js';
import type { Lead } from '../leads/lead.js';
import { isMergedPermanently, hasOwnSearch } from './other-lead.js';
import { SameHome } from './case-assignments.js';

/**
 * As the owner sees it:
 * - `held`: a user has to check the lead first
 * - `merged`: merged into an earlier lead from the same mailbox
 * - `ended`: nobody more is asked, and everybody asked has answered
 */
export const SEARCH_STATES = [
  'held',
  'merged',
  'searching',
  'complete',
  'ended',
  'closed',
] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

export interface OwnerSearch {
  readonly state: SearchState;
  readonly until: Date | null;
  readonly isLate: boolean;
}

export interface OwnerChoices {
  readonly agent: 'unanswered' | 'yes' | 'no';
  /** Null: none. */
  readonly stylists: 'yes' | 'no' | null;
  readonly canShowMore: boolean;
  readonly canShowNoMore: boolean;
  readonly canKeepWaiting: boolean;
  readonly waitingAsksAgain: boolean;
  readonly canWithdraw: boolean;
}

export function isPlaceUnknown(
  { municipality }: Pick<Lead, 'municipality'>,
  asked: readonly Pick<Assignment, 'withdrawnBy'>[],
): boolean {
  return municipality === null && countedAsAsked(asked).length === 0;
}

const isUndecided = (state: LeadCaseState): boolean => isActive(state) && !state.reportedWin;

export function ownerSearch(state: LeadCaseState, now: Date): OwnerSearch {
  const { matchUntil, suspicion } = state;
  if (!isUndecided(state)) return { state: 'closed', until: null, isLate: false };
  if (suspicion) return { state: 'held', until: null, isLate: false };
  if (isMergedPermanently(state)) return { state: 'merged', until: null, isLate: false };
  const asked = soFar(state, now);
  if (PARTNER_GROUPS.every((each) => placesLeft(asked, each) === 0)) {
    return { state: 'complete', until: null, isLate: false };
  }
  if (!hasOwnSearch(state)) return { state: 'searching', until: null, isLate: false };
  const isLate = nobodyInTime(state, now);
  if (isSearchOver(asked, matchUntil, now)) return { state: 'ended', until: null, isLate };
  const isAsking = mayMatch(asked) && !isPeriodOver(matchUntil, now);
  return { state: 'searching', until: isAsking ? matchUntil : null, isLate };
}

/**
 * The sender of an unproven mailbox must not learn of another lead of the address, or that this
 * is held.
 */
export function searchForSubmission(state: LeadCaseState, now: Date): OwnerSearch {
  const { state: search } = ownerSearch({ ...state, others: [] }, now);
  const isOver = search === 'complete' || search === 'closed';
  return { state: isOver ? search : 'searching', until: null, isLate: false };
}

export function ownerChoices(
  state: LeadCaseState,
  now: Date,
  shown: readonly Assignment[] = state.assignments,
): OwnerChoices {
  const search = ownerSearch(state, now);
  const isOpen = isUndecided(state);
  const asked = soFar(state, now);
  const asksAgain = waitingAsksAgain(asked);
  const hasAnswered = state.consents.some(({ subject }) => subject === 'estate-agent');
  const answer = isGranted(state.consents, 'estate-agent') ? 'yes' : 'no';
  return {
    agent: hasAnswered ? answer : 'unanswered',
    stylists: stylistsAnswer(state, asked, shown),
    canShowMore: isOpen && hasOwnSearch(state) && canShowMore(asked),
    canShowNoMore: canShowNoMore(asked),
    canKeepWaiting: isOpen && mayMatch(asked) && doesWaitingHelp(state, search, asksAgain),
    waitingAsksAgain: asksAgain,
    canWithdraw: isActive(state) || hasSaidYes(state.consents),
  };
}

function doesWaitingHelp(
  { matchUntil, waitsSince }: LeadCaseState,
  { state, isLate }: OwnerSearch,
  asksAgain: boolean,
): boolean {
  if (state === 'ended' || !isLate) return state === 'ended';
  const isWaiting = matchUntil !== null && +searchStart(matchUntil) <= Number(waitsSince);
  return !isWaiting || asksAgain;
}

function stylistsAnswer(
  state: LeadCaseState,
  asked: MatchingSoFar,
  shown: readonly Assignment[],
): OwnerChoices['stylists'] {
  if (isMergedPermanently(state)) return null;
  const hasAgent = shown.some((each) => each.partnerGroup === 'estate-agent' && isAccepted(each));
  const isBeside = hasAgent || isGranted(state.consents, 'estate-agent');
  if (isBeside && isGranted(state.consents, 'stylist')) return 'yes';
  const isSought = isUndecided(state) && hasOwnSearch(state);
  return isSought && mayWantStylistsAgain(asked) ? 'no' : null;
}

const soFar = (state: LeadCaseState, now: Date): MatchingSoFar => ({
  ...state,
  home: new SameHome(state, now),
});

/** Matching is due at any moment, so its result is not shown yet. */
export function isMatchingDue(
  { matchingDueAt }: Pick<LeadCaseState, 'matchingDueAt'>,
  now: Date,
): boolean {
  return matchingDueAt !== null && matchingDueAt <= now;
}

function nobodyInTime(state: LeadCaseState, now: Date): boolean {
  const { lead, matchUntil } = state;
  const found = decisiveAssignments({ ...state, home: new SameHome(state, now) }, lead);
  const assignments = countedAsAsked(found);
  if (assignments.some(isAccepted)) return false;
  const isWaiting = assignments.some(({ state }) => state === 'offered');
  if (assignments.length > 0 && !isWaiting && !isMatchingDue(state, now)) return true;
  const began = matchUntil ? searchStart(matchUntil) : lead.receivedAt;
  return nobodyYetDueAt(began, assignments) <= now;
}
