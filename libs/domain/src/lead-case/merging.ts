import { DomainError } from '../core/domain-error.js';
import { isClosed, type Lead } from '../leads/lead.js';
import type { LeadDetails } from '../leads/lead-details.js';
import {
  differences,
  goesOn,
  IS_IT_YOU_DAYS,
  type DuplicateKind,
  type OtherLead,
  sameMailbox,
} from './other-lead.js';
import { goesOnWhen, isMergedPermanently, hasOwnSearch } from './merged-lead.js';
import { daysAfter } from '../core/time/time-span.js';
import { waiveForMerge, nextLookWhenClosed, reinstateSale, paidFor } from './costs.js';
import type { OpenCase } from './open-case.js';
import { passBy } from './assignment-ends.js';
import { recallNewsOfSearch } from './status.js';
import { withdraw } from './withdraw.js';

export function settleMerge(open: OpenCase): void {
  const { mergedInto, matchUntil } = open.standing;
  const isFresh = !matchUntil && open.ledger.all().length === 0;
  if (mergedInto) followEarlier(open, mergedInto);
  else if (isFresh) mergeIntoEarlier(open);
}

/**
 * The administrator merges the lead into the one it may duplicate: no partner is asked or pays
 * twice. A merged lead stays as it is.
 *
 * @throws DomainError `lead-not-merged` if it may duplicate none, `lead-merged` when others
 *   merged into it
 * @returns the earlier lead's id, whose open assignments {@link acceptMerge} may end
 */
export function mergeByHand(open: OpenCase): string {
  const { home, assignments } = open;
  const { mergedInto, perhapsSameAs } = open.standing;
  if (mergedInto) return mergedInto;
  const found = home.find(perhapsSameAs);
  const earlier = found?.mergedInto ? home.find(found.mergedInto) : found;
  if (!earlier) throw new DomainError('lead-not-merged');
  if (home.hasMerged()) {
    throw new DomainError('lead-merged', 'En annen henvendelse er slått sammen med denne.');
  }
  for (const each of assignments.offered()) {
    withdraw(open, each, home.isHadWith(earlier.lead, each.partnerId) ? 'holds' : 'merged');
  }
  mergeInto(open, earlier, 'administrator');
  for (const each of paidFor(open)) {
    const isPaid = home.isPaidWith(earlier, each.partnerId);
    if (isPaid) waiveForMerge(open, each);
    if (isPaid || home.isHadWith(earlier.lead, each.partnerId)) {
      open.ledger.notify('leads-merged', each.id);
    }
  }
  return earlier.lead.id;
}

/**
 * Ends open assignments of partners that know the home by a merged lead, or whose place is gone. It
 * does not count as their answer.
 */
export function acceptMerge(open: OpenCase): void {
  const { home, lead, assignments } = open;
  const reveals = home.heldBy().map(({ partnerId }) => partnerId);
  for (const each of assignments.offered()) {
    if (home.isHadWith(lead, each.partnerId)) withdraw(open, each, 'holds');
    else if (reveals.includes(each.partnerId)) withdraw(open, each, 'merged');
    else if (!assignments.hasPlace(each)) passBy(open, each);
  }
  open.advance();
}

/**
 * The administrator separates the lead from the one it merged into or may duplicate.
 *
 * @param from the relation that the administrator saw; undefined: unchecked
 * @throws DomainError `lead-not-merged`, `relation-changed` when it has merged or been separated
 *   since
 */
export function keepApart(open: OpenCase, seen?: DuplicateKind): void {
  const { lead, ledger } = open;
  const by = 'administrator';
  const { mergedInto, perhapsSameAs } = open.standing;
  const other = mergedInto ?? perhapsSameAs;
  if (!other) throw new DomainError('lead-not-merged');
  const stands: DuplicateKind = mergedInto ? 'merged' : 'perhaps';
  if (seen && seen !== stands) throw new DomainError('relation-changed');
  open.stand({ perhapsSameAs: null });
  ledger.record('kept-apart', { leadId: other, by });
  ledger.recordAt(other, 'kept-apart', { leadId: lead.id, by });
  if (!mergedInto) return;
  part(open);
  open.stand({ differences: null });
  for (const each of open.state.waivedSales) reinstateSale(open, each);
  open.seekAnew();
}

/**
 * The earlier lead is about to be erased: waived sales are owed again unless their partners pay
 * for that one.
 *
 * @param payers who owes or paid for the earlier lead
 */
export function earlierErased(open: OpenCase, payers: readonly string[]): void {
  const { mergedInto } = open.standing;
  if (mergedInto) oweUnlessBorne(open, { id: mergedInto }, payers);
}

