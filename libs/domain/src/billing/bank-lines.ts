import {
  type BankLine,
  kidsIn,
  type StatementLine,
  type Pairing,
  pairWithRegistered,
} from './bank-line.js';
import type { PayableAccount, Payment } from './payment.js';
import { isKid, type Invoice } from './invoice.js';
import { DomainError } from '../core/domain-error.js';

/**
 * Payments: `matched` (whole balance), `part-paid`, `overpaid`, `reversed`. For an administrator:
 * `unknown` or `several` KIDs, `foreign` currency, `disagrees` (contradicting sums), `unclear`
 * (possibly registered, or returning an unregistered payment).
 */
export const REGISTERED_OUTCOMES = [
  'matched',
  'part-paid',
  'overpaid',
  'reversed',
  'unknown',
  'several',
  'foreign',
  'disagrees',
  'unclear',
] as const;
export type RegisteredOutcome = (typeof REGISTERED_OUTCOMES)[number];

/** Not registered: `twice` (known), `other-account`, `unreadable`. */
export const BANK_OUTCOMES = [
  ...REGISTERED_OUTCOMES,
  'twice',
  'other-account',
  'unreadable',
] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

export interface RegisteredBankLine extends BankLine {
  readonly id: string;
  readonly outcome: RegisteredOutcome;
}

export interface MatchedLine {
  readonly line: StatementLine;
  readonly outcome: BankOutcome;
  readonly registeredId: string | null;
  readonly invoiceNumber: string | null;
}

export function registrable(
  lines: readonly StatementLine[],
  accounts: ReadonlySet<string>,
): BankLine[] {
  return lines.filter(
    (line): line is BankLine => !('unreadable' in line) && accounts.has(line.account),
  );
}

export function allResults(
  lines: readonly StatementLine[],
  matched: readonly MatchedLine[],
): MatchedLine[] {
  const results = new Map(matched.map((result) => [result.line, result]));
  return lines.map((line) => {
    const outcome = 'unreadable' in line ? 'unreadable' : 'other-account';
    return results.get(line) ?? { line, outcome, registeredId: null, invoiceNumber: null };
  });
}

export interface MatchedFile {
  readonly matched: MatchedLine[];
  readonly registered: RegisteredBankLine[];
  readonly payments: Payment[];
}

/** @param known registered lines that may be the same bookings */
export function matchBankLines(
  lines: readonly BankLine[],
  accounts: readonly PayableAccount[],
  known: readonly RegisteredBankLine[],
  newId: () => string,
): MatchedFile {
  const byKid = new Map(accounts.map((account) => [account.invoice.kid, account]));
  const paid = new Map(accounts.map(({ invoice, paidOre }) => [invoice.id, paidOre]));
  const coming = new Map<string, number>();
  const registered: RegisteredBankLine[] = [];
  const payments: Payment[] = [];
  const pairings = pairWithRegistered(lines, known);
  const read = lines.map((line, nth) => {
    const pairing = pairings[nth]!;
    const account = isKid(line.kid) ? byKid.get(line.kid) : undefined;
    const doubt = doubtOf(line, pairing);
    const isPayment = pairing.likeness !== 'same' && !doubt && line.amountOre > 0;
    if (account && isPayment) add(coming, account.invoice.id, line.amountOre);
    return { line, pairing, account, doubt, isPayment };
  });
  const matched = read.map(({ line, pairing, account, doubt, isPayment }): MatchedLine => {
    const invoiceNumber = account?.invoice.number ?? null;
    if (pairing.likeness === 'same') {
      return { line, outcome: 'twice', registeredId: pairing.registered.id, invoiceNumber };
    }
    const id = newId();
    const register = (outcome: RegisteredOutcome): MatchedLine => {
      registered.push({ ...line, id, outcome });
      return { line, outcome, registeredId: id, invoiceNumber };
    };
    if (doubt) return register(doubt);
    if (!account) return register(isOfSeveral(line, byKid) ? 'several' : 'unknown');
    const { amountOre, bookedOn: paidOn } = line;
    const { invoice, creditedOre } = account;
    if (isPayment) add(coming, invoice.id, -amountOre);
    const before = paid.get(invoice.id) ?? 0;
    if (amountOre < 0 && before + (coming.get(invoice.id) ?? 0) < -amountOre) {
      return register('unclear');
    }
    add(paid, invoice.id, amountOre);
    payments.push({
      ...{ id: newId(), invoiceId: invoice.id, amountOre, paidOn },
      ...{ source: 'bank', bankLineId: id, undoes: null, reason: null },
    });
    return register(outcomeOf(amountOre, invoice.totalOre - creditedOre - before));
  });
  return { matched, registered, payments };
}

