import { type PrintedQuotes, QuoteDocuments } from '@boligstyling/application';
import type { DocumentBrand } from './document-brand.js';
import { PdfProcess } from './pdf-process.js';

/** Comparisons of quotes as PDF, drawn in the process that draws invoices. */
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
