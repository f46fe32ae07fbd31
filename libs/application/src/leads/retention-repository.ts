/** Deletion of data past its retention. All throw DomainError `storage-unavailable`. */
export abstract class RetentionRepository {
  /**
   * Erases leads with all personal data: notifications, assignments and history; concurrent
   * activity keeps a lead. A sale stays, with its amount, date and status. Erasures are serialised,
   * so that a later {@link withoutNotification} sees all before it.
   * @param since only leads whose last activity lies at or before this moment
   * @returns how many, up to `limit`
   */
  abstract eraseInactive(since: Date, limit: number): Promise<number>;

  /** Deletes the counts of first e-mails of earlier days. */
  abstract deleteFirstEmails(now: Date): Promise<void>;

  /** Deletes erasure notices and their e-mails, for erasures at or before this moment. */
  abstract deleteErasures(until: Date): Promise<void>;

  /** Deletes the idempotency keys of leads erased at this moment or before. */
  abstract deleteErasedKeys(until: Date): Promise<void>;

  /**
   * Leads received after this moment under the idempotency key of an erased lead: repeats that ran
   * during the erasure.
   */
  abstract broughtBack(since: Date): Promise<string[]>;

  /** The ids that belong to no notification. */
  abstract withoutNotification(ids: readonly string[]): Promise<string[]>;
}
