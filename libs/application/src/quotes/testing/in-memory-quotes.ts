import {
  type Quote,
  type QuoteTemplate,
  type QuoteTerms,
  inOrderOfArrival,
  termsOf,
  wasSent,
} from '@boligstyling/domain';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import { Quotes } from '../quotes.js';

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
    const own = [...this.store.quotes.values()].filter(
      (quote) =>
        quote.partnerId === partnerId &&
        this.store.leads.get(quote.leadId)?.serviceType === service,
    );
    const last = own.filter((quote) => termsOf(quote)).sort((a, b) => sentAt(a) - sentAt(b));
    return last.map(termsOf).at(-1);
  }

  override async templatesOf(partnerId: string): Promise<QuoteTemplate[]> {
    return [...(this.store.quoteTemplates.get(partnerId) ?? [])];
  }

  override async keepTemplates(
    partnerId: string,
    templates: readonly QuoteTemplate[],
  ): Promise<void> {
    this.store.quoteTemplates.set(partnerId, templates);
  }
}

const sentAt = ({ versions }: Quote) => Number(versions.at(-1)?.sentAt);
