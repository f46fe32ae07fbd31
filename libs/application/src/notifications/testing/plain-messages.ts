import { type Message, Messages } from '../messages.js';
import type { Outgoing } from '../notification-outbox.js';
import { sampleMessage } from './sample-message.js';

/** Makes the same message of everything; its Message-ID alone tells of which notification. */
export class PlainMessages extends Messages {
  /** Why there can be no message of these notifications, by their ids. */
  readonly faults = new Map<string, Error>();

  override of({ id }: Outgoing): Message {
    const fault = this.faults.get(id);
    if (fault) throw fault;
    return sampleMessage({ messageId: `<${id}@boligstyling.example>` });
  }
}

/** The notification that {@link PlainMessages} has made the message of. */
export function notificationOf({ messageId }: Message): string {
  return messageId.slice(1, messageId.indexOf('@'));
}
