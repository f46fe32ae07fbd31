import { markedByHand, type PaymentStatus } from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from './ports/clock.js';
import type { SaleOverview, SaleRepository } from './ports/sale-repository.js';

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
   * @throws DomainError `sale-not-found`, `sale-settled`, `sale-invoiced`, `storage-unavailable`, and
   *   for a credit note what {@link IssueInvoices.creditPartner} throws: the next run issues it then
   */
  async execute(id: string, paymentStatus: PaymentStatus): Promise<SaleOverview> {
    const marked = await this.sales.change(id, (sale) =>
      sale.paymentStatus === paymentStatus
        ? sale
        : markedByHand(sale, paymentStatus, this.clock.now()),
    );
    const { sale } = marked;
    if (sale.invoiceId && paymentStatus === 'credited') {
      await this.invoices.creditPartner(sale.partnerId);
    }
    return marked;
  }
}
