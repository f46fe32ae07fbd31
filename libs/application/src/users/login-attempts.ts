/** Who tries to log in, as far as can be told. Both names are digests: no address is kept. */
export interface LoginClient {
  readonly name: string;
  /** Whose tries of a day count together: unknown browsers share one, each known browser has its own. */
  readonly budget: string;
}

/** Whether a try may be made. */
export type Reservation =
  | { readonly outcome: 'reserved'; readonly id: string }
  | { readonly outcome: 'refused'; readonly retryAfterSeconds: number };

/** Counts failed logins over all replicas. All throw DomainError `storage-unavailable`. */
export abstract class LoginAttempts {
  /**
   * Counts a try as failed before it is made, so that any number of tries at the same time cannot
   * pass the limit. A client may have FAILED_LOGINS_PER_CLIENT within CLIENT_WINDOW_SECONDS. A budget with
   * FAILED_LOGINS_A_DAY goes on slowly: SLOWED_SECONDS after its last try, or
   * SLOWED_AFTER_FAILURE_SECONDS for a client that has failed within the day.
   */
  abstract reserve(client: LoginClient): Promise<Reservation>;

  /** The try succeeded and counts no more. */
  abstract release(id: string): Promise<void>;

  /** Forgets tries older than a day. */
  abstract purge(): Promise<void>;
}
