import { firstName, formatPhone, type Lead } from '@boligstyling/domain';
import { button, type Piece } from './piece.js';

/** The owner as a task names her, «Ring Marianne», but only where it looks like a name. */
export function ownerName({ customerName }: Lead): string {
  return firstName(customerName) ?? 'eieren';
}

/** Calls the owner: what a partner who has said yes is to do first. */
export function callOwner({ customerPhone }: Lead): Piece {
  const digits = customerPhone.replace(/\D/g, '');
  return button(`tel:+47${digits}`, `Ring ${formatPhone(customerPhone)}`);
}
