import type { ListedSession, SeenClient } from '../users/admin-sessions.js';
import type { HeldLink, KeptLink } from '../core/held-link.js';

/** A session that begins. */
export interface NewPartnerSession extends SeenClient {
  readonly id: string;
  /** Of the token that the browser keeps, so that a stolen database opens nothing. */
  readonly tokenDigest: string;
}

/** Which partner is behind an open session. */
export interface OpenPartnerSession {
  readonly id: string;
  readonly partnerId: string;
  readonly expiresAt: Date;
}

/**
 * The links by which partners come in, and their sessions, shared by all replicas. No administrator's
 * session is among them. All throw DomainError `storage-unavailable`.
 */
export abstract class PartnerSessions {
  /**
   * Keeps a link for the partner with this address, with the e-mail that brings it, unless as many of
   * it wait already as `waitingPartnerLinks` says, or nobody has the address. Earlier links go on: who
   * asks in a partner's name must not end them.
   *
   * @param email letter case aside
   * @returns whether a link was kept
   */
  abstract sendLink(email: string, make: (partnerId: string) => KeptLink): Promise<boolean>;

  /**
   * Uses the link up and opens the session, all or nothing; of two who come with the same link one
   * does. Undefined when it is used or over.
   */
  abstract open(
    held: HeldLink,
    session: NewPartnerSession,
  ): Promise<OpenPartnerSession | undefined>;

  /** Whose session it is, as long as it is open, and notes that it was used. */
  abstract find(id: string, tokenDigest: string): Promise<OpenPartnerSession | undefined>;

  /** A partner's sessions, the last used first; ended ones for ENDED_SESSION_DAYS. */
  abstract listOf(partnerId: string): Promise<ListedSession[]>;

  /** Ends it if it is the partner's. Does nothing when it has ended already. */
  abstract endOf(partnerId: string, id: string): Promise<void>;

  /** Ends all of a partner's, and the links that wait. */
  abstract endAllOf(partnerId: string): Promise<void>;

  /** Forgets what ended ENDED_SESSION_DAYS ago. */
  abstract purge(): Promise<void>;
}
