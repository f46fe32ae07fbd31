import type { AdminCall, Role } from '@boligstyling/domain';

/** Digests only, so that a stolen database opens nothing. */
export interface SessionRecord {
  readonly id: string;
  /** Of the one valid refresh token. */
  readonly tokenDigest: string;
  /** Of its password; `USER_GENERATION` for named users. */
  readonly generation: string;
}

export interface SeenClient {
  /** «Chrome på Windows». */
  readonly browser: string;
  /** Without its last part, which could name a household. */
  readonly network: string;
}

export interface NewSession extends SessionRecord, SeenClient {
  /** Null: the shared login. */
  readonly userId: string | null;
  readonly by: AdminCall;
  /** Password hash or passkey id. */
  readonly factor?: string | undefined;
}

export interface RenewedSession extends Pick<SessionRecord, 'id' | 'tokenDigest'> {
  readonly generations: readonly string[];
}

export interface ActiveSession {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly role: Role;
  readonly isConfirmed: boolean;
}

export interface ListedSession extends SeenClient {
  readonly id: string;
  readonly openedAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
  readonly endedAt: Date | null;
}

export abstract class AdminSessions {
  /** Begins confirmed, unless its factor is gone; the audit log records it. */
  abstract open(session: NewSession): Promise<void>;

  /**
   * Any other token, state or generation ends the session; of two concurrent calls one succeeds.
   *
   * @returns the session's generation; undefined: not replaced
   */
  abstract rotate(session: RenewedSession, nextDigest: string): Promise<string | undefined>;

  abstract find(id: string, generation: string): Promise<ActiveSession | undefined>;

  abstract confirm(id: string): Promise<void>;

  /** Last used first, ended ones for ENDED_SESSION_DAYS; null: the shared login. */
  abstract listOf(userId: string | null): Promise<ListedSession[]>;

  /** Only this user's active session. */
  abstract endOf(userId: string | null, id: string): Promise<void>;

  abstract endAllOf(userId: string): Promise<void>;

  abstract end(id: string): Promise<void>;

  abstract purge(): Promise<void>;
}
