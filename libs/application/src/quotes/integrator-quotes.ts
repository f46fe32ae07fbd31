import type { QuoteState, QuoteTerms } from '@boligstyling/domain';

/** A quote as an integrator sees it, by its newest version. */
export interface OwnQuote {
  readonly id: string;
  readonly leadId: string;
  readonly state: QuoteState;
  readonly version: number;
  readonly terms: Pick<QuoteTerms, 'priceFrom' | 'priceTo' | 'validUntil'>;
  readonly sentAt: Date;
}

export type OwnQuoteCursor = Pick<OwnQuote, 'id' | 'sentAt'>;

/** Quotes as integrators read them. */
export abstract class IntegratorQuotes {
  /**
   * Quotes sent for the leads of an integrator's key, the newest version first, without those of
   * held or erased leads.
   *
   * @param after the last one of the previous page
   * @throws DomainError `storage-unavailable`
   */
  abstract page(keyId: string, limit: number, after?: OwnQuoteCursor): Promise<OwnQuote[]>;
}
