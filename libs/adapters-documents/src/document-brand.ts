/** What the brand gives: the wordmark, its colours, and where the seller is asked about an invoice. */
export interface DocumentBrand {
  readonly wordmark: string;
  readonly contactEmail: string;
  /** Its own, by the names of the site's; those left out are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
}
