import { CALLING_HOURS } from '@boligstyling/domain';
import { answerPage } from '../mail-settings.js';
import { ownAssignment, ownTitle } from './own-assignment.js';
import { button, paragraph } from './piece.js';
import { ownerName, reachOwner } from './reach-owner.js';
import type { Template } from '../letter.js';
import { toPartner } from './to-partner.js';

/** Passes on to a partner that the owner has not heard from it. */
export const partnerNotCalled: Template = (notification, settings) => {
  const { lead } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Eieren venter: ${title}`,
    preheader: 'Eieren sier at ingen har tatt kontakt.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på deg`,
    body: [
      paragraph`Du har tatt ${title}, og eieren sier at ingen har tatt kontakt ennå. ${
        lead.contactByEmail
          ? 'Skriv så snart du kan. Eieren vil heller ha e-post enn å bli ringt opp.'
          : `Ring så snart du kan, ${CALLING_HOURS}.`
      }`,
      reachOwner(lead),
      button(
        answerPage(settings, ownAssignment(notification)),
        'Si fra hvordan det gikk',
        'outlined',
      ),
    ],
  });
};
