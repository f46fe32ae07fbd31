/** What the database's clock shows, which all replicas share. All throw DomainError `storage-unavailable`. */
export abstract class DeletionTimes {
  /** The time by it, and when it was last believed; null: never yet. */
  abstract look(): Promise<{ readonly now: Date; readonly believed: Date | null }>;

  /** It is right as it is now. */
  abstract believe(): Promise<void>;
}
