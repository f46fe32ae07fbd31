import type {
  BankLine,
  BookedPayment,
  InvoiceAccount,
  PayableAccount,
  Payment,
  RegisteredBankLine,
} from '@boligstyling/domain';

/** Makes the payments to add of invoices as they stand. */
export type Pay = (accounts: readonly PayableAccount[]) => Payment[];

/** Makes the rows to add of a bank file: of the invoices with its KIDs, and of lines that may be the same bookings. */
export type Match = (
  accounts: readonly PayableAccount[],
  known: readonly RegisteredBankLine[],
) => { readonly registered: readonly RegisteredBankLine[]; readonly payments: readonly Payment[] };

/**
 * The payments of invoices, and the lines of bank files that they come from. Payments are added and
 * never changed. All methods throw DomainError `storage-unavailable`.
 */
export abstract class PaymentLedger {
  /**
   * Lets `pay` decide while nobody else changes what these invoices' partners owe; keeps the
   * payments, and marks the invoices' sales paid where nothing is owed any more, else pending. What
   * is unknown is left out.
   *
   * @param at when it is told
   * @returns the invoices as they stand afterwards
   * @throws what `pay` throws
   */
  abstract record(ids: readonly string[], at: Date, pay: Pay): Promise<InvoiceAccount[]>;

  /**
   * The same for the lines of one bank file: lets `match` decide, one file at a time, and keeps the
   * lines with the payments.
   *
   * @param lines what the file says: `match` gets the registered lines of their accounts and days
   * @throws what `match` throws
   */
  abstract registerBankLines(lines: readonly BankLine[], at: Date, match: Match): Promise<void>;

  /**
   * Lets `undo` take back one payment of an invoice while nobody else changes what its partner owes,
   * and keeps what it makes, as {@link record} does.
   *
   * @returns the invoice as it stands afterwards
   * @throws DomainError `payment-not-found`, and what `undo` throws
   */
  abstract undo(
    invoiceId: string,
    paymentId: string,
    at: Date,
    undo: (payment: BookedPayment) => Payment,
  ): Promise<InvoiceAccount>;

  /** In the order they were told. */
  abstract ofInvoice(invoiceId: string): Promise<BookedPayment[]>;
}
