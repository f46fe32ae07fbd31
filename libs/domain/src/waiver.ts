import type { Sale } from './sale.js';

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
