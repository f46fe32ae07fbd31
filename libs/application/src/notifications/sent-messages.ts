/**
 * Retention of delivered and undeliverable messages. All throw DomainError `storage-unavailable`.
 */
export abstract class SentMessages {
  /**
   * Deletes e-mails about leads that left at this moment or before. Kinds that a lead causes once
   * stay with it, and those of invoices, disputes and erasures with their subject.
   * @returns how many, up to `limit`
   */
  abstract deleteEmails(until: Date, limit: number): Promise<number>;

  /**
   * Deletes sent rulings on disputes whose lead is erased, because their text may describe the
   * owner.
   * @returns how many, up to `limit`
   */
  abstract deleteAnswers(limit: number): Promise<number>;

  /**
   * Deletes undeliverable e-mails to former addresses, caused at this moment or before. A sent
   * e-mail's address is removed at once.
   * @returns how many, up to `limit`
   */
  abstract deleteUndeliverable(until: Date, limit: number): Promise<number>;

  /**
   * Deletes webhook messages delivered at this moment or before.
   * @param erasuresUntil the same for messages about an erasure
   * @param keptUntil the same for messages that wait for a paused endpoint, by time of occurrence
   * @returns how many, up to `limit`
   */
  abstract deleteWebhooks(
    until: Date,
    erasuresUntil: Date,
    keptUntil: Date,
    limit: number,
  ): Promise<number>;
}
