import { DomainError, markedByHand, type PaymentStatus } from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from './ports/clock.js';
import type { SaleOverview, SaleRepository } from './ports/sale-repository.js';

/** A sale after it was marked. */
export interface MarkedSale extends SaleOverview {
  /** When this marked it, by which that can be undone; null: it stood so before. */
  readonly changedAt: Date | null;
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
   * @param undoes when it was marked as it is to be no more; left out: whenever that was
   * @throws DomainError `sale-not-found`, `sale-settled`, `sale-invoiced`, `storage-unavailable`,
   *   `sale-changed` where it was not marked last at the moment that is undone, and for a credit note
   *   `operator-incomplete`, or else what {@link IssueInvoices.creditPartner} throws: the next run issues
   *   it then
   */
  async execute(id: string, paymentStatus: PaymentStatus, undoes?: Date): Promise<MarkedSale> {
    const isLetGo = paymentStatus === 'credited';
    if (isLetGo && (await this.sales.find(id)).sale.invoiceId) await this.invoices.requireSeller();
    const at = this.clock.now();
    let before: PaymentStatus | undefined;
    const marked = await this.sales.change(id, (sale) => {
      if (undoes && sale.settledAt?.getTime() !== undoes.getTime()) {
        throw new DomainError('sale-changed');
      }
      before = sale.paymentStatus;
      return before === paymentStatus ? sale : markedByHand(sale, paymentStatus, at);
    });
    const { sale } = marked;
    if (isLetGo && sale.invoiceId) await this.invoices.creditPartner(sale.partnerId);
    return { ...marked, changedAt: before === paymentStatus ? null : at };
  }
}
