import { readsLikeMessage } from '@boligstyling/domain';
import type { ClaimedNotification, Mailbox, Message } from '@boligstyling/application';
import type { MailSettings } from './mail-settings.js';

export interface Email extends Pick<Message, 'replyTo' | 'subject' | 'html' | 'text'> {
  readonly to: Mailbox | undefined;
}

export type Template = (notification: ClaimedNotification, settings: MailSettings) => Email;

export type TimedTemplate = (...of: [...Parameters<Template>, now: Date]) => Email;

const UNSAFE_IN_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu;

/**
 * RFC 5321 without quoting: nothing that a mail server could read as a second recipient or command.
 */
const PLAIN_ADDRESS = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

/** RFC 5322, 2.1.1, allows 998 characters, and a header need not be folded. */
const LONGEST = 240;

export function oneLine(text: string): string {
  return [...text.replace(UNSAFE_IN_A_HEADER, ' ').trim()].slice(0, LONGEST).join('');
}

/**
 * Undefined if the address could be read as anything but one address. An unsafe name is left out.
 */
export function mailbox(name: string, address: string): Mailbox | undefined {
  return PLAIN_ADDRESS.test(address)
    ? { name: readsLikeMessage(name) ? '' : oneLine(name), address }
    : undefined;
}
