/** A partner's quotes for the assignments that it accepted in a period. */
export interface PartnerQuoteFigures {
  /** Accepted assignments of a stylist with a quote that was sent. */
  readonly quoted: number;
  /** Of those, the ones that the owner chose. */
  readonly chosen: number;
  /** Median minutes from accepting to the first quote; null: no quotes. */
  readonly firstQuoteMinutes: number | null;
}

/** Prices of one service in one county, in whole kroner with MVA. */
export interface PriceSpread {
  readonly service: string;
  /** Two digits. */
  readonly county: string;
  readonly quotes: number;
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

/** Figures of quotes. All throw DomainError `storage-unavailable`. */
export abstract class QuoteStatistics {
  /** Of assignments accepted since then, without those of erased leads. */
  abstract ofPartner(partnerId: string, since: Date): Promise<PartnerQuoteFigures>;

  /**
   * Of quotes sent since then, by their newest terms and a range by its middle, also of erased
   * leads. Never of fewer than `MIN_QUOTES_TOLD`.
   */
  abstract prices(since: Date): Promise<PriceSpread[]>;
}
