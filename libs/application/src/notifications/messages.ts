import type { Attachment } from '../billing/invoice-documents.js';
import type { Outgoing } from './notification-outbox.js';

/** One sender or recipient. Always handed over in two parts: a mailer reads a joined text as a list. */
export interface Mailbox {
  /** One line, without control characters. */
  readonly name: string;
  /** One plain address. */
  readonly address: string;
}

/** An e-mail that is ready to leave, whoever carries it. */
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
  /** What the header says beside all that. */
  readonly headers: Readonly<Record<string, string>>;
  /** Files that go with it, if any. */
  readonly attachments?: readonly Attachment[];
}

/** Puts into words what is to be told. */
export abstract class Messages {
  /**
   * The message a notification becomes. Nothing in the lead can add a header, a recipient or markup.
   *
   * @param operator who runs the site, which every message tells; null: nobody has told that yet
   * @throws DeliveryFault that cannot pass, when there is nobody to write to or nothing to tell
   */
  abstract of(notification: Outgoing, operator: string | null): Message;
}

/** Hands messages to whoever carries them. */
export abstract class Mailer {
  /**
   * Returns once the message has been taken over for delivery.
   *
   * @param signal ends the attempt
   * @param handOver is awaited before the end of the text leaves; when it rejects, the end does not leave
   * @throws DeliveryFault
   */
  abstract send(
    message: Message,
    signal: AbortSignal,
    handOver: () => Promise<void>,
  ): Promise<void>;

  /** Ends every connection. What is still under way fails with a fault that can pass. */
  close(): void {}
}
