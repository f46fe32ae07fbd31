import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/** Tells the owner honestly, once, that nobody has said yes within a working day. */
export function ownerNobodyYet(notification: ClaimedNotification, settings: MailSettings): Letter {
  return toOwner(notification, settings, {
    subject: 'Vi har ikke funnet noen ennå',
    preheader: 'Vi leter videre.',
    title: 'Vi har ikke funnet noen ennå',
    body: [
      paragraph`Ingen stylist har sagt ja til ${leadTitle(notification.lead)} ennå. Det er vi lei for.`,
      paragraph`Vi leter videre i to uker, og du får en e-post straks noen sier ja. Ingen har fått navnet eller nummeret ditt.`,
    ],
  });
}
