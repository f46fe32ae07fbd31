import type { OneTimeLink } from '@boligstyling/domain';

/** A one-time link as whoever comes with it holds it. */
export interface HeldLink {
  readonly id: string;
  /** Of its token under each secret that is known: one of them is kept, of the secret it was made under. */
  readonly digests: readonly string[];
}

/** A one-time link as it is kept. */
export interface KeptLink {
  readonly link: OneTimeLink;
  readonly digest: string;
}
