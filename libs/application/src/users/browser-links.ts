import type { HeldLink, KeptLink } from '../core/held-link.js';

/**
 * One-time links that make a browser known; they log nobody in. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class BrowserLinks {
  /**
   * Keeps a link and its e-mail, unless one is active for the same mailbox: a mailbox gets one an
   * hour.
   * @param email of an active user, in any case; null: the shared login
   * @param make gets the id of the link's subject
   * @returns false when no link was kept
   */
  abstract send(email: string | null, make: (subjectId: string) => KeptLink): Promise<boolean>;

  /** Consumes the link; false when used or expired. Of two concurrent calls one succeeds. */
  abstract take(held: HeldLink): Promise<boolean>;
}
