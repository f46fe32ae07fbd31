import type { DeliverNotifications } from './deliver-notifications.js';
import type { MissingOf, NotificationRecords, NotificationTally } from './notification-records.js';

/** More than a week's outage of the mail server leaves behind. */
const MOST_AT_ONCE = 50_000;

const LOOK_AGAIN_MS = 100;

/** The administrator resends every missing e-mail, or one. */
export class ResendNotifications {
  /** @param answerAfterMs answers by then, because a person waits, whatever the mail server does */
  constructor(
    private readonly records: NotificationRecords,
    private readonly delivery: DeliverNotifications,
    private readonly answerAfterMs = 10_000,
  ) {}

  /**
   * Makes every unsent e-mail due at once, also parked ones. Delivery of those still pending at the
   * answer continues.
   * @throws DomainError `storage-unavailable`
   */
  async execute(of: MissingOf = {}): Promise<NotificationTally> {
    const ids = await this.records.releaseMissing(MOST_AT_ONCE, of);
    if (ids.length === 0) return { sent: 0, failed: 0, pending: 0 };
    void this.delivery.execute().catch(() => undefined);
    let tally = await this.records.tally(ids);
    for (
      let waited = 0;
      tally.pending > 0 && waited < this.answerAfterMs;
      waited += LOOK_AGAIN_MS
    ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      tally = await this.records.tally(ids);
    }
    return tally;
  }
}
