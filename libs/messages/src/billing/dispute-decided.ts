import { priceText } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { askedDetails } from '../layout/asked-details.js';
import { assignmentButton } from '../partner/assignment-button.js';
import { ownAsked, ownAssignment, ownTitle } from '../partner/partner-link.js';
import { rulingWords } from './ruling-words.js';
import { toPartner } from '../layout/to-partner.js';

export const disputeDecided: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  const price = priceText(assignment.priceOre, notification.asksForVat);
  const words = rulingWords(notification.ownSale, title, price);
  const look = assignmentButton(notification, settings, 'Se oppdraget');
  const about = askedDetails(ownAsked(notification));
  return toPartner(notification, settings, { ...words, body: [...words.body, about, look] });
};
