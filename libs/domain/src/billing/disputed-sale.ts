import type { Assignment } from '../assignments/assignment.js';
import { DISPUTE_DAYS, isUndecided, type Objection, type Ruling } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { isWaived, saleDueSince, type Sale } from './sale.js';
import { daysAfter } from '../core/time/time-span.js';
import { waivedByRuling } from './waived-sale.js';

/** The partner's deadline to dispute; null when it cannot, or has done so. */
export function canDisputeUntil(
  { answeredAt }: Pick<Assignment, 'answeredAt'>,
  sale: Sale | null,
  now: Date,
): Date | null {
  if (!sale || sale.dispute || isWaived(sale) || !answeredAt) return null;
  const until = daysAfter(saleDueSince(sale, answeredAt), DISPUTE_DAYS);
  return now < until ? until : null;
}

/** The time of the yes after the lead is erased: the yes created the sale. */
export function yesOf({ createdAt }: Sale): Pick<Assignment, 'answeredAt'> {
  return { answeredAt: createdAt };
}

/**
 * Opens a dispute; repeating it changes nothing.
 *
 * @throws DomainError `sale-disputed` when it was disputed earlier, `assignment-closed` when it is
 *   not due, `dispute-too-late`
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
 * Applies a ruling: the sale is {@link waivedByRuling waived}, or due as any other.
 *
 * @throws DomainError `dispute-not-open`
 */
export function ruledOn(sale: Sale, { decision, answer }: Ruling, at: Date): Sale {
  if (!isUndecided(sale.dispute)) throw new DomainError('dispute-not-open');
  const follows = decision === 'credited' ? waivedByRuling(sale, at) : sale;
  return { ...follows, dispute: { ...sale.dispute, decision, answer, decidedAt: at } };
}
