import { CALLING_HOURS, holderDetails, referenceOf } from '@boligstyling/domain';
import { partnerPage } from '../mail-settings.js';
import { ownAssignment, ownTitle } from './own-assignment.js';
import { detailList } from './detail-list.js';
import { button, paragraph } from './piece.js';
import { referenceDetail } from './reference-detail.js';
import type { Template } from '../letter.js';
import { toPartner } from './to-partner.js';

/**
 * Tells a partner who holds the data that the owner has corrected them (GDPR, articles 16 and 19). Where
 * the home has moved, the reference alone says which job it is: the place is not the one it was taken by.
 */
export const partnerCorrection: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
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
      detailList([
        ...holderDetails(notification.lead, assignment.recipient),
        referenceDetail(referenceOf(assignment.id)),
      ]),
      button(partnerPage(settings), 'Til siden din', 'outlined'),
    ],
  });
};
