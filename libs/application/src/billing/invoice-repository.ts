import type {
  BillingState,
  Invoice,
  InvoiceAccount,
  InvoiceKind,
  InvoiceNotification,
  InvoiceToCorrect,
  ListedInvoice,
} from '@boligstyling/domain';

export type ListedAccount = InvoiceAccount<ListedInvoice>;

/** Search criteria; one that is left out does not narrow. */
export interface InvoiceFilter {
  readonly partnerId?: string | undefined;
  readonly kind?: InvoiceKind | undefined;
  /** Only invoices with an amount due. */
  readonly owed?: boolean | undefined;
  /** Only overpaid invoices whose excess has not been returned. */
  readonly overpaid?: boolean | undefined;
  /** Exclusive, `yyyy-MM-dd`. */
  readonly dueBefore?: string | undefined;
}

/** Totals in whole øre. */
export interface InvoiceTotals {
  readonly invoicedOre: number;
  /** Of these invoices; where there are none, the sum of the credit notes. */
  readonly creditedOre: number;
  readonly paidOre: number;
  /** Of the invoices with an amount due. */
  readonly owedOre: number;
}

/** Selects the invoices to remind of. */
export interface Overdue {
  /** Exclusive, `yyyy-MM-dd`. */
  readonly dueBefore: string;
  /** Only where that e-mail left before this moment; waiting and parked ones do not count. */
  readonly after: { readonly kind: InvoiceNotification; readonly sentBefore: Date } | null;
}

/** Makes the documents to issue from a partner's sales. */
export type Bill = (state: BillingState, nextNumber: () => string) => Invoice[];

/**
 * Makes the credit note of an invoice that is billed again; undefined where nothing is left of it.
 */
export type Correct = (held: InvoiceToCorrect, nextNumber: () => string) => Invoice[];

/**
 * Invoices and credit notes; an issued one never changes. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class InvoiceRepository {
  /**
   * Partners with due sales made at or before this moment and on no invoice, or with waived sales
   * and no credit note for them.
   */
  abstract partnersToBill(upTo: Date): Promise<string[]>;

  /**
   * Runs `bill` for a partner and keeps the result, its e-mails and the sales' invoice in one
   * transaction. The partner and the year's numbers are locked, so numbers have no gaps.
   * @param year of the number series
   * @throws DomainError `partner-not-found`, and what `bill` throws
   */
  abstract issue(partnerId: string, year: number, bill: Bill): Promise<Invoice[]>;

  /**
   * Runs `correct` for an invoice, keeps the credit note with its e-mail, and takes the sales off
   * the invoice, still due, in one transaction with the partner locked.
   * @param year of the number series
   * @throws DomainError `invoice-not-found`, and what `correct` throws
   */
  abstract creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]>;

  /** @throws DomainError `invoice-not-found` */
  abstract find(id: string): Promise<InvoiceAccount>;

  /**
   * Highest number first.
   * @param after cursor: the last number of the previous page
   */
  abstract list(filter: InvoiceFilter, limit: number, after?: string): Promise<ListedAccount[]>;

  abstract totals(filter: InvoiceFilter): Promise<InvoiceTotals>;

  /**
   * Enqueues a reminder for each invoice with an amount due, unless it had this one, or a credit
   * note for waived sales is pending and the amount would be too high.
   * @returns how many
   */
  abstract remind(kind: InvoiceNotification, overdue: Overdue): Promise<number>;
}
