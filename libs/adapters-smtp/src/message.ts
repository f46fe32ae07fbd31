import type { Mailbox } from './mailbox.js';

/** What a template decides: to whom, about what, and the text in its two forms. */
export interface Letter {
  /** Nobody when the address is not one we can safely write to. */
  readonly to: Mailbox | undefined;
  readonly replyTo: Mailbox | undefined;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A letter that is ready to leave. */
export interface Message extends Letter {
  readonly from: Mailbox;
  readonly to: Mailbox;
  /** With its angle brackets. The same for every attempt, so that a copy can be recognised. */
  readonly messageId: string;
}
