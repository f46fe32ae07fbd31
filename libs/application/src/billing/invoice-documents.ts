import type { Invoice } from '@boligstyling/domain';

export interface Attachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** Invoices as files. The same invoice always makes the same file. */
export abstract class InvoiceDocuments {
  /**
   * @param signal aborts work that nobody waits for any more
   * @throws DomainError `invoice-unprintable`, which names the character; the signal's reason
   */
  abstract pdf(invoice: Invoice, signal?: AbortSignal): Promise<Attachment>;

  /** EHF: Peppol BIS Billing 3.0. */
  abstract ehf(invoice: Invoice): Attachment;
}
