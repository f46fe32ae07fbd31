import {
  type Attachment,
  InvoiceDocuments,
  type InvoiceFiles,
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

  override async pdf(quotes: PrintedQuotes, signal?: AbortSignal): Promise<Uint8Array> {
    const { pdf } = await this.process.draw({ quotes, brand: this.brand }, signal);
    return pdf;
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

  override async files(invoice: Invoice, signal?: AbortSignal): Promise<InvoiceFiles> {
    requirePrintable(invoice);
    const { pdf, ehf } = await this.process.draw({ invoice, brand: this.brand }, signal);
    return { pdf: fileOf(invoice, 'pdf', pdf), ehf: fileOf(invoice, 'xml', ehf!) };
  }

  override ehf(invoice: Invoice): Attachment {
    return fileOf(invoice, 'xml', Buffer.from(ehfOf(invoice, this.brand.contactEmail)));
  }
}

function fileOf(invoice: Invoice, ending: 'pdf' | 'xml', content: Uint8Array): Attachment {
  return { name: `${fileNameOf(invoice)}.${ending}`, type: `application/${ending}`, content };
}
