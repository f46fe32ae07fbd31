/** What has left or was given up, as long as somebody may ask about it. All throw DomainError `storage-unavailable`. */
export abstract class SentMessages {
  /**
   * Forgets e-mails that leads caused and that left at this moment or before. Those that a lead
   * causes once stay with it, and those of invoices, disputes and erasures with what they tell of.
   *
   * @param limit how many at most
   * @returns how many
   */
  abstract forgetEmails(until: Date, limit: number): Promise<number>;

  /**
   * Forgets what was answered to disputes whose lead is erased, once that has left: it may tell of the
   * owner, and there is no lead any more for it to go with.
   *
   * @param limit how many at most
   * @returns how many
   */
  abstract forgetAnswers(limit: number): Promise<number>;

  /**
   * Forgets e-mails to addresses that their leads may have no longer, which were caused at this moment
   * or before and could not be delivered. Of those that have left the address is forgotten at once.
   *
   * @param limit how many at most
   * @returns how many
   */
  abstract forgetUndeliverable(until: Date, limit: number): Promise<number>;

  /**
   * Forgets messages that integrators took at this moment or before.
   *
   * @param erasuresUntil in its place for those that told of an erasure
   * @param keptUntil of those that wait for a paused endpoint: when they happened
   * @param limit how many at most
   * @returns how many
   */
  abstract forgetWebhooks(
    until: Date,
    erasuresUntil: Date,
    keptUntil: Date,
    limit: number,
  ): Promise<number>;
}
