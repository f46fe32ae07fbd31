import { type BankLine, kidsIn, type ToldLine } from './bank-line.js';
import { balanceOf } from './invoice-account.js';
import { isKid } from './kid.js';
import type { PayableAccount, Payment } from './payment.js';
import { type Pairing, pairWithRegistered } from './same-booking.js';

/**
 * The result of a line that is registered. `matched`: pays the whole balance; `part-paid`: a part of
 * it; `overpaid`: more than it; `reversed`: the bank takes the payment back, and it is due again. Those
 * four are payments. The others wait for a person. `unknown`: no invoice has this KID; `several`:
 * several KIDs without a sum for each; `foreign`: not in kroner; `disagrees`: the sums in the file
 * disagree; `unclear`: perhaps a booking that is registered already.
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
 * `twice`: the booking is registered already; `other-account`: the account is not the operator's;
 * `unreadable`: the file does not say what a payment needs. Nothing is registered for those three.
 */
export const BANK_OUTCOMES = [
  ...REGISTERED_OUTCOMES,
  'twice',
  'other-account',
  'unreadable',
] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** A line that is kept, with the result that it had when its file was read. */
export interface RegisteredBankLine extends BankLine {
  readonly id: string;
  readonly outcome: RegisteredOutcome;
}

/** A line of a file with its result. */
export interface MatchedLine {
  readonly line: ToldLine;
  readonly outcome: BankOutcome;
  /** The registered line that this one is, or may be; null where there is none. */
  readonly registeredId: string | null;
  /** The invoice with the KID; null where there is none. */
  readonly invoiceNumber: string | null;
}

/**
 * The lines of a file that can be registered: those that can be read, to an account of the operator.
 *
 * @param accounts the operator's, as `normalBankAccount` writes them
 */
export function registrable(told: readonly ToldLine[], accounts: ReadonlySet<string>): BankLine[] {
  return told.filter(
    (line): line is BankLine => !('unreadable' in line) && accounts.has(line.account),
  );
}

/** The results of all lines of a file, in its order: of the {@link registrable} ones, and of the others. */
export function allResults(
  told: readonly ToldLine[],
  matched: readonly MatchedLine[],
): MatchedLine[] {
  const results = new Map(matched.map((result) => [result.line, result]));
  return told.map((line) => {
    const outcome = 'unreadable' in line ? 'unreadable' : 'other-account';
    return results.get(line) ?? { line, outcome, registeredId: null, invoiceNumber: null };
  });
}

/** The results of a file, and the rows to add. */
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
