import type { Mailbox, Message } from '@boligstyling/application';
import type { Address, Email } from 'postal-mime';

/** As parsed by a mail program, with line ends of the text normalised. */
export function messageOf(email: Email): Message {
  const [from, to] = [mailboxes(email.from), mailboxes(...(email.to ?? []))];
  if (!from[0] || !to[0] || to[1] || email.cc || email.bcc) throw new Error('One to one');
  const [autoSubmitted] = email.headers.filter(({ key }) => key === 'auto-submitted');
  return {
    from: from[0],
    to: to[0],
    replyTo: mailboxes(...(email.replyTo ?? []))[0],
    subject: email.subject ?? '',
    html: asWritten(email.html),
    text: asWritten(email.text),
    messageId: email.messageId ?? '',
    headers: { 'Auto-Submitted': autoSubmitted?.value ?? '' },
  };
}

function asWritten(body = ''): string {
  return body.replaceAll('\r\n', '\n').replace(/\n$/, '');
}

function mailboxes(...addresses: (Address | undefined)[]): Mailbox[] {
  return addresses.flatMap((each) =>
    each?.address === undefined ? [] : [{ name: each.name, address: each.address }],
  );
}
