import { type Attachment, InvoiceDocuments, oneAtATime } from '@boligstyling/application';
import { type Invoice, requirePrintable } from '@boligstyling/domain';
import { ehfOf } from './ehf.js';
import type { DocumentBrand } from './invoice-head.js';
import { pdfOf } from './pdf.js';
import { letterMissing, loadTypefaces, type Typefaces } from './typefaces.js';

/**
 * Invoices as PDF in the product's own type, and as EHF. The typefaces are made when first needed.
 * One is drawn at a time: a month's invoices leave by the dozen, and drawing them all at once left
 * the process no time for anybody else.
 */
export class DrawnInvoices extends InvoiceDocuments {
  private typefaces: Promise<Typefaces> | undefined;
  private readonly inTurn = oneAtATime();

  constructor(private readonly brand: DocumentBrand) {
    super();
  }

  override async letterCheck(): Promise<(text: string) => string | undefined> {
    const { text: faces } = await this.loaded();
    return (text) => letterMissing(faces, text);
  }

  override async pdf(invoice: Invoice, signal?: AbortSignal): Promise<Attachment> {
    requirePrintable(invoice, await this.letterCheck());
    const typefaces = await this.loaded();
    const content = await this.inTurn(() => {
      signal?.throwIfAborted();
      return pdfOf(invoice, typefaces, this.brand);
    });
    return { name: `${nameOf(invoice)}.pdf`, type: 'application/pdf', content };
  }

  override ehf(invoice: Invoice): Attachment {
    const content = Buffer.from(ehfOf(invoice, this.brand.contactEmail));
    return { name: `${nameOf(invoice)}.xml`, type: 'application/xml', content };
  }

  private loaded(): Promise<Typefaces> {
    this.typefaces ??= loadTypefaces().catch((error) => {
      this.typefaces = undefined;
      throw error;
    });
    return this.typefaces;
  }
}

function nameOf({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'faktura' : 'kreditnota'}-${number}`;
}
