import type {
  Attachment,
  InvoiceDocuments,
  InvoiceRepository,
  ListedAccount,
} from './invoice-repository.js';
import { DomainError } from '@boligstyling/domain';

export const INVOICE_FORMS = ['pdf', 'ehf'] as const;
export type InvoiceForm = (typeof INVOICE_FORMS)[number];

export class ViewInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly documents: InvoiceDocuments,
  ) {}

  /** As {@link InvoiceRepository.list}. */
  ofPartner(partnerId: string, limit: number, after?: string): Promise<ListedAccount[]> {
    return this.invoices.list({ partnerId }, limit, after);
  }

  /**
   * @param partnerId absent: any
   * @throws `invoice-not-found`, also for another partner's
   */
  async file(id: string, form: InvoiceForm, partnerId?: string): Promise<Attachment> {
    const { invoice } = await this.invoices.find(id);
    if (partnerId !== undefined && invoice.partnerId !== partnerId) {
      throw new DomainError('invoice-not-found');
    }
    return form === 'pdf' ? this.documents.pdf(invoice) : this.documents.ehf(invoice);
  }
}
