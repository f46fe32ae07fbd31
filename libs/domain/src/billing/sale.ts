import { type Version, versionFrom } from '../core/version.js';
import type { Assignment } from '../assignments/assignment.js';
import { type ListFilter, PERIOD_FILTER } from '../core/list-filter.js';
import { referenceOf } from '../assignments/erasure-notification.js';
import { wantedOf } from '../leads/lead-offer.js';
import type { Lead } from '../leads/lead.js';

/**
 * Days to dispute a sale, from the acceptance or from when an unbilled, unpaid one became due
 * again. It is not invoiced before.
 */
export const DISPUTE_DAYS = 14;

const REASONS = [
  'wrong-number',
  'not-the-owner',
  'duplicate',
  'something-else',
  'outside-area',
] as const;

/** `unreachable` comes with the days on which the partner tried. */
export const REASONS_OF_KEPT = [...REASONS, 'unreachable'] as const;
export const REASONS_OF_ERASED = ['erased', ...REASONS] as const;

export const DISPUTE_REASONS = ['erased', ...REASONS_OF_KEPT] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_DECISIONS = ['credited', 'refused'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

export const DISPUTE_LIMITS = { text: 1000, fewestDays: 2, mostDays: 10 } as const;

export interface NewDispute {
  readonly reason: DisputeReason;
  /** Null when the lead is erased, because it may describe the owner. */
  readonly text: string | null;
  /** Days of attempts to reach the owner; only when `unreachable`. */
  readonly triedOn?: readonly string[] | undefined;
}

export interface Ruling {
  readonly decision: DisputeDecision;
  readonly answer: string;
}

/**
 * One per sale.
 *
 * - open → credited or refused, by the administrator
 * - open → credited, when the sale is credited otherwise
 */
export interface Dispute extends NewDispute {
  readonly at: Date;
  readonly decision: DisputeDecision | null;
  /** Null also once the lead is erased. */
  readonly answer: string | null;
  readonly decidedAt: Date | null;
}

export function isUndecided(dispute: Dispute | null): dispute is Dispute {
  return dispute !== null && dispute.decision === null;
}

/**
 * Money due from a partner for one assignment. Its transitions: `docs/architecture.md`, «States». A
 * reversed merge by hand or an undone {@link Waiver} returns a credited sale to its earlier status;
 * after a credit note it is pending, by the waiver alone.
 */
export const PAYMENT_STATUSES = ['pending', 'paid', 'credited'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const DISPUTE_STATES = ['open', 'decided'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

export const SALE_FILTER = {
  paymentStatus: {
    wire: 'payment_status',
    address: 'status',
    kind: 'choice',
    label: 'Status',
    options: PAYMENT_STATUSES,
    description: 'Only those of this status.',
  },
  partnerId: {
    wire: 'partner_id',
    address: 'partner',
    kind: 'id',
    label: 'Partner',
    description: 'Only those of this partner.',
  },
  dispute: {
    wire: 'dispute',
    address: 'uenighet',
    kind: 'choice',
    label: 'Uenighet',
    options: DISPUTE_STATES,
    description: 'Only those that the partner disputes, or has disputed until that was decided.',
  },
  ...PERIOD_FILTER,
} as const satisfies ListFilter;

/** Outlives its lead, without the owner's data. */
export interface Sale {
  id: string;
  assignmentId: string | null;
  partnerId: string;
  /** In whole øre, at the price when the partner was asked. */
  amountOre: number;
  /**
   * At the acceptance, in hundredths of a percent, because MVA follows the time of delivery. Null:
   * none.
   */
  vatRate: number | null;
  paymentStatus: PaymentStatus;
  createdAt: Date;
  settledAt: Date | null;
  service: string | null;
  municipality: string | null;
  reference: string | null;
  invoiceId: string | null;
  creditNoteId: string | null;
  dispute: Dispute | null;
  /** Start of a pending repayment of money paid without an invoice; null: none. */
  toPayBackSince: Date | null;
  /** After a reversed merge or an undone waiver; null: never. */
  dueAgainAt: Date | null;
  waivers: readonly Waiver[];
  /** Brought by an import, which is history: never invoiced, disputed or due. Null: made here. */
  importedAt: Date | null;
}

export const saleVersion = ({
  paymentStatus,
  settledAt,
}: Pick<Sale, 'paymentStatus' | 'settledAt'>): Version => versionFrom(paymentStatus, settledAt);

/** The sale that an acceptance creates; none at price 0. */
export function saleOf(
  { id: assignmentId, partnerId, priceOre, partnerGroup }: Assignment,
  lead: Lead,
  id: string,
  at: Date,
  vatRate: number | null,
): Sale | undefined {
  if (priceOre === 0) return undefined;
  return {
    id,
    assignmentId,
    partnerId,
    amountOre: priceOre,
    vatRate,
    paymentStatus: 'pending',
    createdAt: at,
    settledAt: null,
    service: wantedOf(partnerGroup, lead),
    municipality: lead.municipality,
    reference: referenceOf(assignmentId),
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
    toPayBackSince: null,
    dueAgainAt: null,
    waivers: [],
    importedAt: null,
  };
}

export function saleDueSince({ createdAt, dueAgainAt }: Sale): Date {
  return dueAgainAt ?? createdAt;
}

/** True also for a paid sale: only a waived one is not due. */
export function isNotWaived(sale: Pick<Sale, 'paymentStatus' | 'toPayBackSince'> | null): boolean {
  return sale !== null && !isWaived(sale);
}

/** The lead was not real, so no outcome is requested. */
export function isDisputeGranted(
  sale: Pick<Sale, 'dispute' | 'paymentStatus' | 'toPayBackSince'> | null,
): boolean {
  return sale !== null && sale.dispute !== null && isWaived(sale);
}

export function isCredited({ paymentStatus }: Pick<Sale, 'paymentStatus'>): boolean {
  return paymentStatus === 'credited';
}

/** Nothing is due, though paid money may have to go back. */
export function isWaived({
  paymentStatus,
  toPayBackSince,
}: Pick<Sale, 'paymentStatus' | 'toPayBackSince'>): boolean {
  return isCredited({ paymentStatus }) || toPayBackSince !== null;
}

export const REASON_LIMIT = 500;

type Standing = Pick<Sale, 'paymentStatus' | 'settledAt' | 'toPayBackSince'>;

/**
 * The administrator credits a sale or sends its money back.
 *
 * - standing → undone, with a reason
 * - standing → superseded, when the assignment fails too
 */
export interface Waiver {
  readonly at: Date;
  readonly was: Standing;
  readonly undoneAt: Date | null;
  /** Null before undoing, and once the lead is erased. */
  readonly reason: string | null;
  readonly isSuperseded: boolean;
}

export const isWaiverInForce = ({ undoneAt, isSuperseded }: Waiver): boolean =>
  !undoneAt && !isSuperseded;
