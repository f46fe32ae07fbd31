import { answerPage } from '../mail-settings.js';
import { callOwner, ownerName } from './call-owner.js';
import { ownAssignment, ownTitle } from './own-assignment.js';
import { button, paragraph } from './piece.js';
import type { Template } from '../letter.js';
import { toPartner } from './to-partner.js';

/** Passes on to a partner that the owner has not heard from it. */
export const partnerNotCalled: Template = (notification, settings) => {
  const { lead } = notification;
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Eieren venter: ${title}`,
    preheader: 'Eieren sier at ingen har ringt.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på deg`,
    body: [
      paragraph`Du har tatt ${title}, og eieren sier at ingen har tatt kontakt ennå. Ring så snart du kan, på en virkedag mellom kl. 09 og 21.`,
      callOwner(lead),
      button(answerPage(settings, assignment), 'Si fra hvordan det gikk', 'outlined'),
    ],
  });
};
