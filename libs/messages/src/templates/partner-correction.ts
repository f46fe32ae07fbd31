import { CALLING_HOURS } from '@boligstyling/domain';
import { ownTitle } from './own-assignment.js';
import { detailList } from './detail-list.js';
import { leadDetails } from './lead-details.js';
import { paragraph } from './piece.js';
import type { Template } from '../letter.js';
import { toPartner } from './to-partner.js';

/** Tells a partner who holds the data that the owner has corrected them (GDPR, articles 16 and 19). */
export const partnerCorrection: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Rettet: ${title}`,
    preheader: 'Bruk de nye opplysningene fra nå.',
    title: 'Eieren har rettet opplysningene',
    body: [
      paragraph`Opplysningene om ${title} er rettet. Disse gjelder fra nå; rett eller slett de gamle der du har lagret dem.`,
      notification.lead.contactByEmail
        ? paragraph`Eieren vil heller ha e-post enn å bli ringt opp.`
        : paragraph`Eieren kan ringes ${CALLING_HOURS}.`,
      detailList(leadDetails(notification.lead, 'partner').filter(({ value }) => value !== '')),
    ],
  });
};
