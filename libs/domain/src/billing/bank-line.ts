/**
 * `payment`, `transaction` and `uetr` are the bank's and identify one booking; payments may share
 * an `entry`. `instruction` and `endToEnd` are the payer's: only different values prove anything.
 */
export interface BankNames {
  readonly payment?: string;
  readonly transaction?: string;
  readonly uetr?: string;
  readonly entry?: string;
  readonly instruction?: string;
  readonly endToEnd?: string;
}

export interface BankLine {
  /** The operator's receiving account, as `normalBankAccount` writes it. */
  readonly account: string;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly bookedOn: string;
  /** In hundredths of the currency; negative for a reversal. */
  readonly amountOre: number;
  readonly currency: string;
  /**
   * Empty when the payer gave none; separated by spaces when the file gives several without a sum
   * for each.
   */
  readonly kid: string;
  readonly payer: string;
  readonly text: string;
  /** Id of the bank's notice, with its page number if it has several. */
  readonly notice: string;
  readonly message: string;
  readonly entryNumber: string;
  readonly names: BankNames;
  readonly isCopy: boolean;
  /** A sentence about contradicting sums in the file; null when they agree. */
  readonly doubt: string | null;
}

/** A payment that cannot be booked, because the file lacks a required field. */
export interface UnreadableLine extends Pick<
  BankLine,
  'account' | 'kid' | 'payer' | 'text' | 'names' | 'entryNumber'
> {
  readonly unreadable: string;
}

export type StatementLine = BankLine | UnreadableLine;

export const kidsIn = ({ kid }: Pick<BankLine, 'kid'>): string[] => kid.split(' ');

/** The bank's reference for the payment, else for its entry. */
export function bankNameOf({
  names,
  entryNumber,
}: Pick<BankLine, 'names' | 'entryNumber'>): string {
  const { payment, transaction, uetr, entry } = names;
  return payment ?? transaction ?? uetr ?? entry ?? entryNumber;
}
