import type { Template } from '../letter.js';
import { askedInWords, mayAskMore } from './asked-partners.js';
import { ownersTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/**
 * Tells the owner honestly, once, that nobody has said yes within a working day, and whether we look
 * on. It is true of this request alone, and so of one that has joined another person's without her
 * knowing, too.
 */
export const ownerNobodyYet: Template = (notification, settings) => {
  const { assignments, lead } = notification;
  const looksOn = mayAskMore(notification);
  return toOwner(notification, settings, {
    subject: 'Vi fant ingen ennå',
    preheader: `Det er vi lei for. ${looksOn ? 'Vi leter videre.' : 'Vi venter på svar.'}`,
    title: 'Vi fant ingen ennå',
    body: [
      assignments.length === 0
        ? paragraph`Det er en virkedag siden vi begynte å lete etter noen til ${ownersTitle(lead)}, og ingen har sagt ja til den ennå. Det er vi lei for.`
        : paragraph`Det er en virkedag siden vi begynte å lete etter noen til ${ownersTitle(lead)}. Vi har spurt ${askedInWords(notification)}, og ingen har sagt ja ennå. Det er vi lei for.`,
      paragraph`${looksOn ? 'Vi leter i to uker i alt, og du' : 'Flere enn dem spør vi ikke, men du'} får en e-post straks noen sier ja. Ingen har fått vite hvem du er fra denne henvendelsen.`,
    ],
  });
};
