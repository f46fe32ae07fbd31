import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { detailList } from './detail-list.js';
import { leadDetails } from './lead-details.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Tells a partner who holds the data that the owner has corrected them (GDPR, articles 16 and 19). */
export function partnerCorrection(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  return toPartner(notification, settings, {
    subject: `Rettet: ${leadTitle(notification.lead)}`,
    preheader: 'Eieren har rettet opplysningene.',
    title: 'Eieren har rettet opplysningene',
    body: [
      paragraph`Eieren av ${leadTitle(notification.lead)} har rettet opplysningene sine. Her er de som gjelder nå:`,
      detailList(leadDetails(notification.lead, 'partner').filter(({ value }) => value !== '')),
    ],
  });
}
