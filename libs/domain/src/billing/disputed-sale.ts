import type { Assignment } from '../assignments/assignment.js';
import { DISPUTE_DAYS, isUndecided, type Objection, type Ruling } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { isWaived, saleDueSince, type Sale } from './sale.js';
import { daysAfter } from '../core/time/time-span.js';
import { waivedByRuling } from './waived-sale.js';

/** Until when the partner can dispute what its yes costs; null: it cannot, or has done so. */
export function canDisputeUntil(
  { answeredAt }: Pick<Assignment, 'answeredAt'>,
  sale: Sale | null,
  now: Date,
): Date | null {
  if (!sale || sale.dispute || isWaived(sale) || !answeredAt) return null;
  const until = daysAfter(saleDueSince(sale, answeredAt), DISPUTE_DAYS);
  return now < until ? until : null;
}

/** What is left of the yes when the lead is erased: it made the sale. */
export function yesOf({ createdAt }: Sale): Pick<Assignment, 'answeredAt'> {
  return { answeredAt: createdAt };
}

/**
 * The sale as it is disputed. The same again changes nothing.
 *
 * @throws DomainError `sale-disputed` when it was disputed before, `assignment-closed` when it is not
 *   owed, `dispute-too-late`
 */
export function disputed(
  sale: Sale,
  assignment: Pick<Assignment, 'answeredAt'>,
  objection: Objection,
  at: Date,
): Sale {
  const { reason, text } = objection;
  const { dispute } = sale;
  if (isUndecided(dispute) && dispute.reason === reason && dispute.text === text) return sale;
  if (dispute)
    throw new DomainError('sale-disputed', 'Du har allerede sagt fra om dette oppdraget.');
  if (isWaived(sale))
    throw new DomainError('assignment-closed', 'Du skal ikke betale for oppdraget.');
  if (!canDisputeUntil(assignment, sale, at)) throw new DomainError('dispute-too-late');
  return {
    ...sale,
    dispute: { reason, text, at, decision: null, answer: null, decidedAt: null },
  };
}

/**
 * The sale follows the decision: the partner is {@link waivedByRuling let off}, or owes it as any other.
 *
 * @throws DomainError `dispute-not-open`
 */
export function ruledOn(sale: Sale, { decision, answer }: Ruling, at: Date): Sale {
  if (!isUndecided(sale.dispute)) throw new DomainError('dispute-not-open');
  const follows = decision === 'credited' ? waivedByRuling(sale, at) : sale;
  return { ...follows, dispute: { ...sale.dispute, decision, answer, decidedAt: at } };
}
