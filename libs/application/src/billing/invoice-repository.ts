import type {
  BillingState,
  Invoice,
  InvoiceAccount,
  InvoiceKind,
  InvoiceNotification,
  InvoiceToCorrect,
  ListedInvoice,
} from '@boligstyling/domain';

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export type InvoiceFiles = Readonly<Record<'pdf' | 'ehf', Attachment>>;

/** The same invoice always makes the same file. */
export abstract class InvoiceDocuments {
  /** @throws `invoice-unprintable`; the signal's reason */
  abstract files(invoice: Invoice, signal?: AbortSignal): Promise<InvoiceFiles>;

  /** EHF: Peppol BIS Billing 3.0. */
  abstract ehf(invoice: Invoice): Attachment;
}

export type ListedAccount = InvoiceAccount<ListedInvoice>;

export interface InvoiceFilter {
  readonly partnerId?: string | undefined;
  readonly kind?: InvoiceKind | undefined;
  readonly due?: boolean | undefined;
  readonly overpaid?: boolean | undefined;
  /** Exclusive, `yyyy-MM-dd`. */
  readonly dueBefore?: string | undefined;
}

/** In whole øre. */
export interface InvoiceTotals {
  readonly invoicedOre: number;
  /** Without invoices, the sum of the credit notes. */
  readonly creditedOre: number;
  readonly paidOre: number;
  readonly dueOre: number;
}

export interface Overdue {
  /** Exclusive, `yyyy-MM-dd`. */
  readonly dueBefore: string;
  /** An e-mail that has to have left earlier; waiting and parked ones do not count. */
  readonly after: { readonly kind: InvoiceNotification; readonly sentBefore: Date } | null;
}

/** Sales that a run leaves for later. Amounts in whole øre, without MVA. */
export interface HeldBack {
  readonly partnerId: string;
  readonly name: string;
  readonly reason: 'disputed' | 'too-recent';
  readonly sales: number;
  readonly amountOre: number;
}

export type DecideInvoices = (state: BillingState, nextNumber: () => string) => Invoice[];

export type Correct = (account: InvoiceToCorrect, nextNumber: () => string) => Invoice[];

export abstract class InvoiceRepository {
  /**
   * Partners with due sales up to then and on no invoice, or with waived sales without a credit
   * note.
   */
  abstract partnersToBill(upTo: Date): Promise<string[]>;

  /**
   * Stores the result, its e-mails and the sales' invoice in one transaction. The partner and the
   * year's numbers are locked, so numbers have no gaps.
   *
   * @throws `partner-not-found`
   */
  abstract issue(partnerId: string, year: number, bill: DecideInvoices): Promise<Invoice[]>;

  /**
   * As {@link issue} passes it to its `bill`, unlocked.
   * @throws `partner-not-found`
   */
  abstract stateOf(partnerId: string): Promise<BillingState>;

  /** Unbilled sales, in dispute or due since after this moment; by partner's name. */
  abstract heldBack(upTo: Date): Promise<HeldBack[]>;

  /**
   * Stores the credit note with its e-mail. The sales leave the invoice, still due. One transaction
   * with the partner locked.
   *
   * @throws `invoice-not-found`
   */
  abstract creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]>;

  /** @throws `invoice-not-found` */
  abstract find(id: string): Promise<InvoiceAccount>;

  /** Highest number first. */
  abstract list(filter: InvoiceFilter, limit: number, after?: string): Promise<ListedAccount[]>;

  abstract totals(filter: InvoiceFilter): Promise<InvoiceTotals>;

  /** As of one moment. */
  async listWithTotals(filter: InvoiceFilter, limit: number, after?: string) {
    const totals = await this.totals(filter);
    return { totals, found: await this.list(filter, limit, after) };
  }

  /**
   * Not where this reminder has been enqueued, or a pending credit note makes the amount too high.
   *
   * @returns how many
   */
  abstract remind(kind: InvoiceNotification, overdue: Overdue): Promise<number>;
}
