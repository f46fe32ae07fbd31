import type { Attachment } from './invoice-documents.js';
import { DomainError } from '@boligstyling/domain';
import type { InvoiceDocuments } from './invoice-documents.js';
import type { InvoiceRepository, ListedAccount } from './invoice-repository.js';

export const INVOICE_FORMS = ['pdf', 'ehf'] as const;
export type InvoiceForm = (typeof INVOICE_FORMS)[number];

/** Shows all invoices to the administrator, and a partner its own. */
export class ViewInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly documents: InvoiceDocuments,
  ) {}

  /**
   * A partner's invoices and credit notes, latest first.
   * @param after cursor: the last number of the previous page
   * @throws DomainError `storage-unavailable`
   */
  ofPartner(partnerId: string, limit: number, after?: string): Promise<ListedAccount[]> {
    return this.invoices.list({ partnerId }, limit, after);
  }

  /**
   * @param partnerId the required partner; left out: any
   * @throws DomainError `invoice-not-found`, also for another partner's, `storage-unavailable`
   */
  async file(id: string, form: InvoiceForm, partnerId?: string): Promise<Attachment> {
    const { invoice } = await this.invoices.find(id);
    if (partnerId !== undefined && invoice.partnerId !== partnerId) {
      throw new DomainError('invoice-not-found');
    }
    return form === 'pdf' ? this.documents.pdf(invoice) : this.documents.ehf(invoice);
  }
}
