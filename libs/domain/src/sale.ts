import { type Assignment, isBegun } from './assignment.js';
import { type Dispute, isUndecided } from './dispute.js';
import { DomainError } from './domain-error.js';
import { referenceOf } from './erasure-notice.js';
import { wantedOf } from './lead-question.js';
import type { Lead } from './lead.js';

/**
 * What a partner owes for one assignment.
 *
 * pending → paid, when the administrator has the money, or its invoice is paid
 * paid → pending, when that was a mistake
 * pending → credited, when the assignment was undone or withdrawn, or by the administrator
 * paid → credited, the same where its invoice is paid; by the administrator, when the money went back
 */
export const PAYMENT_STATUSES = ['pending', 'paid', 'credited'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A sale outlives its lead: what remains then says nothing of the owner. */
export interface Sale {
  id: string;
  /** null once the lead is erased. */
  assignmentId: string | null;
  partnerId: string;
  /** In whole øre, as the price was when the partner was asked. */
  amountOre: number;
  paymentStatus: PaymentStatus;
  createdAt: Date;
  /** When it was last marked paid or credited. */
  settledAt: Date | null;
  /** What the partner was asked for; null for those whose lead was erased before it was kept here. */
  service: string | null;
  /** The number of the municipality where it was; null where that is not known. */
  municipality: string | null;
  /** What partner and we call the assignment; null like {@link service}. */
  reference: string | null;
  /** The invoice that it is on; null: none yet. */
  invoiceId: string | null;
  /** The credit note that takes it off the invoice; null: none. */
  creditNoteId: string | null;
  /** What the partner has against it; null: nothing. While that is open it is on no invoice. */
  dispute: Dispute | null;
}

/** The sale that a yes makes, at the price that the question named; none at a price of 0. */
export function saleOf(
  { id: assignmentId, partnerId, priceOre, recipient }: Assignment,
  lead: Lead,
  id: string,
  at: Date,
): Sale | undefined {
  if (priceOre === 0) return undefined;
  return {
    id,
    assignmentId,
    partnerId,
    amountOre: priceOre,
    paymentStatus: 'pending',
    createdAt: at,
    settledAt: null,
    service: wantedOf(recipient, lead),
    municipality: lead.municipality,
    reference: referenceOf(assignmentId),
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
  };
}

/**
 * Whether the partner is to pay, or has paid: it has the assignment, or had told what became of it
 * before it was taken back, and nobody has let it off.
 */
export function isOwed(
  { report, state }: Pick<Assignment, 'report' | 'state'>,
  sale: Pick<Sale, 'paymentStatus'> | null,
): boolean {
  const isEarned = state === 'accepted' || isBegun({ report });
  return isEarned && sale !== null && sale.paymentStatus !== 'credited';
}

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['pending', 'credited'],
  credited: [],
};

/**
 * As the administrator marks it.
 *
 * @throws DomainError `sale-settled` unless the sale can go to that status, `sale-invoiced` where
 *   what is paid of its invoice decides, `sale-disputed` where a decision comes first
 */
export function markedByHand(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (isUndecided(sale.dispute)) throw new DomainError('sale-disputed');
  if (sale.invoiceId && paymentStatus !== 'credited') throw new DomainError('sale-invoiced');
  return settled(sale, paymentStatus, at);
}

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
  const { dispute } = sale;
  const isOver = paymentStatus === 'credited' && isUndecided(dispute);
  return {
    ...sale,
    paymentStatus,
    settledAt: paymentStatus === 'pending' ? null : at,
    dispute: isOver ? { ...dispute, decision: 'credited', decidedAt: at } : dispute,
  };
}

const LABELS = { paid: 'allerede betalt', credited: 'allerede kreditert' } as const;

/**
 * Nobody pays for an assignment that was declined or taken back: its sale is credited, also when its
 * invoice is paid, so that a credit note says what goes back. What somebody has marked paid without
 * an invoice stays so until he credits it.
 */
export function letOff(sale: Sale, at: Date): Sale {
  const { invoiceId, paymentStatus } = sale;
  const isBilled = paymentStatus === 'paid' && invoiceId !== null;
  return paymentStatus === 'pending' || isBilled ? settled(sale, 'credited', at) : sale;
}
