import type { Notification, Partner, PaymentStatus, Sale } from '@boligstyling/domain';

/** Tells a partner what came of its dispute when the lead is erased: the sale is all there is to tell of. */
export interface ClaimedSaleNotice extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sale-ruling';
  readonly requestId: null;
  readonly sale: Sale;
  readonly partner: Partner;
}

/** A sale as it is listed. */
export interface SaleOverview {
  readonly sale: Sale;
  readonly partnerName: string;
  /** null once the lead is erased. */
  readonly leadId: string | null;
  /** Whose lead it is; null once that is erased. */
  readonly customerName: string | null;
  /** Of the invoice that it is on; null: none yet. */
  readonly invoiceNumber: string | null;
}

/** Whether somebody has decided what a partner has against a sale. */
export const DISPUTE_STATES = ['open', 'decided'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What a list of sales is narrowed to. Everything left out lets all through. */
export interface SaleFilter {
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly partnerId?: string | undefined;
  /** Only those that are, or were, disputed. */
  readonly dispute?: DisputeState | undefined;
  /** Without those of which the money is to go back. */
  readonly isForGood?: true | undefined;
  /** Only those that MVA is asked for. */
  readonly asksForVat?: true | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly to?: Date | undefined;
}

/** The last sale of a page, after which the next one goes on. */
export interface SaleCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Sales and their sum in whole øre, for each payment status. */
export type SaleTotals = Record<PaymentStatus, { readonly count: number; readonly ore: number }>;

/** What partners owe and have paid. All throw DomainError `storage-unavailable`. */
export abstract class SaleRepository {
  /** Newest first. */
  abstract list(filter: SaleFilter, limit: number, after?: SaleCursor): Promise<SaleOverview[]>;

  abstract totals(filter: SaleFilter): Promise<SaleTotals>;

  /** @throws DomainError `sale-not-found` */
  abstract find(id: string): Promise<SaleOverview>;

  /**
   * Lets `change` decide on a sale while nobody else changes it.
   *
   * @param tells an e-mail to the partner, kept with the change or not at all
   * @throws DomainError `sale-not-found`, and what `change` throws
   */
  abstract change(
    id: string,
    change: (sale: Sale) => Sale,
    tells?: ClaimedSaleNotice['kind'],
  ): Promise<SaleOverview>;
}
