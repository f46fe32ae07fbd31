import type { Assignment } from '../assignments/assignment.js';
import type { Dispute } from './dispute.js';
import { referenceOf } from '../assignments/erasure-notice.js';
import { wantedOf } from '../leads/lead-question.js';
import type { Lead } from '../leads/lead.js';

/**
 * What a partner owes for one assignment.
 *
 * pending → paid, when the administrator has the money, or its invoice is paid
 * paid → pending, when that was a mistake
 * pending → credited, when the assignment was undone or withdrawn, or by the administrator
 * paid → credited, the same where its invoice is paid; by the administrator, when the money went back
 * credited → as before, what joining by hand gave up, once the two are apart and unless a credit note tells of it
 * credited → as before, or pending where a credit note tells of it, when the administrator undoes its {@link Waiver}
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
  /**
   * What MVA is asked for beside it, in hundredths of a percent, as it was at the yes: MVA follows the
   * time of delivery. Null: none.
   */
  vatRate: number | null;
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
  /**
   * Since when what was marked paid without an invoice is not owed, and the money is to go back; null:
   * there is none, or it has gone back.
   */
  toPayBackSince: Date | null;
  /** Since when what joining by hand had given up, or a waiver that was undone, is owed again; null: it never was. */
  owedAgainAt: Date | null;
  /** Each time that the administrator has waived it, the first one first. */
  waivers: readonly Waiver[];
}

/**
 * The sale that a yes makes, at the price that the question named; none at a price of 0.
 *
 * @param vatRate what MVA is asked for at that moment
 */
export function saleOf(
  { id: assignmentId, partnerId, priceOre, recipient }: Assignment,
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
    service: wantedOf(recipient, lead),
    municipality: lead.municipality,
    reference: referenceOf(assignmentId),
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
    toPayBackSince: null,
    owedAgainAt: null,
    waivers: [],
  };
}

/** Since when it is owed, from which the 14 days count: the yes, or what made it owed again. */
export function saleDueSince({ createdAt, owedAgainAt }: Sale, answeredAt: Date | null): Date {
  const yes = answeredAt ?? createdAt;
  return owedAgainAt && owedAgainAt > yes ? owedAgainAt : yes;
}

/**
 * Whether the partner is to pay, or has paid: it has said yes, and nobody has let it off, as it is when
 * the assignment is taken back before anything came of it.
 */
export function isSaleDue(
  { state }: Pick<Assignment, 'state'>,
  sale: Pick<Sale, 'paymentStatus' | 'toPayBackSince'> | null,
): boolean {
  return state !== 'legacy-open' && sale !== null && !isWaived(sale);
}

/**
 * Whether the partner has disputed it and is let off: what it took was no request that it need tell
 * anything of, so nobody asks it what became of that. It holds the owner's contact details all the same.
 */
export function isDisputeGranted(
  sale: Pick<Sale, 'dispute' | 'paymentStatus' | 'toPayBackSince'> | null,
): boolean {
  return sale !== null && sale.dispute !== null && isWaived(sale);
}

/** Whether the partner owes nothing of it any more, though what it has paid may yet have to go back. */
export function isWaived({
  paymentStatus,
  toPayBackSince,
}: Pick<Sale, 'paymentStatus' | 'toPayBackSince'>): boolean {
  return paymentStatus === 'credited' || toPayBackSince !== null;
}

/** The most characters of a reason for taking back something in money. */
export const REASON_LIMIT = 500;

/** How a sale stood before it was waived. */
type Standing = Pick<Sale, 'paymentStatus' | 'settledAt' | 'toPayBackSince'>;

/**
 * The administrator waives a sale: credits it, or rules that its money goes back.
 *
 * standing → undone, by the administrator with a reason
 * standing → superseded, when the assignment comes to nothing too
 */
export interface Waiver {
  readonly at: Date;
  readonly was: Standing;
  /** Null while it stands, and once it is superseded. */
  readonly undoneAt: Date | null;
  /** Why it was undone; null before that, and once the lead is erased. */
  readonly reason: string | null;
  readonly isSuperseded: boolean;
}

/** Whether the waiver still holds, and can be undone. */
export const stands = ({ undoneAt, isSuperseded }: Waiver): boolean => !undoneAt && !isSuperseded;
