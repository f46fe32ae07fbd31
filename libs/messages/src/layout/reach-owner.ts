import {
  firstName,
  formatPhone,
  type Lead,
  mailtoOf,
  telOf,
  isAcceptedByEveryServer,
} from '@boligstyling/domain';
import { paragraph, type Piece, button } from './piece.js';
import { mailbox } from '../email.js';
import type { Mailbox } from '@boligstyling/application';

/** Only where the field looks like a name. */
export function ownerName({ customerName }: Lead): string {
  return firstName(customerName) ?? 'eieren';
}

export function ownerTask(lead: Lead): string {
  return `${lead.contactByEmail ? 'Skriv til' : 'Ring'} ${ownerName(lead)}`;
}

/** An unsafe email address leaves only the telephone. */
export function reachOwner({ contactByEmail, customerEmail, customerPhone }: Lead): Piece {
  if (contactByEmail && mailbox('', customerEmail)) {
    return button(mailtoOf(customerEmail), `Skriv til ${customerEmail}`);
  }
  return button(telOf(customerPhone), `Ring ${formatPhone(customerPhone)}`);
}

/**
 * Undefined for non-ASCII addresses: a server without RFC 6531 refuses a message with one in any
 * header.
 */
export function replyToOwner({ customerName, customerEmail }: Lead): Mailbox | undefined {
  return isAcceptedByEveryServer(customerEmail) ? mailbox(customerName, customerEmail) : undefined;
}

/**
 * The first name only where it looks like one, because anybody can write anything into the form.
 */
export function greeting(name: string): Piece {
  const first = firstName(name);
  return paragraph`${first ? `Hei, ${first}` : 'Hei'}`;
}
