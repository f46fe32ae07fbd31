import type { DeliverNotifications } from '../notifications/deliver-notifications.js';
import {
  type NotificationRecords,
  type NotificationTally,
  ResendNotifications,
} from '../notifications/resend-notifications.js';
import type { WebhookOutbox } from './deliver-webhooks.js';

export class ResendUndelivered {
  private readonly emails: ResendNotifications;

  constructor(
    records: NotificationRecords,
    delivery: DeliverNotifications,
    private readonly webhooks: WebhookOutbox,
    ...answerAfterMs: [number?]
  ) {
    this.emails = new ResendNotifications(records, delivery, ...answerAfterMs);
  }

  /**
   * A webhook message counts as pending; one delivered meanwhile is not counted.
   *
   * @param id absent: all
   */
  async execute(id?: string): Promise<NotificationTally> {
    // In sequence, because the first change takes the audit log's row along.
    const webhooks = await this.webhooks.releaseFailing(id);
    const emails = await this.emails.execute({ id });
    return { ...emails, pending: emails.pending + webhooks };
  }
}
