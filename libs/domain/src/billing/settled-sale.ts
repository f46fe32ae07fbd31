import { type Dispute, isUndecided } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { isWaived, type PaymentStatus, type Sale, stands, type Waiver } from './sale.js';

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['pending', 'credited'],
  credited: [],
};

/** Follows a payment of the invoice or its undoing; undefined: unchanged. */
export function settledByPayment(sale: Sale, isPaid: boolean, at: Date): Sale | undefined {
  const next = isPaid ? 'paid' : 'pending';
  if (sale.paymentStatus === 'credited' || sale.paymentStatus === next) return undefined;
  return settled(sale, next, at);
}

/**
 * Sets the status; crediting closes an open dispute.
 *
 * @throws DomainError `sale-settled` unless the sale can go to that status
 */
export function settled(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (!NEXT[sale.paymentStatus].includes(paymentStatus)) {
    const now = sale.paymentStatus === 'pending' ? 'ikke gjort opp' : LABELS[sale.paymentStatus];
    throw new DomainError('sale-settled', `Salget er ${now} og kan ikke endres slik.`);
  }
  const isCredited = paymentStatus === 'credited';
  return {
    ...sale,
    paymentStatus,
    settledAt: paymentStatus === 'pending' ? null : at,
    dispute: isCredited ? disputedNoMore(sale, at) : sale.dispute,
    toPayBackSince: null,
  };
}

function disputedNoMore({ dispute }: Sale, at: Date): Dispute | null {
  return isUndecided(dispute) ? { ...dispute, decision: 'credited', decidedAt: at } : dispute;
}

const LABELS = { paid: 'allerede betalt', credited: 'allerede kreditert' } as const;

/** The credit note only moves the sale to another invoice: it stays due and is never `credited`. */
export function toBillAgain(sale: Sale): Sale {
  return {
    ...sale,
    paymentStatus: 'pending',
    settledAt: null,
    invoiceId: null,
    creditNoteId: null,
  };
}

/**
 * Credits the sale of a failed assignment. An invoiced one gets a credit note for the return; one
 * paid without an invoice stays paid until the administrator has returned the money.
 */
export function settledAsWaived(sale: Sale, at: Date): Sale {
  const { invoiceId, paymentStatus, toPayBackSince } = sale;
  if (paymentStatus === 'credited') return superseded(sale);
  if (paymentStatus === 'pending' || invoiceId) return settled(sale, 'credited', at);
  return {
    ...superseded(sale),
    dispute: disputedNoMore(sale, at),
    toPayBackSince: toPayBackSince ?? at,
  };
}

/** The assignment has failed, so no waiver of its sale can be undone any more. */
function superseded(sale: Sale): Sale {
  const isOver = (waiver: Waiver) => stands(waiver) && !isWaived(waiver.was);
  if (!sale.waivers.some(isOver)) return sale;
  const waivers = sale.waivers.map((each) =>
    isOver(each) ? { ...each, isSuperseded: true } : each,
  );
  return { ...sale, waivers };
}

/**
 * A waived sale is due after all, with its earlier status; undefined when a credit note exists.
 * Returned money is due again, and an undecided dispute is open again.
 *
 * @param was the earlier status
 * @param at start of the days to dispute, which end with the bill
 */
export function dueAgain(sale: Sale, was: PaymentStatus, at: Date): Sale | undefined {
  const { creditNoteId, invoiceId, paymentStatus, settledAt } = sale;
  if (creditNoteId) return undefined;
  const isPaid = was === 'paid' && (paymentStatus === 'paid' || invoiceId !== null);
  return {
    ...sale,
    paymentStatus: isPaid ? 'paid' : 'pending',
    settledAt: isPaid ? settledAt : null,
    dispute: openAgain(sale),
    toPayBackSince: null,
    dueAgainAt: isPaid || invoiceId ? sale.dueAgainAt : at,
  };
}

export function openAgain({ dispute }: Sale): Dispute | null {
  const isCredited = dispute?.decision === 'credited';
  return isCredited ? { ...dispute, decision: null, answer: null, decidedAt: null } : dispute;
}
