import { isUndecided } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { isWaived, type PaymentStatus, type Sale, stands } from './sale.js';
import { settledAsWaived, openAgain, settled } from './settled-sale.js';

/**
 * The administrator sets the status.
 *
 * @throws DomainError `sale-settled` unless the sale can go to that status, `sale-invoiced` when
 *   the invoice's payments decide, `sale-disputed` when a ruling comes first
 */
export function markedByHand(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (isUndecided(sale.dispute)) throw new DomainError('sale-disputed');
  if (sale.invoiceId && paymentStatus !== 'credited') throw new DomainError('sale-invoiced');
  if (sale.toPayBackSince && paymentStatus === 'pending') {
    throw new DomainError('sale-settled', 'Partneren skal ikke betale dette. Krediter salget.');
  }
  return paymentStatus === 'credited' ? waived(sale, at) : settled(sale, paymentStatus, at);
}

function recorded(sale: Sale, after: Sale, at: Date): Sale {
  const { paymentStatus, settledAt, toPayBackSince } = sale;
  const was = { paymentStatus, settledAt, toPayBackSince };
  const waiver = { at, was, undoneAt: null, reason: null, isSuperseded: false };
  return { ...after, waivers: [...after.waivers, waiver] };
}

/**
 * The administrator credits the sale.
 *
 * @throws DomainError `sale-settled` as {@link settled}
 */
export const waived = (sale: Sale, at: Date): Sale =>
  recorded(sale, settled(sale, 'credited', at), at);

/** A ruling for the partner waives the sale, as {@link settledAsWaived}. */
export function waivedByRuling(sale: Sale, at: Date): Sale {
  const after = settledAsWaived(sale, at);
  return after === sale ? sale : recorded(sale, after, at);
}

/** A waiver cannot be undone before its credit note is issued. */
export function isWaiverUndoable(sale: Sale): boolean {
  const isNoteMissing =
    sale.paymentStatus === 'credited' && sale.invoiceId !== null && sale.creditNoteId === null;
  return isWaived(sale) && !isNoteMissing && sale.waivers.some(stands);
}

/**
 * Restores the status before the last waiver. An issued credit note stays, so a credited sale is
 * due on a new invoice. A dispute decided for the partner is open again.
 *
 * @throws DomainError `sale-settled` unless {@link isWaiverUndoable}
 */
export function waiverUndone(sale: Sale, reason: string, at: Date): Sale {
  const last = sale.waivers.findLast(stands);
  if (!last || !isWaiverUndoable(sale)) {
    throw new DomainError(
      'sale-settled',
      'Krediteringen kan ikke angres: Oppdraget er falt bort, eller kreditnotaen er ikke utstedt ennå.',
    );
  }
  const isNoted = sale.creditNoteId !== null;
  const pending = { paymentStatus: 'pending', settledAt: null, toPayBackSince: null } as const;
  const undone = { ...last, undoneAt: at, reason };
  const after: Sale = {
    ...sale,
    ...(isNoted ? { ...pending, invoiceId: null, creditNoteId: null } : last.was),
    waivers: sale.waivers.map((each) => (each === last ? undone : each)),
  };
  if (isWaived(after)) return after;
  const isPending = after.paymentStatus === 'pending';
  return {
    ...after,
    dispute: openAgain(sale),
    dueAgainAt: isPending ? at : sale.dueAgainAt,
  };
}
