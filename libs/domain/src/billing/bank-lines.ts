import { type BankLine, kidsIn, type StatementLine } from './bank-line.js';
import { balanceOf } from './invoice-account.js';
import { isKid } from './kid.js';
import type { PayableAccount, Payment } from './payment.js';
import { type Pairing, pairWithRegistered } from './same-booking.js';

/**
 * Payments: `matched` (whole balance), `part-paid`, `overpaid`, `reversed` (due again). The others
 * wait for an administrator: `unknown` KID; `several` KIDs; `foreign` currency; `disagrees`:
 * contradicting sums; `unclear`: possibly a registered booking.
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

/**
 * Not registered: `twice`, a known booking; `other-account`, not the operator's; `unreadable`, a
 * missing field.
 */
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

/**
 * The readable lines to an account of the operator.
 *
 * @param accounts the operator's, as `normalBankAccount` writes them
 */
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

/**
 * Matches the lines of one bank file with invoices by their KID, in the order of the lines.
 *
 * @param known registered lines that may be the same bookings
 */
export function matchBankLines(
  lines: readonly BankLine[],
  accounts: readonly PayableAccount[],
  known: readonly RegisteredBankLine[],
  newId: () => string,
): MatchedFile {
  const byKid = new Map(accounts.map((account) => [account.invoice.kid, account.invoice]));
  const due = new Map(accounts.map((account) => [account.invoice.id, balanceOf(account)]));
  const registered: RegisteredBankLine[] = [];
  const payments: Payment[] = [];
  const pairings = pairWithRegistered(lines, known);
  const matched = lines.map((line, nth): MatchedLine => {
    const pairing = pairings[nth]!;
    const invoice = isKid(line.kid) ? byKid.get(line.kid) : undefined;
    const invoiceNumber = invoice?.number ?? null;
    if (pairing.likeness === 'same') {
      return { line, outcome: 'twice', registeredId: pairing.registered.id, invoiceNumber };
    }
    const id = newId();
    const register = (outcome: RegisteredOutcome): MatchedLine => {
      registered.push({ ...line, id, outcome });
      return { line, outcome, registeredId: id, invoiceNumber };
    };
    const doubt = doubtOf(line, pairing);
    if (doubt) return register(doubt);
    if (!invoice) return register(isOfSeveral(line, byKid) ? 'several' : 'unknown');
    const before = due.get(invoice.id) ?? 0;
    due.set(invoice.id, before - line.amountOre);
    const { amountOre, bookedOn: paidOn } = line;
    payments.push({
      ...{ id: newId(), invoiceId: invoice.id, amountOre, paidOn },
      ...{ source: 'bank', bankLineId: id, undoes: null, reason: null },
    });
    return register(outcomeOf(amountOre, before));
  });
  return { matched, registered, payments };
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
