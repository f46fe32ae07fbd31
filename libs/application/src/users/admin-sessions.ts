import type { AdminCall, Role } from '@boligstyling/domain';

/** A stored session: digests only, so that a stolen database opens nothing. */
export interface SessionRecord {
  readonly id: string;
  /** Of the one valid refresh token. */
  readonly tokenDigest: string;
  /** Of the password it was opened with; `USER_GENERATION` for named users. */
  readonly generation: string;
}

export interface SeenClient {
  /** Such as «Chrome på Windows». */
  readonly browser: string;
  /** Without its last part, so that it names no single household. */
  readonly network: string;
}

export interface NewSession extends SessionRecord, SeenClient {
  /** Null: the shared login. */
  readonly userId: string | null;
  readonly by: AdminCall;
}

/** The newest token, and the generations that are still valid. */
export interface RenewedSession extends Pick<SessionRecord, 'id' | 'tokenDigest'> {
  readonly generations: readonly string[];
}

export interface OpenSession {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role;
  /** True within CONFIRMED_SECONDS of a confirmation. */
  readonly isConfirmed: boolean;
}

export interface ListedSession extends SeenClient {
  readonly id: string;
  readonly openedAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
  /** Null while it is active. */
  readonly endedAt: Date | null;
}

/** The sessions of the dashboard. All throw DomainError `storage-unavailable`. */
export abstract class AdminSessions {
  /** A session begins confirmed, because its user has just logged in; the audit log records it. */
  abstract open(session: NewSession): Promise<void>;

  /**
   * Replaces the refresh token. Any other token, session state or generation ends the session; of
   * two concurrent calls with one token one succeeds.
   * @returns the session's generation; undefined when the token was not replaced
   */
  abstract rotate(session: RenewedSession, nextDigest: string): Promise<string | undefined>;

  /** Finds an active session and records its use. */
  abstract find(id: string, generation: string): Promise<OpenSession | undefined>;

  abstract confirm(id: string): Promise<void>;

  /** Last used first, ended ones for ENDED_SESSION_DAYS; null: the shared login. */
  abstract listOf(userId: string | null): Promise<ListedSession[]>;

  /** Does nothing to another user's session or one that has ended. */
  abstract endOf(userId: string | null, id: string): Promise<void>;

  abstract endAllOf(userId: string): Promise<void>;

  /** Does nothing when it has ended already. */
  abstract end(id: string): Promise<void>;

  /** Deletes sessions that ended ENDED_SESSION_DAYS ago. */
  abstract purge(): Promise<void>;
}
