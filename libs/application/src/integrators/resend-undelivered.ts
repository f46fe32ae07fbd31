import type { DeliverNotifications } from '../notifications/deliver-notifications.js';
import type {
  NotificationRecords,
  NotificationTally,
} from '../notifications/notification-records.js';
import type { WebhookOutbox } from './webhook-outbox.js';
import { ResendNotifications } from '../notifications/resend-notifications.js';

/** The administrator has what does not get through tried at once, one message or all. */
export class ResendUndelivered {
  private readonly emails: ResendNotifications;

  /** @param answerAfterMs as {@link ResendNotifications} has it */
  constructor(
    records: NotificationRecords,
    delivery: DeliverNotifications,
    private readonly webhooks: WebhookOutbox,
    ...answerAfterMs: [number?]
  ) {
    this.emails = new ResendNotifications(records, delivery, ...answerAfterMs);
  }

  /**
   * A message to an integrator leaves within a second, and is counted as pending; one that has got
   * through meanwhile is not counted.
   *
   * @param id of one message; left out: all
   * @throws DomainError `storage-unavailable`
   */
  async execute(id?: string): Promise<NotificationTally> {
    // One after the other: the first that changes anything takes the row of the audit log along.
    const webhooks = await this.webhooks.releaseFailing(id);
    const emails = await this.emails.execute({ id });
    return { ...emails, pending: emails.pending + webhooks };
  }
}
