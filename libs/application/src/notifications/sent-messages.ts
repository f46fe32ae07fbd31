/** Each call deletes up to `limit` and returns how many. */
export abstract class SentMessages {
  /**
   * About leads, sent at or before this moment. Kinds that a lead causes once stay with it, and
   * those of invoices, disputes and erasures with their subject.
   */
  abstract deleteEmails(until: Date, limit: number): Promise<number>;

  /** Sent rulings of erased leads, because the text may describe the owner. */
  abstract deleteAnswers(limit: number): Promise<number>;

  /** Undeliverable e-mails to former addresses, caused at or before this moment. */
  abstract deleteUndeliverable(until: Date, limit: number): Promise<number>;

  /**
   * Delivered at or before this moment.
   *
   * @param erasuresUntil for messages about an erasure
   * @param keptUntil for messages that wait for a paused endpoint, by occurrence
   * @returns how many, up to `limit`
   */
  abstract deleteWebhooks(
    until: Date,
    erasuresUntil: Date,
    keptUntil: Date,
    limit: number,
  ): Promise<number>;
}
