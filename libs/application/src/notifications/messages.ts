import type { Attachment } from '../billing/invoice-documents.js';
import type { Outgoing } from './notification-outbox.js';

/** One sender or recipient, in two parts because a mailer reads a joined text as a list. */
export interface Mailbox {
  /** One line, without control characters. */
  readonly name: string;
  /** One plain address. */
  readonly address: string;
}

/** An e-mail that is ready to leave. */
export interface Message {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | undefined;
  /** One line, without control characters. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With its angle brackets. The same for every attempt, so that a copy can be recognised. */
  readonly messageId: string;
  /** Additional headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** Composes e-mails. */
export abstract class Messages {
  /**
   * Nothing in the lead can add a header, a recipient or markup.
   * @param operator the operator's name, which every e-mail states; null: not entered yet
   * @throws DeliveryFault that is permanent, when there is no recipient or no content
   */
  abstract of(notification: Outgoing, operator: string | null): Message;
}

export abstract class Mailer {
  /**
   * Returns once the message has been taken over for delivery.
   * @param signal aborts the attempt
   * @param handOver is awaited before the end of the text leaves; a rejection holds the end back
   * @throws DeliveryFault
   */
  abstract send(
    message: Message,
    signal: AbortSignal,
    handOver: () => Promise<void>,
  ): Promise<void>;

  /** Ends every connection; running deliveries fail with a temporary fault. */
  close(): void {}
}
