import type { Quote, QuoteTemplate, QuoteTerms } from '@boligstyling/domain';

/**
 * Quotes beyond one lead's case, where they are read and written with it. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class Quotes {
  /** A lead's quotes that were sent, with every version, in the order of arrival. */
  abstract ofLead(leadId: string): Promise<Quote[]>;

  /** The terms that the partner sent last for a service; undefined: none. */
  abstract lastTermsOf(partnerId: string, service: string): Promise<QuoteTerms | undefined>;

  /** In the partner's order. */
  abstract templatesOf(partnerId: string): Promise<QuoteTemplate[]>;

  /** Replaces the partner's templates. */
  abstract keepTemplates(partnerId: string, templates: readonly QuoteTemplate[]): Promise<void>;
}
