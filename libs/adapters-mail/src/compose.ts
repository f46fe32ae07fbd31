import type { Message } from '@boligstyling/application';
import type { SendMailOptions } from 'nodemailer';

/** Nodemailer reads nothing from files or the network. */
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
    // Nodemailer's own choice is the same, after counting every text's letters several times.
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
