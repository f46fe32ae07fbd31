import { type Attachment, InvoiceDocuments } from '@boligstyling/application';
import { type Invoice, requirePrintable } from '@boligstyling/domain';
import type { DocumentBrand } from './document-brand.js';
import { ehfOf } from './ehf.js';
import { PdfProcess } from './pdf-process.js';

/**
 * Invoices as PDF in the product's typefaces, and as EHF. A separate process draws PDFs: a month's
 * invoices leave in dozens, and drawing them here delayed submissions of leads.
 */
export class DrawnInvoices extends InvoiceDocuments {
  private readonly brand: DocumentBrand;

  constructor(
    { wordmark, contactEmail, colours }: DocumentBrand,
    private readonly process = new PdfProcess(),
  ) {
    super();
    // Copies these fields only, because settings passed as a brand hold secrets.
    this.brand = { wordmark, contactEmail, ...(colours && { colours }) };
  }

  override async pdf(invoice: Invoice, signal?: AbortSignal): Promise<Attachment> {
    requirePrintable(invoice);
    const content = await this.process.draw({ invoice, brand: this.brand }, signal);
    return { name: `${nameOf(invoice)}.pdf`, type: 'application/pdf', content };
  }

  override ehf(invoice: Invoice): Attachment {
    const content = Buffer.from(ehfOf(invoice, this.brand.contactEmail));
    return { name: `${nameOf(invoice)}.xml`, type: 'application/xml', content };
  }
}

function nameOf({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${number}`;
}
