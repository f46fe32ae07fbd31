import { type Assignment, hasReported } from '../assignments/assignment.js';
import { isUndecided, type Objection, type Ruling } from '../billing/dispute.js';
import { disputed, ruledOn } from '../billing/disputed-sale.js';
import { DomainError } from '../core/domain-error.js';
import { isDisputeGranted, isWaived } from '../billing/sale.js';
import { letOff, owedAgain } from '../billing/settled-sale.js';
import type { LeadCaseState } from './case-state.js';
import { daysAfter } from '../core/time/time-span.js';
import type { OpenCase } from './open-case.js';

type GivenUp = LeadCaseState['givenUp'][number];

/** Nobody pays for what came to nothing, nor has paid for it by an invoice, nor is told that it is owed. */
export function waiveSale({ ledger, now }: OpenCase, { id }: Assignment): void {
  const sale = ledger.saleOf(id);
  if (!sale) return;
  ledger.keepSale(letOff(sale, now));
  ledger.recall('cost-owed-again', id);
}

/**
 * Whether something has come of it, as far as anybody has said: its partner what became of it, the owner
 * that it became a job, or we that it is owed. It is owed then though it is taken back.
 */
export function isBegun({ ledger, state }: OpenCase, assignment: Assignment): boolean {
  const isRefused = ledger.saleOf(assignment.id)?.dispute?.decision === 'refused';
  return hasReported(assignment) || state.jobWith.includes(assignment.partnerId) || isRefused;
}

/** Whether its partner has yet to tell what became of it, and is asked to. */
export function isReportAwaited({ ledger }: OpenCase, assignment: Assignment): boolean {
  return !hasReported(assignment) && !isDisputeGranted(ledger.saleOf(assignment.id) ?? null);
}

/**
 * What its partners pay for unless they are let off: what they have, and what was taken back once it
 * {@link isBegun had begun}.
 */
export function paidFor(open: OpenCase): Assignment[] {
  const isDue = (each: Assignment) => each.state === 'withdrawn' && isBegun(open, each);
  return open.ledger.all().filter((each) => each.state === 'accepted' || isDue(each));
}

/** The partners that owe or have paid for it, whoever has it by now. */
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

/**
 * The partner pays for the earlier one of two that are joined by hand, and not for this: whether that
 * goes on is looked at from now on. It is told what came of its dispute, which nobody can decide any more.
 */
export function giveUp(open: OpenCase, assignment: Assignment): void {
  const { ledger } = open;
  const { id, partnerId } = assignment;
  const sale = ledger.saleOf(id);
  if (!sale || isWaived(sale)) return;
  waiveSale(open, assignment);
  if (isUndecided(sale.dispute)) ledger.notify('dispute-decided', id);
  const given = { assignmentId: id, was: sale.paymentStatus };
  ledger.record('cost-given-up', { ...ledger.named(partnerId), ...given });
  open.stand({ matchingDueAt: open.now });
}

/** When it is looked at next who pays for the earlier one in place of this; null: nobody does. */
function nextLookAtGivenUp({ now, standing, state }: OpenCase): Date | null {
  return standing.joinedTo && state.givenUp.length > 0 ? daysAfter(now, 1) : null;
}

/**
 * When something is due next of a lead that nobody is looked for: who pays, the owner's word about a win,
 * or what waits for a status to be final.
 */
export function nextLookWhenClosed(open: OpenCase): Date | null {
  const { reportedWin, stoodBefore } = open.standing;
  const moments = [nextLookAtGivenUp(open), reportedWin?.until, stoodBefore?.held?.until];
  const due = moments.filter((each) => each !== null && each !== undefined);
  return due.length > 0 ? new Date(Math.min(...due.map(Number))) : null;
}

/**
 * The partner that has it still, or that it {@link paidFor pays for} all the same, owes what it has given
 * up after all, and is told so, unless a credit note has told it otherwise.
 */
export function reinstateSale(open: OpenCase, given: GivenUp): void {
  const { ledger, now } = open;
  const assignment = paidFor(open).find(({ id }) => id === given.assignmentId);
  const sale = assignment && ledger.saleOf(assignment.id);
  if (!sale || !isWaived(sale)) return;
  const owed = owedAgain(sale, given.was, now);
  if (owed) {
    ledger.keepSale(owed);
    if (isUndecided(owed.dispute)) ledger.recall('dispute-decided', sale.assignmentId);
    ledger.notifyOfEnd('cost-owed-again', 'leads-merged', assignment.id);
  }
  ledger.record(owed ? 'cost-owed-again' : 'cost-stays-credited', ledger.named(sale.partnerId));
}

/** The partner finds that it does not owe what its yes costs. */
export function dispute(open: OpenCase, assignmentId: string, objection: Objection): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('assignment-closed', 'Oppdraget koster ingenting.');
  const after = disputed(sale, assignment, objection, now);
  if (after === sale) return;
  ledger.keepSale(after);
  const { reason } = objection;
  ledger.record('disputed', { ...ledger.named(sale.partnerId), reason });
}

/**
 * The administrator decides what the partner owes, and the partner is told: one that owes nothing hears
 * no more that the owner waits for it.
 */
export function ruleOnDispute(open: OpenCase, assignmentId: string, ruling: Ruling): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  const sale = ledger.saleOf(assignment.id);
  if (!sale) throw new DomainError('dispute-not-open');
  ledger.keepSale(ruledOn(sale, ruling, now));
  const { decision } = ruling;
  ledger.record('dispute-decided', { ...ledger.named(sale.partnerId), decision });
  ledger.notify('dispute-decided', assignment.id);
  if (!isReportAwaited(open, assignment)) ledger.recall('partner-not-called', assignment.id);
}
