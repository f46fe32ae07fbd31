export interface PartnerQuoteFigures {
  readonly quoted: number;
  readonly chosen: number;
  /** Median from accepting to the first quote; null: no quotes. */
  readonly firstQuoteMinutes: number | null;
}

/** Of one lead with at least one sent quote. */
export interface LeadQuoteFigures {
  readonly leadId: string;
  readonly quotes: number;
  readonly firstSentAt: Date;
  /** By its newest terms, in whole kroner; null: none is chosen. */
  readonly chosen: {
    readonly priceFrom: number;
    /** Null: a fixed price. */
    readonly priceTo: number | null;
    readonly chosenAt: Date;
  } | null;
}

/** Of one service in one county, in whole kroner as owners pay them. */
export interface PriceSpread {
  readonly service: string;
  /** Two digits. */
  readonly county: string;
  readonly quotes: number;
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

export abstract class QuoteStatistics {
  /** Without those of erased leads. */
  abstract ofPartner(partnerId: string, since: Date): Promise<PartnerQuoteFigures>;

  /** Without leads that have no sent quote. */
  abstract ofLeads(leadIds: readonly string[]): Promise<LeadQuoteFigures[]>;

  /**
   * By their newest terms and a range by its middle, also of erased leads. Never of fewer than
   * `MIN_QUOTES_SHOWN`.
   */
  abstract prices(since: Date): Promise<PriceSpread[]>;
}
