import type { DeliverNotifications } from '../notifications/deliver-notifications.js';
import type {
  NotificationRecords,
  NotificationTally,
} from '../notifications/notification-records.js';
import type { WebhookOutbox } from './webhook-outbox.js';
import { ResendNotifications } from '../notifications/resend-notifications.js';

/** The administrator retries one failing message, or all. */
export class ResendUndelivered {
  private readonly emails: ResendNotifications;

  /** @param answerAfterMs as in {@link ResendNotifications} */
  constructor(
    records: NotificationRecords,
    delivery: DeliverNotifications,
    private readonly webhooks: WebhookOutbox,
    ...answerAfterMs: [number?]
  ) {
    this.emails = new ResendNotifications(records, delivery, ...answerAfterMs);
  }

  /**
   * A webhook message leaves within a second and counts as pending; one delivered meanwhile is not
   * counted.
   * @param id of one message; left out: all
   * @throws DomainError `storage-unavailable`
   */
  async execute(id?: string): Promise<NotificationTally> {
    // In sequence, because the first change takes the row of the audit log along.
    const webhooks = await this.webhooks.releaseFailing(id);
    const emails = await this.emails.execute({ id });
    return { ...emails, pending: emails.pending + webhooks };
  }
}
