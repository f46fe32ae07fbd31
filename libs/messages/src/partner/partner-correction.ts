import {
  type Assignment,
  CALLING_HOURS,
  deadlineText,
  revealedDetails,
  referenceOf,
} from '@boligstyling/domain';
import { partnerPage } from '../mail-settings.js';
import { ownAssignment, ownTitle } from './partner-link.js';
import { detailList } from '../layout/detail-list.js';
import { button, paragraph, type Piece } from '../layout/piece.js';
import { referenceDetail } from '../layout/reference-detail.js';
import type { TimedTemplate } from '../email.js';
import { toPartner } from '../layout/to-partner.js';

/**
 * Passes an owner's corrections to a partner with the data (GDPR, articles 16 and 19). Where the
 * home has moved, only the reference identifies the job.
 */
export const partnerCorrection: TimedTemplate = (notification, settings, now) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Rettet: ${title}`,
    preheader: 'Bruk de nye opplysningene fra nå.',
    title: 'Eieren har rettet opplysningene',
    body: [
      paragraph`Opplysningene om ${title} er rettet. Disse gjelder fra nå; rett eller slett de gamle der du har lagret dem.`,
      ...ofService(assignment, now),
      notification.lead.contactByEmail
        ? paragraph`Eieren vil heller ha e-post enn å bli ringt opp.`
        : paragraph`Eieren kan ringes ${CALLING_HOURS}.`,
      detailList([
        ...revealedDetails(notification.lead, assignment.partnerGroup),
        referenceDetail(referenceOf(assignment.id)),
      ]),
      button(partnerPage(settings), 'Til siden din', 'outlined'),
    ],
  });
};

/** After a corrected service the assignment keeps its price and can be undone. */
function ofService({ undoableUntil }: Assignment, now: Date): Piece[] {
  if (!undoableUntil || undoableUntil <= now) return [];
  const until = deadlineText(undoableUntil, now);
  return [
    paragraph`Eieren har rettet tjenesten. Du beholder oppdraget til prisen du sa ja til. Passer det ikke lenger, kan du angre uten kostnad til ${until} på siden din. Har du sagt fra hvordan det gikk, kan du ikke angre.`,
  ];
}
