import type { Notification, Partner, PaymentStatus, Sale } from '@boligstyling/domain';

/**
 * E-mails a partner the ruling on a sale whose lead is erased; only the sale is left to describe.
 */
export interface ClaimedSaleNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sale-ruling';
  readonly requestId: null;
  readonly sale: Sale;
  readonly partner: Partner;
}

export interface SaleOverview {
  readonly sale: Sale;
  readonly partnerName: string;
  /** Null once the lead is erased. */
  readonly leadId: string | null;
  /** The owner's name; null once the lead is erased. */
  readonly customerName: string | null;
  /** Null: not invoiced yet. */
  readonly invoiceNumber: string | null;
}

export const DISPUTE_STATES = ['open', 'decided'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Search criteria; one that is left out does not narrow. */
export interface SaleFilter {
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly partnerId?: string | undefined;
  /** Only sales with an earlier or open dispute. */
  readonly dispute?: DisputeState | undefined;
  /** Excludes sales whose money is to be returned. */
  readonly isForGood?: true | undefined;
  /** Only sales subject to MVA. */
  readonly asksForVat?: true | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Keyset cursor: the last sale of a page. */
export interface SaleCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Counts and sums in whole øre, per payment status. */
export type SaleTotals = Record<PaymentStatus, { readonly count: number; readonly ore: number }>;

/** Partners' sales and their payment status. All throw DomainError `storage-unavailable`. */
export abstract class SaleRepository {
  /** Newest first. */
  abstract list(filter: SaleFilter, limit: number, after?: SaleCursor): Promise<SaleOverview[]>;

  abstract totals(filter: SaleFilter): Promise<SaleTotals>;

  /** @throws DomainError `sale-not-found` */
  abstract find(id: string): Promise<SaleOverview>;

  /**
   * Runs `change` on a locked sale.
   * @param tells an e-mail to the partner, kept in the same transaction
   * @throws DomainError `sale-not-found`, and what `change` throws
   */
  abstract change(
    id: string,
    change: (sale: Sale) => Sale,
    tells?: ClaimedSaleNotification['kind'],
  ): Promise<SaleOverview>;
}
