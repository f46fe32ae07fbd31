import { readsLikeMessage } from '@boligstyling/domain';
import type { ClaimedNotification, Mailbox, Message } from '@boligstyling/application';
import type { MailSettings } from './mail-settings.js';

/** What a template decides: to whom, about what, and the text in its two forms. */
export interface Letter extends Pick<Message, 'replyTo' | 'subject' | 'html' | 'text'> {
  /** Nobody when the address is not one we can safely write to. */
  readonly to: Mailbox | undefined;
}

/** Puts what a notification tells into words. */
export type Template = (notification: ClaimedNotification, settings: MailSettings) => Letter;

/** The same, of what may no longer be so by the moment it leaves. */
export type TimedTemplate = (...of: [...Parameters<Template>, now: Date]) => Letter;

/** Line breaks, other control characters, and the marks that reorder the text around them. */
const UNSAFE_IN_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;

/** RFC 5321 without quoting: nothing a mail server could read as a second recipient or command. */
const PLAIN_ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** RFC 5322, section 2.1.1, allows 998 characters on a line, and a header's words need not be folded. */
const LONGEST = 240;

/** The text as one line that is safe in a header. */
export function oneLine(text: string): string {
  return [...text.replace(UNSAFE_IN_A_HEADER, ' ').trim()].slice(0, LONGEST).join('');
}

/** The mailbox, or nothing when the address could be read as anything but one address. What is no name is left out. */
export function mailbox(name: string, address: string): Mailbox | undefined {
  return PLAIN_ADDRESS.test(address)
    ? { name: readsLikeMessage(name) ? '' : oneLine(name), address }
    : undefined;
}
