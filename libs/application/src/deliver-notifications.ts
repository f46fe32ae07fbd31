import { Deliver } from './deliver.js';
import type { Mailer, Messages } from './ports/messages.js';
import type { NotificationOutbox, Outgoing } from './ports/notification-outbox.js';

/**
 * Sends the e-mails that are due: each claimed, put into words, handed over. The nudge after a
 * commit, the scheduled job and the administrator's button all call this.
 */
export class DeliverNotifications extends Deliver<Outgoing> {
  /** @param pace as {@link Deliver} has it */
  constructor(
    outbox: NotificationOutbox,
    messages: Messages,
    mailer: Mailer,
    ...pace: [places?: number, random?: () => number, deadlineMs?: number]
  ) {
    const send = async (notification: Outgoing, signal: AbortSignal): Promise<void> =>
      mailer.send(messages.of(notification), signal);
    super(outbox, { send }, ...pace);
  }
}
