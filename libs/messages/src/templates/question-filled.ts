import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Tells a partner that others have taken every place; it owes nothing. */
export function questionFilled(notification: ClaimedNotification, settings: MailSettings): Letter {
  return toPartner(notification, settings, {
    subject: `Tatt av andre: ${leadTitle(notification.lead)}`,
    preheader: 'Du trenger ikke gjøre noe.',
    title: 'Oppdraget er tatt',
    body: [
      paragraph`Tre andre svarte ja før deg på ${leadTitle(notification.lead)}. Du trenger ikke svare, og du betaler ingenting.`,
    ],
  });
}
