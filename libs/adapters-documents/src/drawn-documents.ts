import {
  type Attachment,
  InvoiceDocuments,
  type PrintedQuotes,
  QuoteDocuments,
} from '@boligstyling/application';
import { type Invoice, requirePrintable } from '@boligstyling/domain';
import type { DocumentBrand } from './page.js';
import { ehfOf, fileNameOf } from './ehf.js';
import { PdfProcess } from './pdf-process.js';

export class DrawnQuotes extends QuoteDocuments {
  private readonly brand: DocumentBrand;

  constructor(
    { wordmark, contactEmail, colours }: DocumentBrand,
    private readonly process = new PdfProcess(),
  ) {
    super();
    this.brand = { wordmark, contactEmail, ...(colours && { colours }) };
  }

  override pdf(quotes: PrintedQuotes, signal?: AbortSignal): Promise<Uint8Array> {
    return this.process.draw({ quotes, brand: this.brand }, signal);
  }
}

/**
 * A separate process draws PDFs: a month's invoices leave in dozens, and drawing them here delayed
 * submissions.
 */
export class DrawnInvoices extends InvoiceDocuments {
  private readonly brand: DocumentBrand;

  constructor(
    { wordmark, contactEmail, colours }: DocumentBrand,
    private readonly process = new PdfProcess(),
  ) {
    super();
    // Settings passed as a brand hold secrets.
    this.brand = { wordmark, contactEmail, ...(colours && { colours }) };
  }

  override async pdf(invoice: Invoice, signal?: AbortSignal): Promise<Attachment> {
    requirePrintable(invoice);
    const content = await this.process.draw({ invoice, brand: this.brand }, signal);
    return { name: `${fileNameOf(invoice)}.pdf`, type: 'application/pdf', content };
  }

  override ehf(invoice: Invoice): Attachment {
    const content = Buffer.from(ehfOf(invoice, this.brand.contactEmail));
    return { name: `${fileNameOf(invoice)}.xml`, type: 'application/xml', content };
  }
}
