import {
  type Quote,
  type QuoteAttachment,
  type QuoteTemplate,
  type QuoteTerms,
  type Version,
  inOrderOfArrival,
  requireVersion,
  templatesVersion,
  termsOf,
  wasSent,
} from '@boligstyling/domain';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { Quotes } from '../write-quote.js';

export class InMemoryQuotes extends Quotes {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ofLead(leadId: string): Promise<Quote[]> {
    return inOrderOfArrival(
      [...this.store.quotes.values()].filter((quote) => quote.leadId === leadId).filter(wasSent),
    );
  }

  override async lastTermsOf(partnerId: string, service: string): Promise<QuoteTerms | undefined> {
    const isFor = ({ leadId }: Quote) => this.store.leads.get(leadId)?.serviceType === service;
    return this.sentBy(partnerId).filter(isFor).map(termsOf).at(-1);
  }

  override async lastVatOf(partnerId: string): Promise<boolean | undefined> {
    return this.sentBy(partnerId).map(termsOf).at(-1)?.hasVat;
  }

  override async findAttachment(fileId: string): Promise<QuoteAttachment | undefined> {
    const all = [...this.store.quotes.values()].flatMap(({ attachments }) => attachments);
    return all.find((each) => each.fileId === fileId);
  }

  override async templatesOf(partnerId: string): Promise<QuoteTemplate[]> {
    return [...(this.store.quoteTemplates.get(partnerId) ?? [])];
  }

  override async keepTemplates(
    partnerId: string,
    templates: readonly QuoteTemplate[],
    expected?: Version,
  ): Promise<void> {
    const now = this.store.quoteTemplates.get(partnerId) ?? [];
    requireVersion(templatesVersion(now), expected);
    this.store.quoteTemplates.set(partnerId, templates);
  }

  /** By their newest version. */
  private sentBy(partnerId: string): Quote[] {
    return [...this.store.quotes.values()]
      .filter((quote) => quote.partnerId === partnerId && wasSent(quote))
      .sort((a, b) => sentAt(a) - sentAt(b));
  }
}

const sentAt = ({ versions }: Quote) => Number(versions.at(-1)?.sentAt);
