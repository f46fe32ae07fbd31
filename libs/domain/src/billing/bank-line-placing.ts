import type { RegisteredBankLine } from './bank-lines.js';
import { DomainError } from '../core/domain-error.js';
import type { Invoice } from './invoice.js';
import type { Payment } from './payment.js';

/**
 * The administrator's decisions on a bank line without an invoice. `sent-back`: the money went back
 * to the payer; `explained`: it pays no invoice; `reopened`: the previous decision was wrong.
 */
export const BANK_LINE_ACTS = ['sent-back', 'explained', 'reopened'] as const;
export type BankLineAct = (typeof BANK_LINE_ACTS)[number];

/** Rows are only added, never changed. */
export interface BankLineDecision {
  readonly id: string;
  readonly act: BankLineAct;
  readonly reason: string;
  readonly at: Date;
}

export interface KeptBankLine extends RegisteredBankLine {
  readonly placedOre: number;
  readonly decisions: readonly BankLineDecision[];
}

type Placeable = Pick<
  KeptBankLine,
  'id' | 'amountOre' | 'currency' | 'doubt' | 'placedOre' | 'bookedOn' | 'decisions'
>;

const isExact = ({ currency, doubt }: Placeable) => currency === 'NOK' && doubt === null;

/** The øre on no invoice yet; null when an administrator has to find out the sum. */
export function restOf(line: Placeable): number | null {
  return isExact(line) ? line.amountOre - line.placedOre : null;
}

export function isWaiting(line: Placeable): boolean {
  const last = line.decisions.at(-1);
  if (last && last.act !== 'reopened') return false;
  const rest = restOf(line);
  return rest === null ? line.placedOre === 0 : rest !== 0;
}

/**
 * The payment that puts a waiting line, or a part of it, on an invoice.
 *
 * @param amountOre defaults to the rest
 * @throws DomainError `bank-line-settled` unless it waits, `bank-line-amount` when the sum is
 *   missing, more than the rest, or of the other sign
 */
export function placedOn(
  line: Placeable,
  invoice: Pick<Invoice, 'id'>,
  id: string,
  amountOre?: number,
): Payment {
  if (!isWaiting(line)) throw new DomainError('bank-line-settled');
  const rest = restOf(line);
  const placed = amountOre ?? rest;
  if (placed === null || placed === 0) throw new DomainError('bank-line-amount');
  const isTooMuch = rest !== null && Math.abs(placed) > Math.abs(rest);
  if (isTooMuch || Math.sign(placed) !== Math.sign(line.amountOre)) {
    throw new DomainError('bank-line-amount');
  }
  return {
    ...{ id, invoiceId: invoice.id, amountOre: placed, paidOn: line.bookedOn, source: 'placed' },
    ...{ bankLineId: line.id, undoes: null, reason: null },
  };
}

/**
 * A waiting line is sent back or explained, a decided one reopened.
 *
 * @throws DomainError `bank-line-settled` when it already has that decision, or is on an invoice
 */
export function decidedOn(line: Placeable, decision: BankLineDecision): BankLineDecision {
  const last = line.decisions.at(-1);
  const isDecided = last !== undefined && last.act !== 'reopened';
  const isAllowed = decision.act === 'reopened' ? isDecided : isWaiting(line);
  if (!isAllowed) throw new DomainError('bank-line-settled');
  return decision;
}
