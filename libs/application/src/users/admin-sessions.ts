import type { AdminCall, Role } from '@boligstyling/domain';

/** A session as its keeper knows it: by digests alone, so that a stolen database opens nothing. */
export interface SessionRecord {
  readonly id: string;
  /** Of the one refresh token that is good. */
  readonly tokenDigest: string;
  /** Of the password it was opened with; of named people `PERSON_GENERATION`. */
  readonly generation: string;
}

/** Where someone comes from, as far as is kept. */
export interface SeenClient {
  /** Such as «Chrome på Windows». */
  readonly browser: string;
  /** Without its last part, so that it names no single household. */
  readonly network: string;
}

/** A session that begins. */
export interface NewSession extends SessionRecord, SeenClient {
  /** Null: with the password that all share. */
  readonly personId: string | null;
  /** The call that opens it, as the audit log tells it. */
  readonly by: AdminCall;
}

/** What renews a session: its newest token, and which generations are still good. */
export interface RenewedSession extends Pick<SessionRecord, 'id' | 'tokenDigest'> {
  readonly generations: readonly string[];
}

/** Who is behind an open session. */
export interface OpenSession {
  readonly id: string;
  readonly personId: string | null;
  readonly name: string;
  readonly role: Role;
  /** Whether she has confirmed who she is within CONFIRMED_SECONDS. */
  readonly isConfirmed: boolean;
}

/** A session as its owner looks at it. */
export interface ListedSession extends SeenClient {
  readonly id: string;
  readonly openedAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
  /** Null while it is open. */
  readonly endedAt: Date | null;
}

/** The sessions of the dashboard, shared by all replicas. All throw DomainError `storage-unavailable`. */
export abstract class AdminSessions {
  /** Whoever opens it has just shown who she is, so it begins confirmed; the audit log says so. */
  abstract open(session: NewSession): Promise<void>;

  /**
   * Replaces the refresh token. Anything but the one good token, on an open session of one of these
   * generations, ends the session; of two calls with the same token at the same time one does.
   *
   * @returns the session's generation; undefined when the token was not replaced
   */
  abstract rotate(session: RenewedSession, nextDigest: string): Promise<string | undefined>;

  /** Whose session it is, as long as it is open, and notes that it was used; undefined otherwise. */
  abstract find(id: string, generation: string): Promise<OpenSession | undefined>;

  /** She has confirmed who she is just now. */
  abstract confirm(id: string): Promise<void>;

  /** A person's sessions, or those of the shared password, the last used first; ended ones for ENDED_SESSION_DAYS. */
  abstract listOf(personId: string | null): Promise<ListedSession[]>;

  /** Ends it if it is the person's, or the shared password's. Does nothing when it has ended already. */
  abstract endOf(personId: string | null, id: string): Promise<void>;

  /** Ends all of a person's. */
  abstract endAllOf(personId: string): Promise<void>;

  /** Does nothing when it has ended already. */
  abstract end(id: string): Promise<void>;

  /** Forgets what ended ENDED_SESSION_DAYS ago. */
  abstract purge(): Promise<void>;
}
