import type { SendMailOptions } from 'nodemailer';
import type { Message } from './message.js';

/** The message as nodemailer takes it. Only what is here is sent: nothing is read from files or the net. */
export function compose(message: Message): SendMailOptions {
  const { from, to, replyTo, subject, html, text, messageId } = message;
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    html,
    text,
    messageId,
    // Else nodemailer counts every text's letters, several times, and comes to the same.
    textEncoding: 'quoted-printable',
    // RFC 3834: keeps absence notes and other robots from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
