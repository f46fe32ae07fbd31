import type {
  BankLine,
  BookedPayment,
  InvoiceAccount,
  PayableAccount,
  Payment,
  RegisteredBankLine,
} from '@boligstyling/domain';

/** Decides on the payments to add. */
export type Pay = (accounts: readonly PayableAccount[]) => Payment[];

/**
 * Decides on the rows to add, from the invoices with the file's KIDs and the lines that may be the
 * same bookings.
 */
export type Match = (
  accounts: readonly PayableAccount[],
  known: readonly RegisteredBankLine[],
) => { readonly registered: readonly RegisteredBankLine[]; readonly payments: readonly Payment[] };

/**
 * Payments of invoices, and their lines of bank files. Payments are added and never changed. All
 * throw DomainError `storage-unavailable`.
 */
export abstract class PaymentLedger {
  /**
   * Runs `pay` while these invoices' partners are locked, keeps its payments, and marks sales paid
   * where nothing is due, else pending. Unknown ids are skipped.
   * @returns the invoices afterwards
   * @throws what `pay` throws
   */
  abstract record(ids: readonly string[], at: Date, pay: Pay): Promise<InvoiceAccount[]>;

  /**
   * Runs `match` for one bank file at a time and keeps its lines and payments, as {@link record}
   * does.
   * @param lines the file's; `match` gets the registered lines of their accounts and days
   * @throws what `match` throws
   */
  abstract registerBankLines(lines: readonly BankLine[], at: Date, match: Match): Promise<void>;

  /**
   * Runs `undo` on one payment while the partner is locked, and keeps the result as {@link record}
   * does.
   * @returns the invoice afterwards
   * @throws DomainError `payment-not-found`, and what `undo` throws
   */
  abstract undo(
    invoiceId: string,
    paymentId: string,
    at: Date,
    undo: (payment: BookedPayment) => Payment,
  ): Promise<InvoiceAccount>;

  /** In the order they were recorded. */
  abstract ofInvoice(invoiceId: string): Promise<BookedPayment[]>;
}
