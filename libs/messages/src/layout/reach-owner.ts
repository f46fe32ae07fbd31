import { firstName, formatPhone, type Lead, mailtoOf, telOf } from '@boligstyling/domain';
import { mailbox } from '../email.js';
import { button, type Piece } from './piece.js';

/** «Ring Marianne», but only where the field looks like a name. */
export function ownerName({ customerName }: Lead): string {
  return firstName(customerName) ?? 'eieren';
}

/** The partner's first task after accepting: to call, or to write if the owner prefers. */
export function ownerTask(lead: Lead): string {
  return `${lead.contactByEmail ? 'Skriv til' : 'Ring'} ${ownerName(lead)}`;
}

/** Button for that task. An unsafe email address leaves only the telephone. */
export function reachOwner({ contactByEmail, customerEmail, customerPhone }: Lead): Piece {
  if (contactByEmail && mailbox('', customerEmail)) {
    return button(mailtoOf(customerEmail), `Skriv til ${customerEmail}`);
  }
  return button(telOf(customerPhone), `Ring ${formatPhone(customerPhone)}`);
}
