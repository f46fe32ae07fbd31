import { type Assignment, hasReported } from '../assignments/assignment.js';
import {
  isUndecided,
  type NewDispute,
  type Ruling,
  isDisputeGranted,
  isWaived,
} from '../billing/sale.js';
import { disputed, ruledOn, settledAsWaived, dueAgain } from '../billing/settled-sale.js';
import { DomainError } from '../core/domain-error.js';
import type { LeadCaseState } from './case-state.js';
import { daysAfter } from '../core/time/time-span.js';
import type { OpenCase } from './open-case.js';
import { isChosenQuote, isUnannounced } from '../quotes/quote.js';
import { nextQuoteStep } from './quotes/quote-steps.js';

type WaivedSale = LeadCaseState['waivedSales'][number];

export function waiveSale({ ledger, now }: OpenCase, { id }: Assignment): void {
  const sale = ledger.saleOf(id);
  if (!sale) return;
  ledger.keepSale(settledAsWaived(sale, now));
  ledger.recall('sale-due-again', id);
}

/**
 * True once partner, owner or operator says that the assignment led to something. Its sale stays
 * due after a withdrawal.
 */
export function hasResult({ ledger, state }: OpenCase, assignment: Assignment): boolean {
  const { id, partnerId } = assignment;
  const isRefused = ledger.saleOf(id)?.dispute?.decision === 'refused';
  const quote = ledger.quoteOf(id);
  const isChosen = quote !== undefined && isChosenQuote(quote) && !isUnannounced(quote);
  return hasReported(assignment) || state.jobWith.includes(partnerId) || isChosen || isRefused;
}

export function isReportAwaited({ ledger }: OpenCase, assignment: Assignment): boolean {
  return !hasReported(assignment) && !isDisputeGranted(ledger.saleOf(assignment.id) ?? null);
}

export function billableAssignments(open: OpenCase): Assignment[] {
  const isDue = (each: Assignment) => each.state === 'withdrawn' && hasResult(open, each);
  return open.ledger.assignments().filter((each) => each.state === 'accepted' || isDue(each));
}

export function partnersWithSale({ ledger }: OpenCase): string[] {
  const hasSale = ({ id }: Assignment) => {
    const sale = ledger.saleOf(id);
    return sale !== undefined && !isWaived(sale);
  };
  return ledger
    .assignments()
    .filter(hasSale)
    .map(({ partnerId }) => partnerId);
}

/** An open dispute ends with the sale, and its partner gets an e-mail. */
export function waiveForMerge(open: OpenCase, assignment: Assignment): void {
  const { ledger } = open;
  const { id, partnerId } = assignment;
  const sale = ledger.saleOf(id);
  if (!sale || isWaived(sale)) return;
  waiveSale(open, assignment);
  if (isUndecided(sale.dispute)) ledger.notify('dispute-decided', id);
  const given = { assignmentId: id, was: sale.paymentStatus };
  ledger.record('sale-waived', { ...ledger.named(partnerId), ...given });
  open.changeStanding({ matchingDueAt: open.now });
}

function nextLookAtWaived({ now, standing, state }: OpenCase): Date | null {
  return standing.mergedInto && state.waivedSales.length > 0 ? daysAfter(now, 1) : null;
}

export function nextLookWhenClosed(open: OpenCase): Date | null {
  const { reportedWin, undoableStatus } = open.standing;
  const pendingUntil = undoableStatus?.pending?.until;
  const moments = [nextLookAtWaived(open), reportedWin?.until, pendingUntil, nextQuoteStep(open)];
  const due = moments.filter((each) => each !== null && each !== undefined);
  return due.length > 0 ? new Date(Math.min(...due.map(Number))) : null;
}

/** A waived sale is due again unless a credit note exists; the partner gets an e-mail. */
export function reinstateSale(open: OpenCase, given: WaivedSale): void {
  const { ledger, now } = open;
  const assignment = billableAssignments(open).find(({ id }) => id === given.assignmentId);
  const sale = assignment && ledger.saleOf(assignment.id);
  if (!sale || !isWaived(sale)) return;
  const due = dueAgain(sale, given.was, now);
  if (due) {
    ledger.keepSale(due);
    if (isUndecided(due.dispute)) ledger.recall('dispute-decided', sale.assignmentId);
    ledger.notifyOfEnd('sale-due-again', 'leads-merged', assignment.id);
  }
  ledger.record(due ? 'sale-due-again' : 'sale-stays-credited', ledger.named(sale.partnerId));
}

/**
 * Within 14 days.
 *
 * @throws `assignment-not-found`, `assignment-closed` when nothing is due, `sale-disputed`,
 * `dispute-too-late`, `dispute-tries`
 */
export function disputeSale(open: OpenCase, assignmentId: string, given: NewDispute): void {
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('assignment-closed', 'Oppdraget koster ingenting.');
  const after = disputed(sale, given, now);
  if (after === sale) return;
  ledger.keepSale(after);
  const { reason } = given;
  ledger.record('disputed', { ...ledger.named(sale.partnerId), reason });
  ledger.notify('dispute-notification', assignment.id);
}

/** @throws `assignment-not-found`, `dispute-not-open` */
export function ruleOnDispute(open: OpenCase, assignmentId: string, ruling: Ruling): void {
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('dispute-not-open');
  ledger.keepSale(ruledOn(sale, ruling, now));
  const { decision } = ruling;
  ledger.record('dispute-decided', { ...ledger.named(sale.partnerId), decision });
  ledger.notify('dispute-decided', assignment.id);
  if (!isReportAwaited(open, assignment)) ledger.recall('partner-not-called', assignment.id);
}
