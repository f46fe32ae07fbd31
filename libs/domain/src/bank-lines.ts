import { balanceOf } from './invoice-account.js';
import { isKid } from './kid.js';
import type { PayableAccount, Payment } from './payment.js';

/** One payment to us as the bank tells it, or one that it takes back. */
export interface BankLine {
  /** What the bank calls it; another line with the same is the same payment. */
  readonly reference: string;
  /** Empty where the payer gave none; {@link kidsIn} it where it gave several, and no sum for each. */
  readonly kid: string;
  /** In whole øre, or hundredths of another currency; negative: taken back. */
  readonly amountOre: number;
  /** Such as EUR, where it was not paid in kroner. */
  readonly otherCurrency?: string;
  /** `yyyy-MM-dd`. */
  readonly bookedOn: string;
  /** Who paid, as the bank names them, and what they wrote with it; empty where it does not say. */
  readonly payer: string;
  readonly text: string;
}

/** The KIDs that a line names, of which there are spaces between. */
export const kidsIn = ({ kid }: Pick<BankLine, 'kid'>): string[] => kid.split(' ');

/**
 * What becomes of a line. `matched`: it pays all that was owed; `part-paid`: some of it; `overpaid`:
 * more than that; `reversed`: the bank takes such a payment back, and it is owed again; `unknown`: no
 * invoice has this KID, and nothing is guessed; `several`: it names several, and not how much of each,
 * which somebody has to find out; `foreign`: it is not in kroner, and somebody has to see what it came
 * to, and to mark the invoice paid; `twice`: it was told before. The first four are kept as payments.
 * What is `several`, `foreign` or `unknown` and taken back was marked by hand, and is to be undone so.
 */
export const BANK_OUTCOMES = [
  'matched',
  'part-paid',
  'overpaid',
  'reversed',
  'unknown',
  'several',
  'foreign',
  'twice',
] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** A line with what becomes of it. */
export interface MatchedLine {
  readonly line: BankLine;
  readonly outcome: BankOutcome;
  /** Null where it is not one. */
  readonly invoiceNumber: string | null;
}

/**
 * Matches the lines of a bank file with invoices by their KID, each after the ones before it.
 *
 * @param known references that were told before
 */
export function matchBankLines(
  lines: readonly BankLine[],
  accounts: readonly PayableAccount[],
  known: ReadonlySet<string>,
  newId: () => string,
): { matched: MatchedLine[]; payments: Payment[] } {
  const byKid = new Map(accounts.map((account) => [account.invoice.kid, account.invoice]));
  const owed = new Map(accounts.map((account) => [account.invoice.id, balanceOf(account)]));
  const told = new Set(known);
  const isOfSeveral = (line: BankLine) => {
    const kids = kidsIn(line);
    return kids.length > 1 && kids.every(isKid) && kids.some((kid) => byKid.has(kid));
  };
  const payments: Payment[] = [];
  const matched = lines.map((line): MatchedLine => {
    const invoice = isKid(line.kid) ? byKid.get(line.kid) : undefined;
    const invoiceNumber = invoice?.number ?? null;
    if (told.has(line.reference)) return { line, outcome: 'twice', invoiceNumber };
    told.add(line.reference);
    if (line.otherCurrency) return { line, outcome: 'foreign', invoiceNumber };
    if (!invoice) {
      const outcome = isOfSeveral(line) ? 'several' : 'unknown';
      return { line, outcome, invoiceNumber };
    }
    const before = owed.get(invoice.id) ?? 0;
    owed.set(invoice.id, before - line.amountOre);
    const { amountOre, bookedOn: paidOn, reference } = line;
    payments.push({
      ...{ id: newId(), invoiceId: invoice.id, amountOre, paidOn, reference },
      source: 'bank',
    });
    return { line, outcome: outcomeOf(line.amountOre, before), invoiceNumber };
  });
  return { matched, payments };
}

function outcomeOf(amountOre: number, owedOre: number): BankOutcome {
  if (amountOre < 0) return 'reversed';
  if (amountOre === owedOre) return 'matched';
  return amountOre < owedOre ? 'part-paid' : 'overpaid';
}
