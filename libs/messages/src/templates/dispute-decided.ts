import { priceText } from '@boligstyling/domain';
import type { Template } from '../letter.js';
import { answerPage } from '../mail-settings.js';
import { askedDetails } from './asked-details.js';
import { ownAsked, ownAssignment, ownTitle } from './own-assignment.js';
import { button } from './piece.js';
import { rulingWords } from './ruling-words.js';
import { toPartner } from './to-partner.js';

/** Tells a partner what came of its saying that it does not owe what its yes costs, and why. */
export const disputeDecided: Template = (notification, settings) => {
  const own = ownAssignment(notification);
  const title = ownTitle(notification);
  const price = priceText(own.assignment.priceOre, notification.asksForVat);
  const words = rulingWords(notification.ownSale, title, price);
  const look = button(answerPage(settings, own), 'Se oppdraget', 'outlined');
  const about = askedDetails(ownAsked(notification));
  return toPartner(notification, settings, { ...words, body: [...words.body, about, look] });
};
