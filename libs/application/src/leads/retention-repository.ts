/** What is kept of people, as far as its time is over. All throw DomainError `storage-unavailable`. */
export abstract class RetentionRepository {
  /**
   * Erases leads with all that tells of their owners: notifications, assignments and history. What
   * happens to a lead meanwhile keeps it. A sale stays, with its amount, date and status. Erasures
   * take turns, so that what follows one, such as {@link withoutNotification}, sees all before it.
   *
   * @param since only leads whose last activity lies at or before this moment
   * @param limit how many at most
   * @returns how many were erased
   */
  abstract eraseInactive(since: Date, limit: number): Promise<number>;

  /** Forgets the first e-mails of the days before this moment's, which count no longer. */
  abstract forgetFirstEmails(now: Date): Promise<void>;

  /**
   * Forgets who was told of an erasure at this moment or before, and the e-mails that told them.
   */
  abstract forgetErasures(until: Date): Promise<void>;

  /** Forgets under which keys something was sent that was erased at this moment or before. */
  abstract forgetErasedKeys(until: Date): Promise<void>;

  /**
   * The leads received after this moment under a key of which another lead was erased: repeats that were
   * under way as it was.
   */
  abstract broughtBack(since: Date): Promise<string[]>;

  /** Those of the ids that belong to no notification. */
  abstract withoutNotification(ids: readonly string[]): Promise<string[]>;
}
