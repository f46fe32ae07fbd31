import { CONFIRMED_PURPOSES } from '@boligstyling/domain';

/**
 * Whose page a link opens:
 * - `partner`: the partner's, for one assignment
 * - `request`: the owner's, for one lead. It travels in the fragment of an address, which browsers
 *   keep to themselves.
 * - `owner`: the same as it was sent before, in the path, where proxies and trackers could read it: it
 *   opens less
 * - `sender`: the owner's too, for whoever has just sent the request and proven no mailbox: it only looks,
 *   and sees less
 * - `is-it-you`: what a later request from the same mailbox says otherwise, by the id of that one
 * - `sign-in`: a one-time link by which its reveal logs in, by the link's own id
 * - `browser`: a one-time link that lets nobody in, and makes a browser known, by its own id
 * - the others: what an owner confirms from her mailbox, by the id of the e-mail that asks for it
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

/** What a link without login lets its reveal see: one assignment or one lead, for a time. */
export interface SignedLink {
  readonly audience: LinkAudience;
  /** The assignment's id for a partner, the lead's for an owner and `is-it-you`, the notification's to confirm, the link's own where it works once. */
  readonly id: string;
  readonly expiresAt: Date;
}

/** Makes links that nobody else can make. */
export abstract class LinkSigner {
  /** The same link always gives the same token. Fits in a path as it is. */
  abstract sign(link: SignedLink): string;

  /**
   * The link's tokens under all secrets that are known: while one takes another's place, a link may be made
   * under the one and its e-mail signed with the other.
   */
  abstract signEach(link: SignedLink): string[];

  /** What a token of ours says, also after it has expired; undefined when it is none of ours. */
  abstract read(token: string): SignedLink | undefined;
}
