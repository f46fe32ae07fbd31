import { type Assignment, hasReported } from '../assignments/assignment.js';
import { isUndecided, type Objection, type Ruling } from '../billing/dispute.js';
import { disputed, ruledOn } from '../billing/disputed-sale.js';
import { DomainError } from '../core/domain-error.js';
import { isDisputeGranted, isWaived } from '../billing/sale.js';
import { settledAsWaived, dueAgain } from '../billing/settled-sale.js';
import type { LeadCaseState } from './case-state.js';
import { daysAfter } from '../core/time/time-span.js';
import type { OpenCase } from './open-case.js';
import { nextQuoteStep } from './quotes/follow-quotes.js';

type WaivedSale = LeadCaseState['waivedSales'][number];

export function waiveSale({ ledger, now }: OpenCase, { id }: Assignment): void {
  const sale = ledger.saleOf(id);
  if (!sale) return;
  ledger.keepSale(settledAsWaived(sale, now));
  ledger.recall('sale-due-again', id);
}

/**
 * True once a partner's report, the owner or the operator says that the assignment led to
 * something. It is then owed although it was withdrawn.
 */
export function isBegun({ ledger, state }: OpenCase, assignment: Assignment): boolean {
  const isRefused = ledger.saleOf(assignment.id)?.dispute?.decision === 'refused';
  return hasReported(assignment) || state.jobWith.includes(assignment.partnerId) || isRefused;
}

export function isReportAwaited({ ledger }: OpenCase, assignment: Assignment): boolean {
  return !hasReported(assignment) && !isDisputeGranted(ledger.saleOf(assignment.id) ?? null);
}

export function paidFor(open: OpenCase): Assignment[] {
  const isDue = (each: Assignment) => each.state === 'withdrawn' && isBegun(open, each);
  return open.ledger.all().filter((each) => each.state === 'accepted' || isDue(each));
}

export function payers({ ledger }: OpenCase): string[] {
  const isPaid = ({ id }: Assignment) => {
    const sale = ledger.saleOf(id);
    return sale !== undefined && !isWaived(sale);
  };
  return ledger
    .all()
    .filter(isPaid)
    .map(({ partnerId }) => partnerId);
}

/** An open dispute ends with the waiver, and its partner is told. */
export function waiveForMerge(open: OpenCase, assignment: Assignment): void {
  const { ledger } = open;
  const { id, partnerId } = assignment;
  const sale = ledger.saleOf(id);
  if (!sale || isWaived(sale)) return;
  waiveSale(open, assignment);
  if (isUndecided(sale.dispute)) ledger.notify('dispute-decided', id);
  const given = { assignmentId: id, was: sale.paymentStatus };
  ledger.record('sale-waived', { ...ledger.named(partnerId), ...given });
  open.stand({ matchingDueAt: open.now });
}

function nextLookAtGivenUp({ now, standing, state }: OpenCase): Date | null {
  return standing.mergedInto && state.waivedSales.length > 0 ? daysAfter(now, 1) : null;
}

export function nextLookWhenClosed(open: OpenCase): Date | null {
  const { reportedWin, undoableStatus } = open.standing;
  const held = undoableStatus?.held?.until;
  const moments = [nextLookAtGivenUp(open), reportedWin?.until, held, nextQuoteStep(open)];
  const due = moments.filter((each) => each !== null && each !== undefined);
  return due.length > 0 ? new Date(Math.min(...due.map(Number))) : null;
}

/**
 * A waived sale is owed again unless a credit note already tells of it; the partner is notified.
 */
export function reinstateSale(open: OpenCase, given: WaivedSale): void {
  const { ledger, now } = open;
  const assignment = paidFor(open).find(({ id }) => id === given.assignmentId);
  const sale = assignment && ledger.saleOf(assignment.id);
  if (!sale || !isWaived(sale)) return;
  const owed = dueAgain(sale, given.was, now);
  if (owed) {
    ledger.keepSale(owed);
    if (isUndecided(owed.dispute)) ledger.recall('dispute-decided', sale.assignmentId);
    ledger.notifyOfEnd('sale-due-again', 'leads-merged', assignment.id);
  }
  ledger.record(owed ? 'sale-due-again' : 'sale-stays-credited', ledger.named(sale.partnerId));
}

/**
 * A partner disputes the price within 14 days of accepting. The sale waits for a ruling.
 *
 * @throws DomainError `assignment-not-found`, `assignment-closed` when it owes nothing,
 *   `sale-disputed`, `dispute-too-late`
 */
export function disputeSale(open: OpenCase, assignmentId: string, objection: Objection): void {
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('assignment-closed', 'Oppdraget koster ingenting.');
  const after = disputed(sale, assignment, objection, now);
  if (after === sale) return;
  ledger.keepSale(after);
  const { reason } = objection;
  ledger.record('disputed', { ...ledger.named(sale.partnerId), reason });
}

/**
 * The administrator rules on a dispute and the partner is told. One that owes nothing is no longer
 * told that the owner waits.
 *
 * @throws DomainError `assignment-not-found`, `dispute-not-open`
 */
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
