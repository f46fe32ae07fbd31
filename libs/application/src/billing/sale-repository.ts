import type {
  FilterOf,
  Notification,
  Partner,
  PaymentStatus,
  Sale,
  SALE_FILTER,
} from '@boligstyling/domain';

export interface ClaimedSaleNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: SaleNotificationKind;
  readonly requestId: null;
  readonly sale: Sale;
  readonly partner: Partner;
}

export type SaleNotificationKind = 'sale-ruling' | 'sale-due-again';

/** By the kind that it replaces once the lead is erased. */
export const OF_ERASED_SALE: Readonly<Record<string, SaleNotificationKind | undefined>> = {
  'dispute-decided': 'sale-ruling',
  'sale-due-again': 'sale-due-again',
};

export interface SaleOverview {
  readonly sale: Sale;
  readonly partnerName: string;
  /** Null once erased. */
  readonly leadId: string | null;
  /** Null once erased. */
  readonly customerName: string | null;
  readonly invoiceNumber: string | null;
}

export interface SaleFilter extends FilterOf<typeof SALE_FILTER> {
  /** Without sales whose money is to be returned. */
  readonly isForGood?: true | undefined;
  readonly asksForVat?: true | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

export type SaleCursor = Pick<Sale, 'createdAt' | 'id'>;

/** Counts, and sums in whole øre. */
export type SaleTotals = Record<PaymentStatus, { readonly count: number; readonly ore: number }>;

export abstract class SaleRepository {
  /** Newest first. */
  abstract list(filter: SaleFilter, limit: number, after?: SaleCursor): Promise<SaleOverview[]>;

  abstract totals(filter: SaleFilter): Promise<SaleTotals>;

  /** As of one moment. */
  async listWithTotals(filter: SaleFilter, limit: number, after?: SaleCursor) {
    const totals = await this.totals(filter);
    return { totals, found: await this.list(filter, limit, after) };
  }

  /** @throws `sale-not-found` */
  abstract find(id: string): Promise<SaleOverview>;

  /**
   * Runs `change` on a locked sale.
   *
   * @param notifies an e-mail to the partner, in the same transaction
   * @throws `sale-not-found`
   */
  abstract change(
    id: string,
    change: (sale: Sale) => Sale,
    notifies?: SaleNotificationKind,
  ): Promise<SaleOverview>;
}
