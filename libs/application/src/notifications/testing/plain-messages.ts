import { type Message, Messages } from '../messages.js';
import type { Outgoing } from '../notification-outbox.js';
import { sampleMessage } from './sample-message.js';

/** The same message for everything, but for a Message-ID that names the notification. */
export class PlainMessages extends Messages {
  /** Faults to throw, by notification id. */
  readonly faults = new Map<string, Error>();

  override of({ id }: Outgoing): Message {
    const fault = this.faults.get(id);
    if (fault) throw fault;
    return sampleMessage({ messageId: `<${id}@boligstyling.example>` });
  }
}

/** The notification of a {@link PlainMessages} message. */
export function notificationOf({ messageId }: Message): string {
  return messageId.slice(1, messageId.indexOf('@'));
}
