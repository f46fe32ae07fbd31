import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/** Tells the owner, once, that the search is over, and what there is to choose. */
export function ownerSearchEnded(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  return toOwner(notification, settings, {
    subject: 'Vi har lett i to uker',
    preheader: 'Du velger hva som skjer nå.',
    title: 'Vi har lett i to uker',
    body: [
      paragraph`Vi har lett i to uker uten å finne tre stylister til ${leadTitle(notification.lead)}. Nå spør vi ikke flere av oss selv.`,
      paragraph`På siden kan du velge å vente litt til, så spør vi dem som ikke svarte en gang til, eller trekke henvendelsen.`,
    ],
  });
}
