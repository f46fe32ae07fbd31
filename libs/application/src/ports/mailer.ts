import type { ClaimedNotification } from './notification-outbox.js';

/** Why a message did not leave. The cause names the fault without personal data. */
export class DeliveryFault extends Error {
  override readonly name = 'DeliveryFault';

  /** @param canPass whether the same message may succeed later */
  constructor(
    override readonly cause: string,
    readonly canPass: boolean,
  ) {
    super(cause);
  }
}

/** Turns a notification into a message and hands it to whoever carries it. */
export abstract class Mailer {
  /**
   * Returns once the message has been taken over for delivery.
   *
   * @param signal ends the attempt at the deadline
   * @throws DeliveryFault
   */
  abstract send(notification: ClaimedNotification, signal: AbortSignal): Promise<void>;

  /** Ends every connection. What is still under way fails with a fault that can pass. */
  close(): void {}
}
