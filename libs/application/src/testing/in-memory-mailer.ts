import { Mailer, type Message } from '../ports/messages.js';
import { DeliveryFault } from '../ports/outbox.js';

/** A mailer that keeps what it is given, or fails as it is told. */
export class InMemoryMailer extends Mailer {
  readonly sent: Message[] = [];

  /** What every attempt ends in, while there is one. */
  fault: DeliveryFault | undefined;

  override async send(message: Message, signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw new DeliveryFault('deadline passed', true);
    if (this.fault) throw this.fault;
    this.sent.push(message);
  }
}
