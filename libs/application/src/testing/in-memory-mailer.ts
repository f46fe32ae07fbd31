import { DeliveryFault, Mailer } from '../ports/mailer.js';
import type { ClaimedNotification } from '../ports/notification-outbox.js';

/** A mailer that keeps what it is given, or fails as it is told. */
export class InMemoryMailer extends Mailer {
  readonly sent: ClaimedNotification[] = [];

  /** What every attempt ends in, while there is one. */
  fault: DeliveryFault | undefined;

  override async send(notification: ClaimedNotification, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new DeliveryFault('deadline passed', true);
    if (this.fault) throw this.fault;
    this.sent.push(notification);
  }
}
