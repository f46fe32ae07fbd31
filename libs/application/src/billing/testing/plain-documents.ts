import { type Attachment, InvoiceDocuments } from '../invoice-repository.js';
import type { Invoice } from '@boligstyling/domain';

/** Files that hold the invoice's number alone. */
export class PlainDocuments extends InvoiceDocuments {
  override async pdf(invoice: Invoice): Promise<Attachment> {
    return file(invoice, 'pdf', 'application/pdf');
  }

  override ehf(invoice: Invoice): Attachment {
    return file(invoice, 'xml', 'application/xml');
  }
}

function file({ number }: Invoice, ending: string, type: string): Attachment {
  return { name: `${number}.${ending}`, type, content: new TextEncoder().encode(number) };
}
