import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Passes on to a partner that the owner has not heard from it. */
export function partnerNotCalled(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  return toPartner(notification, settings, {
    subject: `Eieren venter: ${leadTitle(notification.lead)}`,
    preheader: 'Eieren sier at ingen har ringt.',
    title: 'Eieren venter på deg',
    body: [
      paragraph`Eieren av ${leadTitle(notification.lead)} sier at ingen har tatt kontakt ennå. Ring så snart du kan, og meld fra på siden når dere har snakket sammen.`,
    ],
  });
}
