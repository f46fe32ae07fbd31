import {
  type Dispute,
  isUndecided,
  isWaived,
  type PaymentStatus,
  type Sale,
  isWaiverInForce,
  type Waiver,
} from './sale.js';
import { DomainError } from '../core/domain-error.js';

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['pending', 'credited'],
  credited: [],
};

/** Undefined: unchanged. */
export function settledByPayment(sale: Sale, isPaid: boolean, at: Date): Sale | undefined {
  const next = isPaid ? 'paid' : 'pending';
  if (sale.paymentStatus === 'credited' || sale.paymentStatus === next) return undefined;
  return settled(sale, next, at);
}

/**
 * Crediting closes an open dispute.
 *
 * @throws `sale-settled`
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

/** The credit note only moves the sale to another invoice, so it stays due. */
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
 * Credits the sale of a failed assignment. An invoiced one gets a credit note; one paid without an
 * invoice stays paid until the money is returned.
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

/** The assignment failed, so its waivers cannot be undone any more. */
function superseded(sale: Sale): Sale {
  const isOver = (waiver: Waiver) => isWaiverInForce(waiver) && !isWaived(waiver.was);
  if (!sale.waivers.some(isOver)) return sale;
  const waivers = sale.waivers.map((each) =>
    isOver(each) ? { ...each, isSuperseded: true } : each,
  );
  return { ...sale, waivers };
}

/**
 * A waived sale is due again; undefined when a credit note exists. An undecided dispute opens
 * again.
 *
 * @param was the earlier status
 * @param at start of the days to dispute
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
