/** The database's clock, which all processes share. All throw DomainError `storage-unavailable`. */
export abstract class DeletionTimes {
  /** The current time, and the last one trusted; null: none yet. */
  abstract look(): Promise<{ readonly now: Date; readonly believed: Date | null }>;

  /** Trusts the current time. */
  abstract believe(): Promise<void>;
}
