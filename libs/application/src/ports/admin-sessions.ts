/** A session as its keeper knows it: by digests alone, so that a stolen database opens nothing. */
export interface SessionRecord {
  readonly id: string;
  /** Of the one refresh token that is good. */
  readonly tokenDigest: string;
  /** Of the password it was opened with. */
  readonly generation: string;
}

/** The administrator's sessions, shared by all replicas. All throw DomainError `storage-unavailable`. */
export abstract class AdminSessions {
  abstract open(session: SessionRecord): Promise<void>;

  /**
   * Replaces the refresh token. Anything but the one good token, on an open session of this
   * generation, ends the session; of two calls with the same token at the same time one does.
   *
   * @returns whether the token was replaced
   */
  abstract rotate(session: SessionRecord, nextDigest: string): Promise<boolean>;

  abstract isOpen(id: string, generation: string): Promise<boolean>;

  /** Does nothing when it has ended already. */
  abstract end(id: string): Promise<void>;

  /** Forgets what has run out. */
  abstract purge(): Promise<void>;
}