function add(sums: Map<string, number>, id: string, ore: number): void {
  sums.set(id, (sums.get(id) ?? 0) + ore);
}

function doubtOf(line: BankLine, { likeness }: Pairing): RegisteredOutcome | undefined {
  if (likeness === 'unclear') return 'unclear';
  if (line.doubt !== null) return 'disagrees';
  return line.currency === 'NOK' ? undefined : 'foreign';
}

function isOfSeveral(line: BankLine, byKid: ReadonlyMap<string | null, unknown>): boolean {
  const kids = kidsIn(line);
  return kids.length > 1 && kids.every(isKid) && kids.some((kid) => byKid.has(kid));
}

function outcomeOf(amountOre: number, dueOre: number): RegisteredOutcome {
  if (amountOre < 0) return 'reversed';
  if (amountOre === dueOre) return 'matched';
  return amountOre < dueOre ? 'part-paid' : 'overpaid';
}

/**
 * `sent-back`: returned to the payer; `explained`: pays no invoice; `reopened`: the previous
 * decision was wrong.
 */
export const BANK_LINE_ACTS = ['sent-back', 'explained', 'reopened'] as const;
export type BankLineAct = (typeof BANK_LINE_ACTS)[number];

export interface BankLineDecision {
  readonly id: string;
  readonly act: BankLineAct;
  readonly reason: string;
  readonly at: Date;
  /** Null: `reopened`, or the sum is unknown. */
  readonly settledOre: number | null;
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

const inForce = ({ decisions }: Placeable) =>
  decisions.slice(decisions.findLastIndex(({ act }) => act === 'reopened') + 1);

/** Øre on no invoice and not decided on; null: unknown. */
export function restOf(line: Placeable): number | null {
  if (!isExact(line)) return null;
  const settled = inForce(line).reduce((sum, { settledOre }) => sum + (settledOre ?? 0), 0);
  return line.amountOre - line.placedOre - settled;
}

export function isWaiting(line: Placeable): boolean {
  const rest = restOf(line);
  return rest === null ? line.placedOre === 0 && inForce(line).length === 0 : rest !== 0;
}

/**
 * Puts a waiting line, or part of it, on an invoice.
 *
 * @param amountOre defaults to the rest
 * @param seenOre `placedOre` as seen; defaults to any
 * @throws `bank-line-settled`, `bank-line-amount`
 */
export function placedOn(
  line: Placeable,
  invoice: Pick<Invoice, 'id'>,
  id: string,
  amountOre?: number,
  seenOre = line.placedOre,
): Payment {
  if (!isWaiting(line) || seenOre !== line.placedOre) throw new DomainError('bank-line-settled');
  const rest = restOf(line);
  const placed = amountOre ?? rest ?? 0;
  const isTooMuch = rest !== null && Math.abs(placed) > Math.abs(rest);
  if (isTooMuch || placed === 0 || Math.sign(placed) !== Math.sign(line.amountOre)) {
    throw new DomainError('bank-line-amount');
  }
  return {
    ...{ id, invoiceId: invoice.id, amountOre: placed, paidOn: line.bookedOn, source: 'placed' },
    ...{ bankLineId: line.id, undoes: null, reason: null },
  };
}

/**
 * @param seenOre as for {@link placedOn}
 * @throws `bank-line-settled`
 */
export function decidedOn(
  line: Placeable,
  decision: Omit<BankLineDecision, 'settledOre'>,
  seenOre = line.placedOre,
): BankLineDecision {
  const isReopening = decision.act === 'reopened';
  const isAllowed = isReopening ? inForce(line).length > 0 : isWaiting(line);
  if (!isAllowed || seenOre !== line.placedOre) throw new DomainError('bank-line-settled');
  // The clock may have been set back.
  const after = Number(line.decisions.at(-1)?.at ?? -Infinity) + 1;
  const at = new Date(Math.max(+decision.at, after));
  return { ...decision, at, settledOre: isReopening ? null : restOf(line) };
}
