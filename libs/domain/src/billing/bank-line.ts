/**
 * The names that a bank file gives a payment.
 *
 * `payment`, `transaction` and `uetr` are the bank's own and name one booking. `entry` is the bank's
 * name of the entry that the payment lies in, and several payments may share it. `instruction` and
 * `endToEnd` are the payer's: two values tell two payments apart, one value proves nothing.
 */
export interface BankNames {
  readonly payment?: string;
  readonly transaction?: string;
  readonly uetr?: string;
  readonly entry?: string;
  readonly instruction?: string;
  readonly endToEnd?: string;
}

/** One payment to the operator as a bank file says it, or one that the bank takes back. */
export interface BankLine {
  /** The operator's account that the money came to, as `normalBankAccount` writes it. */
  readonly account: string;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly bookedOn: string;
  /** In hundredths of the currency; negative where the bank takes the payment back. */
  readonly amountOre: number;
  /** As ISO 4217 has it, such as NOK. */
  readonly currency: string;
  /** Empty where the payer gave none; several with spaces between where the file gives no sum for each. */
  readonly kid: string;
  /** The payer's name and words; empty where the file has none. */
  readonly payer: string;
  readonly text: string;
  /** The id of the bank's notice, with its page where it has several. */
  readonly notice: string;
  /** The id of the message that carried the notice; empty where it has none. */
  readonly message: string;
  /** The number of the entry in the notice; empty where it has none. */
  readonly entryNumber: string;
  readonly names: BankNames;
  /** The notice says that it is a copy or duplicate of another one. */
  readonly isCopy: boolean;
  /** A sentence about sums in the file that disagree; null where they agree. */
  readonly doubt: string | null;
}

/** A payment in a bank file that cannot be booked, because the file lacks what that needs. */
export interface UnreadableLine extends Pick<
  BankLine,
  'account' | 'kid' | 'payer' | 'text' | 'names' | 'entryNumber'
> {
  /** A sentence for the administrator that names the payment by its place and says what it lacks. */
  readonly unreadable: string;
}

/** What a bank file says of one payment. */
export type ToldLine = BankLine | UnreadableLine;

/** The KIDs of a line. */
export const kidsIn = ({ kid }: Pick<BankLine, 'kid'>): string[] => kid.split(' ');

/** The name to show for a line: the bank's own for the payment, else that of its entry. */
export function bankNameOf({
  names,
  entryNumber,
}: Pick<BankLine, 'names' | 'entryNumber'>): string {
  const { payment, transaction, uetr, entry } = names;
  return payment ?? transaction ?? uetr ?? entry ?? entryNumber;
}
