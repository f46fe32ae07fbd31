import type { Message } from '@boligstyling/application';
import type { SendMailOptions } from 'nodemailer';

/** The message as nodemailer takes it. Only what is here is sent: nothing is read from files or the net. */
export function compose(message: Message): SendMailOptions {
  const { from, to, replyTo, subject, html, text, messageId, headers } = message;
  const attachments = message.attachments ?? [];
  return {
    from,
    to,
    replyTo,
    subject,
    html,
    text,
    messageId,
    headers,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    // Else nodemailer counts every text's letters, several times, and comes to the same.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
