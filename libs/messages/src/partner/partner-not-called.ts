import { CALLING_HOURS } from '@boligstyling/domain';
import { assignmentButton } from './assignment-button.js';
import { ownTitle } from './partner-link.js';
import { paragraph } from '../layout/piece.js';
import { ownerName, reachOwner } from '../layout/reach-owner.js';
import type { Template } from '../email.js';
import { toPartner } from '../layout/to-partner.js';

export const partnerNotCalled: Template = (notification, settings) => {
  const { lead } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Eieren venter: ${title}`,
    preheader: 'Eieren sier at du ikke har tatt kontakt.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på deg`,
    body: [
      paragraph`Du har tatt ${title}, og eieren sier at du ikke har tatt kontakt ennå. ${
        lead.contactByEmail
          ? 'Skriv så snart du kan. Eieren vil heller ha e-post enn å bli ringt opp.'
          : `Ring så snart du kan, ${CALLING_HOURS}.`
      }`,
      reachOwner(lead),
      assignmentButton(notification, settings, 'Si fra hvordan det gikk'),
    ],
  });
};
