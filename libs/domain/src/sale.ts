import type { Assignment } from './assignment.js';
import { DomainError } from './domain-error.js';

/**
 * What a partner owes for one assignment.
 *
 * pending → paid, when the administrator has the money
 * pending → credited, when the assignment was undone or withdrawn, or by the administrator
 * paid → credited, when the money went back
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
}

/** The sale that a yes makes, at the price that the question named; none at a price of 0. */
export function saleOf(
  { id: assignmentId, partnerId, priceOre }: Assignment,
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
  };
}

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['paid', 'credited'],
  paid: ['credited'],
  credited: [],
};

/** @throws DomainError `sale-settled` unless the sale can go to that status */
export function settled(sale: Sale, paymentStatus: PaymentStatus, at: Date): Sale {
  if (!NEXT[sale.paymentStatus].includes(paymentStatus)) {
    const now = sale.paymentStatus === 'pending' ? 'ikke gjort opp' : LABELS[sale.paymentStatus];
    throw new DomainError('sale-settled', `Salget er ${now} og kan ikke endres slik.`);
  }
  return { ...sale, paymentStatus, settledAt: at };
}

const LABELS = { paid: 'alt betalt', credited: 'alt kreditert' } as const;

/**
 * Nobody pays for an assignment that was declined or taken back: a sale that is still pending is
 * credited. One that is paid stays so until the administrator credits it.
 */
export function creditedIfPending(sale: Sale, at: Date): Sale {
  return sale.paymentStatus === 'pending' ? settled(sale, 'credited', at) : sale;
}
