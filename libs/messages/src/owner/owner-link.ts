import { ownersTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import type { Template } from '../email.js';
import { toOwner } from '../layout/to-owner.js';

/** The link to the owner's page, on request or after a change of address. */
export const ownerLink: Template = (notification, settings) => {
  const title = 'Her er lenken din';
  return toOwner(notification, settings, {
    subject: `${title}: ${ownersTitle(notification.lead)}`,
    preheader: 'Du eller noen andre ba om den, eller vi skriver til deg her fra nå av.',
    title,
    body: [
      paragraph`Lenken går til henvendelsen om ${ownersTitle(notification.lead)}. Har du den, har du tilgang, så ikke del den med andre.`,
      paragraph`Var det ikke deg? Da kan du se bort fra denne e-posten. Bare du har fått lenken.`,
    ],
  });
};
