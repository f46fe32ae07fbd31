import { DeliveryFault } from '@boligstyling/application';
import type { Template } from '../letter.js';
import { answerPage } from '../mail-settings.js';
import { ownAssignment, ownTitle } from './own-assignment.js';
import { button, paragraph } from './piece.js';
import { priceText } from './question-pieces.js';
import { quote } from './quote.js';
import { toPartner } from './to-partner.js';

/** Tells a partner what came of its saying that it does not owe what its yes costs, and why. */
export const disputeDecided: Template = (notification, settings) => {
  const { dispute } = notification;
  if (!dispute?.decision) throw new DeliveryFault('no decision to tell of', false);
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  const isCredited = dispute.decision === 'credited';
  const price = priceText(assignment.priceOre);
  return toPartner(notification, settings, {
    subject: isCredited ? `Kreditert: ${title}` : `Ikke kreditert: ${title}`,
    preheader: isCredited ? 'Du betaler ikke for oppdraget.' : 'Oppdraget skal likevel betales.',
    title: isCredited ? 'Du betaler ikke' : 'Oppdraget står',
    body: [
      isCredited
        ? paragraph`Du sa fra om ${title}, og vi er enige: Du betaler ikke de ${price} det kostet. Står det alt på en faktura, får du en kreditnota.`
        : paragraph`Du sa fra om ${title}. Vi har sett på det, og de ${price} det kostet, skal likevel betales.`,
      ...(dispute.answer ? [quote('Vi skriver', dispute.answer)] : []),
      button(answerPage(settings, assignment), 'Se oppdraget', 'outlined'),
    ],
  });
};
