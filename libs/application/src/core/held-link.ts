import type { OneTimeLink } from '@boligstyling/domain';

/** A one-time link as presented. */
export interface HeldLink {
  readonly id: string;
  /** The token's digest under each known secret; storage has one of them. */
  readonly digests: readonly string[];
}

/** A one-time link as stored. */
export interface KeptLink {
  readonly link: OneTimeLink;
  readonly digest: string;
}
