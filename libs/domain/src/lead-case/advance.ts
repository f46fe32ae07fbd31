import {
  countedAsAsked,
  decisiveAssignments,
  isPeriodOver,
  isSearchOver,
  placesLeft,
} from './asked-so-far.js';
import { type Assignment, isAccepted, hasContact } from '../assignments/assignment.js';
import { isGranted, PARTNER_GROUPS, type PartnerGroup, wasHeard } from '../leads/consent.js';
import { hasOwnSearch } from './other-lead.js';
import { isTest } from '../leads/lead.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import { choose, correctLocationName } from './choose.js';
import { nextLookWhenClosed } from './case-sales.js';
import { followDeadlines } from './answer.js';
import { followPending, isSearchPending } from './pending-status.js';
import { acceptMerge, nextLookAtEarlier, settleMerge } from './merging.js';
import { type OpenCase, SEARCH_DAYS } from './open-case.js';
import { daysAfter } from '../core/time/time-span.js';
import { followQuotes } from './quotes/follow-quotes.js';
import { followReports, followSilence } from './report.js';
import { withdrawIfOfAnotherKind } from './withdraw.js';

export const NOBODY_YET_WORKING_DAYS = 1;

/** A closed lead, or a merged one without a search, only settles payers and the earlier lead. */
export function advance(open: OpenCase): void {
  open.changeStanding({ matchingDueAt: null });
  if (open.standing.suspicion) return;
  followPending(open);
  followQuotes(open);
  if (isSearchPending(open))
    return open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  followSilence(open);
  if (open.lead.municipality) correctLocationName(open, open.lead.municipality);
  settleMerge(open);
  open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  if (open.isClosed()) return;
  if (!hasOwnSearch(open.standing)) {
    followReports(open);
    return open.changeStanding({ matchingDueAt: nextLookAtEarlier(open) });
  }
  acceptMerge(open);
  for (const each of open.assignments.offered()) withdrawIfOfAnotherKind(open, each);
  followDeadlines(open);
  const { matchUntil: before } = open.standing;
  const matchUntil = searchEnd(open, before ?? daysAfter(open.now, SEARCH_DAYS));
  const cause = before ? 'refill' : 'automatic';
  open.changeStanding({ matchUntil });
  if (asksAutomatically(open, matchUntil) || (!before && asksEntered(open, matchUntil))) {
    for (const partnerGroup of PARTNER_GROUPS) choose(open, partnerGroup, cause);
  }
  notifyAdministrator(open, matchUntil);
  if (!open.standing.reportedWin) notifyOwner(open, matchUntil);
  followReports(open);
  open.changeStanding({ matchingDueAt: nextStep(open, matchUntil) });
}

/** Ends earlier when the owner wants nobody. */
function searchEnd({ ledger, now }: OpenCase, until: Date): Date {
  const wantsSome = PARTNER_GROUPS.some((each) => isGranted(ledger.consents(), each));
  return wantsSome || until < now ? until : now;
}

function asksAutomatically(open: OpenCase, matchUntil: Date): boolean {
  return (open.policy.automatic || isTest(open.lead)) && isSearching(open, matchUntil);
}

function asksEntered(open: OpenCase, matchUntil: Date): boolean {
  return wasHeard(open.ledger.consents()) && isSearching(open, matchUntil);
}

function isSearching({ now, standing }: OpenCase, matchUntil: Date): boolean {
  return standing.mergedInto === null && standing.reportedWin === null && now < matchUntil;
}

function hasNobodyAsked({ assignments }: OpenCase, partnerGroup: PartnerGroup): boolean {
  return (
    assignments.places(partnerGroup) > 0 &&
    countedAsAsked(assignments.of(partnerGroup)).length === 0
  );
}

/** Once; recalled when a partner can be asked before it has left. */
function notifyAdministrator(open: OpenCase, matchUntil: Date): void {
  const { ledger, state } = open;
  if (
    asksAutomatically(open, matchUntil) &&
    PARTNER_GROUPS.some((each) => hasNobodyAsked(open, each))
  ) {
    if (ledger.notifyOnce('no-partner-notification')) ledger.record('no-partner-found', {});
  } else if (state.notifiedAt.has('no-partner-notification'))
    ledger.recall('no-partner-notification');
}

/**
 * Once after a working day, and once after a search's last answer. Losing the accepted partner
 * restarts both.
 */
function notifyOwner(open: OpenCase, matchUntil: Date): void {
  const { lead, ledger, now, assignments } = open;
  const isFull = PARTNER_GROUPS.every((each) => assignments.places(each) === 0);
  if (isFull || matchUntil <= lead.receivedAt) return;
  const began = searchStart(matchUntil);
  const found = decisiveOf(open);
  if (isSearchOver(assignments.soFar(), matchUntil, now)) {
    const since = found.some(isAccepted) ? began : lostOrBegan(began, found);
    if (ledger.notifyOnce('owner-search-ended', since)) ledger.recall('owner-nobody-yet');
    return;
  }
  const isLate = !isPeriodOver(matchUntil, now) && nobodyYetDueAt(began, found) <= now;
  if (isLate && !found.some(isAccepted)) {
    ledger.notifyOnce('owner-nobody-yet', lastLost(found));
  }
}

const decisiveOf = ({ lead, ledger, assignments }: OpenCase) =>
  decisiveAssignments({ ...assignments.soFar(), assignments: ledger.assignments() }, lead);

export function nobodyYetDueAt(began: Date, assignments: readonly Assignment[]): Date {
  return workingDaysAfter(lostOrBegan(began, assignments), NOBODY_YET_WORKING_DAYS);
}

function lostOrBegan(began: Date, assignments: readonly Assignment[]): Date {
  return new Date(Math.max(+began, +lastLost(assignments)));
}

function lastLost(assignments: readonly Assignment[]): Date {
  const lost = assignments.filter((each) => hasContact(each) && !isAccepted(each));
  return new Date(
    Math.max(0, ...lost.map(({ closedAt, answeredAt }) => Number(closedAt ?? answeredAt))),
  );
}

export function searchStart(matchUntil: Date): Date {
  return daysAfter(matchUntil, -SEARCH_DAYS);
}

/**
 * A place taken only by a merged lead is checked again, because separating or erasing that lead
 * wakes nobody. A running search is checked daily (decision 77).
 */
function nextStep(open: OpenCase, matchUntil: Date): Date | null {
  const { now, assignments } = open;
  const moments = assignments
    .offered()
    .flatMap(({ remindAt, deadline }) => remindAt ?? deadline ?? []);
  const byItself = { ...assignments.soFar(), home: undefined };
  const isShort = PARTNER_GROUPS.some((each) => placesLeft(byItself, each) > 0);
  if (isShort && now < matchUntil) {
    moments.push(matchUntil, daysAfter(now, 1));
    const nobodyYet = nobodyYetDueAt(searchStart(matchUntil), decisiveOf(open));
    if (nobodyYet > now) moments.push(nobodyYet);
  }
  const whenClosed = nextLookWhenClosed(open);
  if (whenClosed) moments.push(whenClosed);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}
