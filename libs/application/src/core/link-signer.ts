import { CONFIRMED_PURPOSES } from '@boligstyling/domain';

/**
 * Audiences of a signed link:
 * - `partner`: the partner's page for one assignment
 * - `request`: the owner's page for one lead. It travels in the fragment of an address, which
 *   browsers do not send.
 * - `owner`: the same in the path, where proxies and trackers can read it: it opens less
 * - `sender`: for an owner who has just sent the lead and not proven the mailbox: read-only, and
 *   shows less
 * - `is-it-you`: the differences in a later lead from the same mailbox, by that lead's id
 * - `sign-in`: a one-time login link, by the link's own id
 * - `browser`: a one-time link that makes a browser known and logs nobody in, by its own id
 * - the others: an owner's confirmations by e-mail, by the notification's id
 */
export const LINK_AUDIENCES = [
  'partner',
  'request',
  'owner',
  'sender',
  'is-it-you',
  'sign-in',
  'browser',
  ...CONFIRMED_PURPOSES,
] as const;
export type LinkAudience = (typeof LINK_AUDIENCES)[number];

/** A link without login to one assignment or one lead, for a time. */
export interface SignedLink {
  readonly audience: LinkAudience;
  /**
   * The assignment's id for a partner, the lead's for an owner and `is-it-you`, the notification's
   * to confirm, the link's own where it works once.
   */
  readonly id: string;
  readonly expiresAt: Date;
}

export abstract class LinkSigner {
  /** Deterministic, and safe in a path. */
  abstract sign(link: SignedLink): string;

  /**
   * The tokens under all known secrets: during a change of secret a link may be made under one and
   * its e-mail signed with the other.
   */
  abstract signEach(link: SignedLink): string[];

  /** The content of a token, expired or not; undefined when we did not sign it. */
  abstract read(token: string): SignedLink | undefined;
}
