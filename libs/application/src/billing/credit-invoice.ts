import { type Invoice, waived } from '@boligstyling/domain';
import type { IssueInvoices } from './issue-invoices.js';
import type { Clock } from '../core/clock.js';
import type { InvoiceRepository } from './invoice-repository.js';
import type { SaleRepository } from './sale-repository.js';

/** The administrator waives what is left of an invoice. */
export class CreditInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly sales: SaleRepository,
    private readonly issuing: IssueInvoices,
    private readonly clock: Clock,
  ) {}

  /**
   * Credits its sales one by one, disputed ones too, and issues the credit note; the next run
   * completes what a crash leaves. Sales taken off the invoice to be billed again stay due. Nothing
   * changes where the seller's details are incomplete.
   * @param isBilledAgain the buyer was wrong: the sales stay due, and come on the next invoice
   * @throws DomainError `invoice-not-found`, `storage-unavailable`, and what {@link
   *   IssueInvoices.creditPartner} or {@link IssueInvoices.creditToBillAgain} throws
   */
  async execute(id: string, isBilledAgain = false): Promise<Invoice[]> {
    if (isBilledAgain) return this.issuing.creditToBillAgain(id);
    const { invoice } = await this.invoices.find(id);
    await this.issuing.requireOperator();
    for (const { saleId } of invoice.lines) {
      await this.sales.change(saleId, (sale) =>
        sale.invoiceId !== id || sale.paymentStatus === 'credited'
          ? sale
          : waived(sale, this.clock.now()),
      );
    }
    return this.issuing.creditPartner(invoice.partnerId);
  }
}
