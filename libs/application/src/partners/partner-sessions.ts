import type { ListedSession, SeenClient } from '../users/admin-sessions.js';
import type { HeldLink, KeptLink } from '../core/held-link.js';

export interface NewPartnerSession extends SeenClient {
  readonly id: string;
  /** Of the browser's token, so that a stolen database opens nothing. */
  readonly tokenDigest: string;
}

export interface OpenPartnerSession {
  readonly id: string;
  readonly partnerId: string;
  readonly expiresAt: Date;
}

/**
 * Partners' login links and sessions, apart from the dashboard's. All throw DomainError
 * `storage-unavailable`.
 */
export abstract class PartnerSessions {
  /**
   * Keeps a link and its e-mail for the partner with this address, up to `waitingPartnerLinks`.
   * Earlier links stay valid, so that nobody can end them in a partner's name.
   * @param email in any case
   * @returns false when no link was kept
   */
  abstract sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean>;

  /**
   * Consumes the link and opens the session in one transaction; of two concurrent calls one
   * succeeds. Undefined when used or expired.
   */
  abstract open(
    held: HeldLink,
    session: NewPartnerSession,
  ): Promise<OpenPartnerSession | undefined>;

  /** Finds an active session and records its use. */
  abstract find(id: string, tokenDigest: string): Promise<OpenPartnerSession | undefined>;

  /** Last used first; ended ones for ENDED_SESSION_DAYS. */
  abstract listOf(partnerId: string): Promise<ListedSession[]>;

  /** Does nothing to another partner's session or one that has ended. */
  abstract endOf(partnerId: string, id: string): Promise<void>;

  /** Ends all of a partner's sessions and waiting links. */
  abstract endAllOf(partnerId: string): Promise<void>;

  /** Deletes sessions that ended ENDED_SESSION_DAYS ago. */
  abstract purge(): Promise<void>;
}
