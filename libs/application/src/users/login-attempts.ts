/** A client at login. Both names are digests: no address is kept. */
export interface LoginClient {
  readonly name: string;
  /**
   * Tries of a day count per budget: unknown browsers share one, each known browser has its own.
   */
  readonly budget: string;
}

export type Reservation =
  | { readonly outcome: 'reserved'; readonly id: string }
  | { readonly outcome: 'refused'; readonly retryAfterSeconds: number };

/** Counts failed logins over all processes. All throw DomainError `storage-unavailable`. */
export abstract class LoginAttempts {
  /**
   * Counts a try as failed before it is made, so that concurrent tries cannot pass the limit. A
   * client may have FAILED_LOGINS_PER_CLIENT within CLIENT_WINDOW_SECONDS. A budget with
   * FAILED_LOGINS_A_DAY is slowed: SLOWED_SECONDS after its last try, or
   * SLOWED_AFTER_FAILURE_SECONDS for a client that has failed within the day.
   */
  abstract reserve(client: LoginClient): Promise<Reservation>;

  /** Takes back a try that succeeded. */
  abstract release(id: string): Promise<void>;

  /** Deletes tries older than a day. */
  abstract purge(): Promise<void>;
}
