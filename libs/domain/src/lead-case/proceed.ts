import { countedAsAsked, decisive, isSearchOver, placesLeft } from './asked-so-far.js';
import { type Assignment, isAccepted, hasContact } from '../assignments/assignment.js';
import { isGranted, PARTNER_GROUPS, type PartnerGroup } from '../leads/consent.js';
import { hasOwnSearch } from './merged-lead.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import { choose } from './choose.js';
import { nextLookWhenClosed } from './costs.js';
import { followDeadlines } from './deadlines.js';
import { followHeld, isSearchHeld } from './held-status.js';
import { acceptMerge, nextLookAtEarlier, settleMerge } from './merging.js';
import { type OpenCase, SEEK_DAYS } from './open-case.js';
import { daysAfter } from '../core/time/time-span.js';
import { followQuotes } from './quotes/follow-quotes.js';
import { followReports } from './report.js';
import { followSilence } from './reported-win.js';
import { withdrawOfAnotherKind } from './withdraw.js';
import { showPlace } from './show-place.js';

export const HONEST_AFTER_WORKING_DAYS = 1;

/**
 * A closed lead, or a merged one without a search, only settles who pays and checks the earlier
 * one.
 */
export function proceed(open: OpenCase): void {
  open.stand({ matchingDueAt: null });
  if (open.standing.suspicion) return;
  followHeld(open);
  followQuotes(open);
  if (isSearchHeld(open)) return open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  followSilence(open);
  if (open.lead.municipality) showPlace(open, open.lead.municipality);
  settleMerge(open);
  open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  if (open.isClosed()) return;
  if (!hasOwnSearch(open.standing)) {
    followReports(open);
    return open.stand({ matchingDueAt: nextLookAtEarlier(open) });
  }
  acceptMerge(open);
  for (const each of open.assignments.offered()) withdrawOfAnotherKind(open, each);
  followDeadlines(open);
  const { matchUntil: before } = open.standing;
  const matchUntil = lookedForUntil(open, before ?? daysAfter(open.now, SEEK_DAYS));
  const cause = before ? 'refill' : 'automatic';
  open.stand({ matchUntil });
  if (asksByItself(open, matchUntil)) {
    for (const partnerGroup of PARTNER_GROUPS) choose(open, partnerGroup, cause);
  }
  notifyAdministrator(open, matchUntil);
  if (!open.standing.reportedWin) tellOwner(open, matchUntil);
  followReports(open);
  open.stand({ matchingDueAt: nextStep(open, matchUntil) });
}

/** The end of the search, ended earlier when the owner wants nobody any more. */
function lookedForUntil({ ledger, now }: OpenCase, until: Date): Date {
  const wantsSome = PARTNER_GROUPS.some((each) => isGranted(ledger.said(), each));
  return wantsSome || until < now ? until : now;
}

function asksByItself({ now, policy, standing }: OpenCase, matchUntil: Date): boolean {
  const isPaused = standing.mergedInto !== null || standing.reportedWin !== null;
  return policy.automatic && !isPaused && now < matchUntil;
}

function lacks({ assignments }: OpenCase, partnerGroup: PartnerGroup): boolean {
  return (
    assignments.places(partnerGroup) > 0 &&
    countedAsAsked(assignments.of(partnerGroup)).length === 0
  );
}

/**
 * Tells the administrator once that no partner can be asked. The e-mail is recalled when a partner
 * is asked, or none is looked for, before it has left.
 */
function notifyAdministrator(open: OpenCase, matchUntil: Date): void {
  const { ledger, state } = open;
  if (asksByItself(open, matchUntil) && PARTNER_GROUPS.some((each) => lacks(open, each))) {
    if (ledger.notifyOnce('no-partner-notification')) ledger.record('no-partner-found', {});
  } else if (state.notifiedAt.has('no-partner-notification'))
    ledger.recall('no-partner-notification');
}

/**
 * Tells the owner once after a working day without an acceptance, and once at the end of a search
 * without a filled place. Losing the partner that had it restarts both.
 */
function tellOwner(open: OpenCase, matchUntil: Date): void {
  const { lead, ledger, now, assignments } = open;
  const isFull = PARTNER_GROUPS.every((each) => assignments.places(each) === 0);
  if (isFull || matchUntil <= lead.receivedAt) return;
  const began = beginOf(matchUntil);
  const found = decisiveOf(open);
  if (isSearchOver(assignments.soFar(), matchUntil, now)) {
    const since = found.some(isAccepted) ? began : lostOrBegan(began, found);
    if (ledger.notifyOnce('owner-search-ended', since)) ledger.recall('owner-nobody-yet');
    return;
  }
  if (!found.some(isAccepted) && honestyMoment(began, found) <= now) {
    ledger.notifyOnce('owner-nobody-yet', lastLost(found));
  }
}

const decisiveOf = ({ lead, ledger, assignments }: OpenCase) =>
  decisive({ ...assignments.soFar(), assignments: ledger.all() }, lead);

export function honestyMoment(began: Date, assignments: readonly Assignment[]): Date {
  return workingDaysAfter(lostOrBegan(began, assignments), HONEST_AFTER_WORKING_DAYS);
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

/** The search begins with the lead, or when its owner chose to wait. */
export function beginOf(matchUntil: Date): Date {
  return daysAfter(matchUntil, -SEEK_DAYS);
}

/**
 * A place taken only by a merged lead is checked again, as that lead can be separated or erased
 * without waking this one. A running search is checked daily (decision 25), also under manual
 * matching.
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
    const honesty = honestyMoment(beginOf(matchUntil), decisiveOf(open));
    if (honesty > now) moments.push(honesty);
  }
  const whenClosed = nextLookWhenClosed(open);
  if (whenClosed) moments.push(whenClosed);
  return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
}
