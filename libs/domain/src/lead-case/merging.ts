import { DomainError } from '../core/domain-error.js';
import { requireVersion, type Version, versionFrom } from '../core/version.js';
import { isClosed, type Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-fields.js';
import {
  differences,
  isServed,
  searchContinues,
  IS_IT_YOU_DAYS,
  type OtherLead,
  sameMailbox,
  continuesWhen,
  isMergedPermanently,
  hasOwnSearch,
} from './other-lead.js';
import { daysAfter } from '../core/time/time-span.js';
import {
  waiveForMerge,
  nextLookWhenClosed,
  reinstateSale,
  billableAssignments,
} from './case-sales.js';
import type { OpenCase } from './open-case.js';
import { markFilled, withdraw } from './withdraw.js';
import { recallNewsOfSearch } from './status.js';

export function settleMerge(open: OpenCase): void {
  const { mergedInto } = open.standing;
  if (mergedInto) followEarlier(open, mergedInto);
  else mergeIfFresh(open);
}

/** Before the first partner is asked. */
export function mergeIfFresh(open: OpenCase): void {
  const { mergedInto, matchUntil, perhapsSameAs } = open.standing;
  const begun = mergedInto ?? perhapsSameAs ?? matchUntil;
  if (!begun && open.ledger.assignments().length === 0) mergeIntoEarlier(open);
}

export const relationVersion = (isMerged: boolean, earlierId: string): Version =>
  versionFrom(isMerged ? 'merged' : 'perhaps', earlierId);

/**
 * @throws `lead-not-merged`, `version-stale`, `lead-merged` when others merged into it
 * @returns the earlier lead's id, whose open assignments {@link acceptMerge} may end
 */
export function mergeByHand(open: OpenCase, expected?: Version): string {
  const { home, assignments } = open;
  const { mergedInto, perhapsSameAs } = open.standing;
  if (mergedInto) return mergedInto;
  const found = home.find(perhapsSameAs);
  const earlier = found?.mergedInto ? home.find(found.mergedInto) : found;
  if (!found || !earlier) throw new DomainError('lead-not-merged');
  requireVersion(relationVersion(false, found.lead.id), expected);
  if (home.hasMerged()) {
    throw new DomainError('lead-merged', 'En annen henvendelse er slått sammen med denne.');
  }
  for (const each of assignments.offered()) {
    withdraw(open, each, home.isAcceptedWith(earlier.lead, each.partnerId) ? 'holds' : 'merged');
  }
  mergeInto(open, earlier, 'administrator');
  for (const each of billableAssignments(open)) {
    const hasSale = home.hasRecentSaleWith(earlier, each.partnerId);
    if (hasSale) waiveForMerge(open, each);
    if (hasSale || home.isAcceptedWith(earlier.lead, each.partnerId)) {
      open.ledger.notify('leads-merged', each.id);
    }
  }
  return earlier.lead.id;
}

/**
 * Ends open assignments of partners that know the home or lost their place; it does not count as
 * their answer.
 */
export function acceptMerge(open: OpenCase): void {
  const { home, lead, assignments } = open;
  const reveals = home.revealsOf().map(({ partnerId }) => partnerId);
  for (const each of assignments.offered()) {
    if (home.isAcceptedWith(lead, each.partnerId)) withdraw(open, each, 'holds');
    else if (reveals.includes(each.partnerId)) withdraw(open, each, 'merged');
    else if (!assignments.hasPlace(each)) markFilled(open, each);
  }
  open.scheduleNow();
}

/** @throws `lead-not-merged`, `version-stale` */
export function keepApart(open: OpenCase, expected?: Version): void {
  const { lead, ledger } = open;
  const by = 'administrator';
  const { mergedInto, perhapsSameAs } = open.standing;
  const other = mergedInto ?? perhapsSameAs;
  if (!other) throw new DomainError('lead-not-merged');
  requireVersion(relationVersion(mergedInto !== null, other), expected);
  open.changeStanding({ perhapsSameAs: null });
  ledger.record('kept-apart', { leadId: other, by });
  ledger.recordAt(other, 'kept-apart', { leadId: lead.id, by });
  if (!mergedInto) return;
  part(open);
  open.changeStanding({ differences: null });
  for (const each of open.state.waivedSales) reinstateSale(open, each);
  open.restartSearch();
}

/**
 * Called before the earlier lead is erased. Waived sales become due, unless their partners pay for
 * the earlier lead.
 *
 * @param payers partners with a sale of the earlier lead
 */
export function earlierErased(open: OpenCase, payers: readonly string[]): void {
  const { mergedInto } = open.standing;
  if (mergedInto) reinstateUnlessSold(open, { id: mergedInto }, payers);
}

/**
 * Called before another lead that is merged into the same one is erased. Its payers never pay for
 * this one.
 */
export function duplicateErased(open: OpenCase, payers: readonly string[]): void {
  for (const { partnerId } of open.state.waivedSales) {
    if (payers.includes(partnerId)) {
      open.ledger.record('sale-stays-credited', open.ledger.named(partnerId));
    }
  }
}

/** One e-mail at a time. */
export function askAboutDifferences(open: OpenCase, corrected: Partial<LeadDetails>): void {
  const { home, lead, ledger, now, standing, state } = open;
  const earlier = isMergedPermanently(standing) && home.find(standing.mergedInto)?.lead;
  if (!earlier || isClosed(earlier) || !sameMailbox(earlier, lead)) return;
  const all = Object.entries(differences(earlier, { ...lead, ...corrected }));
  const differing = all.filter(([key]) => key in corrected);
  if (differing.length === 0) return;
  open.changeStanding({
    differences: { ...standing.differences, ...Object.fromEntries(differing) },
  });
  const asked = standing.differences && state.notifiedAt.get('owner-is-it-you');
  if (asked && now < daysAfter(asked, IS_IT_YOU_DAYS)) return;
  ledger.recall('owner-is-it-you');
  ledger.notify('owner-is-it-you');
}

export function findDuplicate(open: OpenCase): void {
  const { home, ledger, standing } = open;
  const { mergedInto, perhapsSameAs, matchUntil } = standing;
  if (mergedInto || !matchUntil || open.isClosed() || standing.suspicion) return;
  const { same, perhaps } = home.earlier();
  const found = (same ?? perhaps)?.lead.id ?? null;
  if (found === perhapsSameAs) return;
  open.changeStanding({ perhapsSameAs: found });
  if (found) ledger.record('perhaps-same', { leadId: found });
  else if (perhapsSameAs) ledger.record('kept-apart', { leadId: perhapsSameAs, by: 'rule' });
}

function mergeIntoEarlier(open: OpenCase): void {
  if (open.isClosed()) return;
  const { same, perhaps } = open.home.earlier();
  if (same) mergeInto(open, same, 'rule');
  else if (perhaps) {
    open.changeStanding({ perhapsSameAs: perhaps.lead.id });
    open.ledger.record('perhaps-same', { leadId: perhaps.lead.id });
  }
}

/** An unsent e-mail about the merge is recalled, so that its partner gets none. */
function part(open: OpenCase): void {
  open.changeStanding({ mergedInto: null, mergeKind: null });
  for (const { id } of open.ledger.assignments()) open.ledger.recall('leads-merged', id);
}

/** For its payers and a reported win. */
export function nextLookAtEarlier(open: OpenCase): Date | null {
  const { mergeKind, matchUntil } = open.standing;
  const mayContinue = mergeKind !== null && continuesWhen(mergeKind) !== 'never';
  const isInTime = +open.now < Number(matchUntil);
  const next = nextLookWhenClosed(open);
  const tomorrow = daysAfter(open.now, 1);
  return mayContinue && isInTime && (next === null || tomorrow < next) ? tomorrow : next;
}

/**
 * A partner that lost the earlier lead pays for this one. One set aside by an error decides
 * nothing.
 */
function followEarlier(open: OpenCase, earlierId: string): void {
  const { home, ledger } = open;
  const earlier = home.find(earlierId);
  if (!earlier) return;
  const accepted = earlier.reveals
    .filter(({ isAccepted }) => isAccepted)
    .map(({ partnerId }) => partnerId);
  reinstateUnlessSold(open, earlier.lead, accepted);
  if (isServed(earlier) || staysMerged(open, earlier)) return;
  part(open);
  ledger.record('kept-apart', { leadId: earlierId, by: 'rule' });
  mergeIntoEarlier(open);
}

function staysMerged({ now, standing }: OpenCase, earlier: OtherLead): boolean {
  const when = standing.mergeKind && continuesWhen(standing.mergeKind);
  if (when === 'earlier-lost') return earlier.lead.status !== 'lost' && earlier.wantsFirst;
  return when === 'never' || searchContinues(earlier, now);
}

function reinstateUnlessSold(
  open: OpenCase,
  earlier: Pick<Lead, 'id'>,
  excepted: readonly string[],
): void {
  for (const each of open.state.waivedSales) {
    const { partnerId } = each;
    const hasSale = excepted.includes(partnerId) || open.home.hasSale(earlier, partnerId);
    if (!hasSale) reinstateSale(open, each);
  }
}

function mergeInto(
  open: OpenCase,
  { lead: earlier }: OtherLead,
  by: 'rule' | 'administrator',
): void {
  const { lead, ledger } = open;
  const { reportedWin } = open.standing;
  const isOwn = sameMailbox(earlier, lead);
  const differing = isOwn ? differences(earlier, lead) : {};
  const differs = Object.keys(differing).length > 0;
  open.changeStanding({
    mergedInto: earlier.id,
    mergeKind: isOwn ? 'same-mailbox' : by === 'rule' ? 'presumed' : 'by-hand',
    perhapsSameAs: null,
    differences: differs ? differing : null,
  });
  if (hasOwnSearch(open.standing)) ledger.recall('no-partner-notification');
  else {
    recallNewsOfSearch(open);
    if (reportedWin) ledger.recall('owner-choice', reportedWin.assignmentId);
  }
  ledger.record('merged', { leadId: earlier.id, by });
  const mailbox = isOwn ? 'same' : 'other';
  ledger.recordAt(earlier.id, 'lead-merged-into', { leadId: lead.id, by, mailbox });
  if (differs) ledger.notify('owner-is-it-you');
  if (isOwn) open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
}
