/** The brand's part of an invoice; the email address is for questions about it. */
export interface DocumentBrand {
  readonly wordmark: string;
  readonly contactEmail: string;
  /** The brand's colours by the site's names; missing ones are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
}
