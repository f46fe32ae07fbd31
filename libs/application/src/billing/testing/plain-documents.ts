import { type Attachment, InvoiceDocuments, type InvoiceFiles } from '../invoice-repository.js';
import type { Invoice } from '@boligstyling/domain';

/** Files that hold the invoice's number alone. */
export class PlainDocuments extends InvoiceDocuments {
  override async files(invoice: Invoice): Promise<InvoiceFiles> {
    return { pdf: file(invoice, 'pdf', 'application/pdf'), ehf: this.ehf(invoice) };
  }

  override ehf(invoice: Invoice): Attachment {
    return file(invoice, 'xml', 'application/xml');
  }
}

function file({ number }: Invoice, ending: string, type: string): Attachment {
  return { name: `${number}.${ending}`, type, content: new TextEncoder().encode(number) };
}
