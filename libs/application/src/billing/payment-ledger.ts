import type {
  BankLine,
  BookedPayment,
  InvoiceAccount,
  PayableAccount,
  Payment,
  RegisteredBankLine,
} from '@boligstyling/domain';

export type Pay = (accounts: readonly PayableAccount[]) => Payment[];

export type Match = (
  accounts: readonly PayableAccount[],
  known: readonly RegisteredBankLine[],
) => { readonly registered: readonly RegisteredBankLine[]; readonly payments: readonly Payment[] };

/** Append-only. */
export abstract class PaymentLedger {
  /**
   * Locks the invoices' partners, and marks sales paid where nothing is due, else pending. Unknown
   * ids are skipped.
   */
  abstract record(ids: readonly string[], at: Date, pay: Pay): Promise<InvoiceAccount[]>;

  /**
   * One bank file at a time, stored as {@link record} does. `match` gets the registered lines of
   * the same accounts and days.
   */
  abstract registerBankLines(lines: readonly BankLine[], at: Date, match: Match): Promise<void>;

  /**
   * With the partner locked, stored as {@link record} does.
   *
   * @throws `payment-not-found`
   */
  abstract undo(
    invoiceId: string,
    paymentId: string,
    at: Date,
    undo: (payment: BookedPayment) => Payment,
  ): Promise<InvoiceAccount>;

  abstract ofInvoice(invoiceId: string): Promise<BookedPayment[]>;
}
