import { firstName, formatPhone, type Lead, mailtoOf, telOf } from '@boligstyling/domain';
import { mailbox } from '../letter.js';
import { button, type Piece } from './piece.js';

/** The owner as a task names her, «Ring Marianne», but only where it looks like a name. */
export function ownerName({ customerName }: Lead): string {
  return firstName(customerName) ?? 'eieren';
}

/** What a partner who has said yes is to do first: call the owner, or write where she wants that. */
export function ownerTask(lead: Lead): string {
  return `${lead.contactByEmail ? 'Skriv til' : 'Ring'} ${ownerName(lead)}`;
}

/** The button for it. An address that cannot be written to safely leaves the telephone. */
export function reachOwner({ contactByEmail, customerEmail, customerPhone }: Lead): Piece {
  if (contactByEmail && mailbox('', customerEmail)) {
    return button(mailtoOf(customerEmail), `Skriv til ${customerEmail}`);
  }
  return button(telOf(customerPhone), `Ring ${formatPhone(customerPhone)}`);
}
