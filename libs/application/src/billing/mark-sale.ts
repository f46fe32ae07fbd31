import { DomainError, markedByHand, type PaymentStatus } from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from '../core/clock.js';
import type { SaleOverview, SaleRepository } from './sale-repository.js';

/** A sale after it was marked. */
export interface MarkedSale extends SaleOverview {
  /** When this marked it, by which that can be undone; null: it stood so before. */
  readonly changedAt: Date | null;
}

/** How a sale stood when it was looked at; what is left out was not seen. */
export interface SeenSale {
  readonly status?: PaymentStatus | undefined;
  /** When it was last marked. */
  readonly changedAt?: Date | undefined;
}

/** The administrator has the money for a sale, had it not after all, or lets it go. */
export class MarkSale {
  constructor(
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
    private readonly invoices: IssueInvoices,
  ) {}

  /**
   * Marking it as it is changes nothing. One that is on an invoice is credited by a credit note.
   *
   * @throws DomainError `sale-not-found`, `sale-settled`, `sale-invoiced`, `storage-unavailable`,
   *   `sale-changed` where somebody has marked it since it was seen, and for a credit note
   *   `operator-incomplete`, or else what {@link IssueInvoices.creditPartner} throws: the next run issues
   *   it then
   */
  async execute(
    id: string,
    paymentStatus: PaymentStatus,
    { status, changedAt }: SeenSale = {},
  ): Promise<MarkedSale> {
    const isLetGo = paymentStatus === 'credited';
    if (isLetGo && (await this.sales.find(id)).sale.invoiceId) await this.invoices.requireSeller();
    const at = this.clock.now();
    let before: PaymentStatus | undefined;
    const marked = await this.sales.change(id, (sale) => {
      if (changedAt && sale.settledAt?.getTime() !== changedAt.getTime()) {
        throw new DomainError('sale-changed');
      }
      before = sale.paymentStatus;
      if (before === paymentStatus) return sale;
      if (status && before !== status) throw new DomainError('sale-changed');
      return markedByHand(sale, paymentStatus, at);
    });
    const { sale } = marked;
    if (isLetGo && sale.invoiceId) await this.invoices.creditPartner(sale.partnerId);
    return { ...marked, changedAt: before === paymentStatus ? null : at };
  }
}
