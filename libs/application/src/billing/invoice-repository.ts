import type {
  BillingState,
  Invoice,
  InvoiceAccount,
  InvoiceKind,
  InvoiceNotice,
  InvoiceToCorrect,
  ListedInvoice,
} from '@boligstyling/domain';

/** An invoice or a credit note as it is listed, with what has become of it. */
export type ListedAccount = InvoiceAccount<ListedInvoice>;

/** What a list of invoices is narrowed to. Everything left out lets all through. */
export interface InvoiceFilter {
  readonly partnerId?: string | undefined;
  readonly kind?: InvoiceKind | undefined;
  /** Only invoices of which something is owed. */
  readonly owed?: boolean | undefined;
  /** Only invoices of which too much was paid, and what that is has not gone back. */
  readonly overpaid?: boolean | undefined;
  /** Only those due before this day, `yyyy-MM-dd`. */
  readonly dueBefore?: string | undefined;
}

/** What invoices come to, in whole øre. */
export interface InvoiceTotals {
  readonly invoicedOre: number;
  /** Of these invoices; where there are none, what the credit notes come to. */
  readonly creditedOre: number;
  readonly paidOre: number;
  /** Of those invoices of which something is owed. */
  readonly owedOre: number;
}

/** Who is reminded. */
export interface Overdue {
  /** Of what was due before this day, `yyyy-MM-dd`. */
  readonly dueBefore: string;
  /** Only who was told something else before this moment: what waits or is parked has told nobody. */
  readonly after: { readonly kind: InvoiceNotice; readonly toldBefore: Date } | null;
}

/** Makes what is to be issued of a partner's sales. */
export type Bill = (state: BillingState, nextNumber: () => string) => Invoice[];

/** Makes the credit note of an invoice that is to be billed again; nothing where nothing is left of it. */
export type Correct = (held: InvoiceToCorrect, nextNumber: () => string) => Invoice[];

/**
 * Invoices and credit notes. What is issued is kept as it is and never changes. All throw
 * DomainError `storage-unavailable`.
 */
export abstract class InvoiceRepository {
  /**
   * Partners with sales made at or before this moment that are owed and on no invoice, or with
   * credited ones that no credit note tells of.
   */
  abstract partnersToBill(upTo: Date): Promise<string[]>;

  /**
   * Lets `bill` issue what it finds of a partner, keeps that with the e-mails that tell of it, and
   * puts the sales on it: all of it or, when anything fails, nothing. Nobody else bills the partner
   * or takes a number of the year meanwhile, so that numbers have no gaps.
   *
   * @param year whose numbers are taken
   * @throws DomainError `partner-not-found`, and what `bill` throws
   */
  abstract issue(partnerId: string, year: number, bill: Bill): Promise<Invoice[]>;

  /**
   * Lets `correct` credit what is left of an invoice, keeps that with the e-mail that tells of it, and
   * takes the sales off the invoice, owed and on none: all of it or, when anything fails, nothing.
   * Nobody bills or pays for the partner meanwhile.
   *
   * @param year whose numbers are taken
   * @throws DomainError `invoice-not-found`, and what `correct` throws
   */
  abstract creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]>;

  /** @throws DomainError `invoice-not-found` */
  abstract find(id: string): Promise<InvoiceAccount>;

  /**
   * The latest number first.
   *
   * @param after the number after which the page goes on
   */
  abstract list(filter: InvoiceFilter, limit: number, after?: string): Promise<ListedAccount[]>;

  abstract totals(filter: InvoiceFilter): Promise<InvoiceTotals>;

  /**
   * Puts a reminder in the outbox for each invoice of which something is owed, unless it was reminded
   * so before, or the credit note of what was let off is yet to come: it would ask for too much.
   *
   * @returns of how many
   */
  abstract remind(kind: InvoiceNotice, overdue: Overdue): Promise<number>;
}
