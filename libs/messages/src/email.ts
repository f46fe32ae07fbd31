import { readsLikeMessage } from '@boligstyling/domain';
import type { ClaimedNotification, Mailbox, Message } from '@boligstyling/application';
import type { MailSettings } from './mail-settings.js';

/** Result of a template: addressee, subject and text in two forms. */
export interface Email extends Pick<Message, 'replyTo' | 'subject' | 'html' | 'text'> {
  /** Undefined if the address is unsafe. */
  readonly to: Mailbox | undefined;
}

export type Template = (notification: ClaimedNotification, settings: MailSettings) => Email;

/** A template whose text depends on the time of sending. */
export type TimedTemplate = (...of: [...Parameters<Template>, now: Date]) => Email;

const UNSAFE_IN_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;

/**
 * RFC 5321 without quoting: nothing that a mail server could read as a second recipient or command.
 */
const PLAIN_ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** RFC 5322, section 2.1.1, allows 998 characters on a line, and a header need not be folded. */
const LONGEST = 240;

/** One line, safe in a header. */
export function oneLine(text: string): string {
  return [...text.replace(UNSAFE_IN_A_HEADER, ' ').trim()].slice(0, LONGEST).join('');
}

/**
 * Undefined if the address could be read as anything but one address. A name that looks unsafe is
 * left out.
 */
export function mailbox(name: string, address: string): Mailbox | undefined {
  return PLAIN_ADDRESS.test(address)
    ? { name: readsLikeMessage(name) ? '' : oneLine(name), address }
    : undefined;
}
