import type { Attachment } from '../billing/invoice-repository.js';
import type { Outgoing } from './notification-outbox.js';

/** Copies of what owners wrote, where no mail server is set. */
export abstract class KeptMessages {
  abstract notificationIds(): Promise<string[]>;

  /** Also unfinished files. */
  abstract erase(notificationIds: readonly string[]): Promise<void>;
}

/** After each erasure, and daily as a fallback. */
export class EraseStrayMessages {
  constructor(
    private readonly kept: KeptMessages,
    private readonly notifications: {
      withoutNotification(ids: readonly string[]): Promise<string[]>;
    },
  ) {}

  async execute(): Promise<void> {
    const ids = await this.kept.notificationIds();
    if (ids.length === 0) return;
    await this.kept.erase(await this.notifications.withoutNotification(ids));
  }
}

/** In two parts, because a mailer reads a joined text as a list. */
export interface Mailbox {
  /** One line, without control characters. */
  readonly name: string;
  /** One plain address. */
  readonly address: string;
}

export interface Message {
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | undefined;
  /** One line, without control characters. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** With angle brackets; the same for every attempt. */
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

export abstract class Messages {
  /**
   * Nothing in the lead can add a header, a recipient or markup.
   *
   * @param operator the name, which every e-mail states; null: not entered
   * @throws DeliveryFault permanently, without a recipient or content
   */
  abstract of(notification: Outgoing, operator: string | null): Message;
}

export abstract class Mailer {
  /**
   * Returns once the message is taken over.
   *
   * @param handOver awaited before the end of the text leaves; a rejection holds it back
   * @throws DeliveryFault
   */
  abstract send(
    message: Message,
    signal: AbortSignal,
    handOver: () => Promise<void>,
  ): Promise<void>;

  /** Running deliveries fail with a temporary fault. */
  close(): void {}
}
