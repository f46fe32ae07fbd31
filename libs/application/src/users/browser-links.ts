import type { HeldLink, KeptLink } from '../core/held-link.js';

/**
 * The one-time links that make a browser known, shared by all replicas. They let nobody in. All throw
 * DomainError `storage-unavailable`.
 */
export abstract class BrowserLinks {
  /**
   * Keeps a link with the e-mail that brings it, unless one waits for the same mailbox already: that
   * one works just as well, and so a mailbox gets one an hour, however often anyone asks.
   *
   * @param email of an active person, letter case aside; null: for whoever knows the shared password
   * @param make is given whose the link is
   * @returns whether a link was kept
   */
  abstract send(email: string | null, make: (subjectId: string) => KeptLink): Promise<boolean>;

  /** Uses the link up; false when it is used or over. Of two who come with the same link one does. */
  abstract take(held: HeldLink): Promise<boolean>;
}
