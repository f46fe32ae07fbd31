import type { InvoiceAccount, PayableAccount, Payment } from '@boligstyling/domain';

/** Whose money it is about. */
export type Paid = { readonly ids: readonly string[] } | { readonly kids: readonly string[] };

/** Makes the payments to add of invoices as they stand, and of what the bank has told before. */
export type Pay = (
  accounts: readonly PayableAccount[],
  knownReferences: ReadonlySet<string>,
) => Payment[];

/** What has been paid. Rows are added and never changed. All throw DomainError `storage-unavailable`. */
export abstract class PaymentLedger {
  /**
   * Lets `pay` decide while nobody else changes what these invoices' partners owe; keeps the
   * payments, and marks the invoices' sales paid where nothing is owed any more, else pending. What
   * is unknown is left out.
   *
   * @param references what the bank calls the payments that it is about
   * @param at when it is told
   * @returns the invoices as they stand afterwards
   * @throws what `pay` throws
   */
  abstract record(
    paid: Paid,
    references: readonly string[],
    at: Date,
    pay: Pay,
  ): Promise<InvoiceAccount[]>;

  /** In the order they were told. */
  abstract ofInvoice(invoiceId: string): Promise<Payment[]>;
}
