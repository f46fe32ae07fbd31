import { type Dispute, isUndecided } from './dispute.js';
import { DomainError } from '../core/domain-error.js';
import { isWaived, type PaymentStatus, type Sale, stands, type Waiver } from './sale.js';

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['pending', 'credited'],
  credited: [],
};

/** What the payment of its invoice, or undoing that, makes of a sale; undefined: it stays as it is. */
export function settledByPayment(sale: Sale, isPaid: boolean, at: Date): Sale | undefined {
  const next = isPaid ? 'paid' : 'pending';
  if (sale.paymentStatus === 'credited' || sale.paymentStatus === next) return undefined;
  return settled(sale, next, at);
}

/**
 * What is credited is disputed no more.
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

/**
 * A credit note has taken it off its invoice only for it to come on another: it is owed all the while,
 * and never `credited`.
 */
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
 * Nobody pays for an assignment that was declined or taken back: its sale is credited, also when its
 * invoice is paid, so that a credit note says what goes back. What somebody has marked paid without
 * an invoice stays so until he credits it, once the money has gone back.
 */
export function letOff(sale: Sale, at: Date): Sale {
  const { invoiceId, paymentStatus, toPayBackSince } = sale;
  if (paymentStatus === 'credited') return superseded(sale);
  if (paymentStatus === 'pending' || invoiceId) return settled(sale, 'credited', at);
  return {
    ...superseded(sale),
    dispute: disputedNoMore(sale, at),
    toPayBackSince: toPayBackSince ?? at,
  };
}

/** The assignment has come to nothing, so that no waiver of its sale can be undone any more. */
function superseded(sale: Sale): Sale {
  const isOver = (waiver: Waiver) => stands(waiver) && !isWaived(waiver.was);
  if (!sale.waivers.some(isOver)) return sale;
  const waivers = sale.waivers.map((each) =>
    isOver(each) ? { ...each, isSuperseded: true } : each,
  );
  return { ...sale, waivers };
}

/**
 * What was let off is owed after all, and stands as it did before; undefined: a credit note tells that
 * it is not. Money that has gone back is owed anew, and an objection that nobody had decided on is
 * open again.
 *
 * @param was how it stood
 * @param at from when it can be disputed, unless it has been billed: that is so once its days are over
 */
export function owedAgain(sale: Sale, was: PaymentStatus, at: Date): Sale | undefined {
  const { creditNoteId, invoiceId, paymentStatus, settledAt } = sale;
  if (creditNoteId) return undefined;
  const isPaid = was === 'paid' && (paymentStatus === 'paid' || invoiceId !== null);
  return {
    ...sale,
    paymentStatus: isPaid ? 'paid' : 'pending',
    settledAt: isPaid ? settledAt : null,
    dispute: openAgain(sale),
    toPayBackSince: null,
    owedAgainAt: isPaid || invoiceId ? sale.owedAgainAt : at,
  };
}

/** The dispute of a sale that is owed again: one decided for the partner is open. */
export function openAgain({ dispute }: Sale): Dispute | null {
  const isCredited = dispute?.decision === 'credited';
  return isCredited ? { ...dispute, decision: null, answer: null, decidedAt: null } : dispute;
}