/**
 * A sibling merged into the same lead is about to be erased: its payers keep paying for that one
 * and never for this one.
 *
 * @param payers who owes or paid for the sibling
 */
export function duplicateErased(open: OpenCase, payers: readonly string[]): void {
  for (const { partnerId } of open.state.waivedSales) {
    if (payers.includes(partnerId)) {
      open.ledger.record('sale-stays-credited', open.ledger.named(partnerId));
    }
  }
}

/**
 * Asks the owner about corrections to a permanently merged lead that differ from the earlier one.
 * One e-mail asks until it is answered or its link expires.
 */
export function askWhatDiffers(open: OpenCase, corrected: Partial<LeadDetails>): void {
  const { home, lead, ledger, now, standing, state } = open;
  const earlier = isMergedPermanently(standing) && home.find(standing.mergedInto)?.lead;
  if (!earlier || isClosed(earlier) || !sameMailbox(earlier, lead)) return;
  const all = Object.entries(differences(earlier, { ...lead, ...corrected }));
  const differing = all.filter(([key]) => key in corrected);
  if (differing.length === 0) return;
  open.stand({ differences: { ...standing.differences, ...Object.fromEntries(differing) } });
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
  open.stand({ perhapsSameAs: found });
  if (found) ledger.record('perhaps-same', { leadId: found });
  else if (perhapsSameAs) ledger.record('kept-apart', { leadId: perhapsSameAs, by: 'rule' });
}

function mergeIntoEarlier(open: OpenCase): void {
  if (open.isClosed()) return;
  const { same, perhaps } = open.home.earlier();
  if (same) mergeInto(open, same, 'rule');
  else if (perhaps) {
    open.stand({ perhapsSameAs: perhaps.lead.id });
    open.ledger.record('perhaps-same', { leadId: perhaps.lead.id });
  }
}

/** Unmerges; partners hear nothing of a merge that they have not been told of. */
function part(open: OpenCase): void {
  open.stand({ mergedInto: null, mergeKind: null });
  for (const { id } of open.ledger.all()) open.ledger.recall('leads-merged', id);
}

/**
 * When to check again if the earlier lead goes on, who pays for it and if a reported win stands.
 * The search ends by its own time, also while merged.
 */
export function nextLookAtEarlier(open: OpenCase): Date | null {
  const { mergeKind, matchUntil } = open.standing;
  const mayGoOn = mergeKind !== null && goesOnWhen(mergeKind) !== 'never';
  const isInTime = matchUntil !== null && open.now < matchUntil;
  const next = nextLookWhenClosed(open);
  const tomorrow = daysAfter(open.now, 1);
  return mayGoOn && isInTime && (next === null || tomorrow < next) ? tomorrow : next;
}

/**
 * A partner that lost the earlier lead pays for this one. A lead that the system set aside by an
 * error decides nothing.
 */
function followEarlier(open: OpenCase, earlierId: string): void {
  const { home, ledger } = open;
  const earlier = home.find(earlierId);
  if (!earlier) return;
  const having = earlier.reveals
    .filter(({ isAccepted }) => isAccepted)
    .map(({ partnerId }) => partnerId);
  oweUnlessBorne(open, earlier.lead, having);
  const isServed = having.length > 0 && earlier.wantsFirst;
  if (isServed || staysMerged(open, earlier)) return;
  part(open);
  ledger.record('kept-apart', { leadId: earlierId, by: 'rule' });
  mergeIntoEarlier(open);
}

function staysMerged({ now, standing }: OpenCase, earlier: OtherLead): boolean {
  const when = standing.mergeKind && goesOnWhen(standing.mergeKind);
  if (when === 'earlier-lost') return earlier.lead.status !== 'lost' && earlier.wantsFirst;
  return when === 'never' || goesOn(earlier, now);
}

function oweUnlessBorne(
  open: OpenCase,
  earlier: Pick<Lead, 'id'>,
  bearing: readonly string[],
): void {
  for (const each of open.state.waivedSales) {
    const { partnerId } = each;
    const isBorne = bearing.includes(partnerId) || open.home.isBorneWith(earlier, partnerId);
    if (!isBorne) reinstateSale(open, each);
  }
}

/**
 * From the same mailbox the merge is permanent, and that mailbox is asked about differences. From
 * another mailbox nobody else may read the lead.
 */
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
  open.stand({
    mergedInto: earlier.id,
    mergeKind: isOwn ? 'same-mailbox' : by === 'rule' ? 'presumed' : 'by-hand',
    perhapsSameAs: null,
    differences: differs ? differing : null,
    ...(isOwn && { matchingDueAt: null }),
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
}
