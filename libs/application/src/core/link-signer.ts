import { CONFIRMED_PURPOSES, type OneTimeLink } from '@boligstyling/domain';

export interface PresentedLink {
  readonly id: string;
  /** The token's digest under each known secret; one of them is stored. */
  readonly digests: readonly string[];
}

export interface KeptLink {
  readonly link: OneTimeLink;
  readonly digest: string;
}

/**
 * The page of a partner's assignment or of an owner's lead, and:
 * - `terms`: the terms that a partner accepts, by the partner's id
 * - `submission`: for an unproven mailbox that has just sent the lead: read-only, and shows less
 * - `picture`: for minutes, by its id
 * - `is-it-you`: differences in a later lead from the same mailbox, by that lead's id
 * - `sign-in`, `browser`: a one-time link, by its own id
 * - the others: an owner's confirmations, by the notification's id
 */
export const LINK_AUDIENCES = [
  'partner',
  'terms',
  'owner',
  'submission',
  'picture',
  'attachment',
  'is-it-you',
  'sign-in',
  'browser',
  ...CONFIRMED_PURPOSES,
] as const;
export type LinkAudience = (typeof LINK_AUDIENCES)[number];

/** For a time, without login. */
export interface SignedLink {
  readonly audience: LinkAudience;
  readonly id: string;
  readonly expiresAt: Date;
}

export abstract class LinkSigner {
  /** Deterministic, and safe in an address. */
  abstract sign(link: SignedLink): string;

  /** Safe in an address. Deterministic, so that each retry of an e-mail has the same token. */
  abstract signEach(link: SignedLink): string[];

  /** Expired or not; undefined when we did not sign it. */
  abstract read(token: string): SignedLink | undefined;
}
