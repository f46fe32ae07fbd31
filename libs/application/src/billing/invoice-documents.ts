import type { Invoice } from '@boligstyling/domain';

/** A file, as it goes with a message or is downloaded. */
export interface Attachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/** Invoices on paper and for machines. The same invoice always makes the same file. */
export abstract class InvoiceDocuments {
  /**
   * A PDF.
   *
   * @param signal tells that nobody waits for it any more
   * @throws DomainError `invoice-unprintable`, which names the letter; the signal's reason
   */
  abstract pdf(invoice: Invoice, signal?: AbortSignal): Promise<Attachment>;

  /** EHF: Peppol BIS Billing 3.0. */
  abstract ehf(invoice: Invoice): Attachment;
}
