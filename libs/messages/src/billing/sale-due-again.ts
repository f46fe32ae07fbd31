import { isSaleDue, priceText } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { partnerPage } from '../mail-settings.js';
import { askedDetails } from '../layout/asked-details.js';
import { assignmentButton } from '../partner/assignment-button.js';
import { ifWrong } from '../owner/if-wrong.js';
import { ownAsked, ownAssignment, ownTitle } from '../partner/partner-link.js';
import { button, paragraph } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/**
 * Tells a partner that a waived sale is due again: two leads merged by hand are separated, or the
 * partner lost the earlier one alone. Nothing of that lead or its owner is included. A delayed
 * email says so where nothing is due any more.
 */
export const saleReinstated: Template = (notification, settings) =>
  (isSaleDue(notification.ownSale) ? owed : stillWaived)(notification, settings);

const stillWaived: Template = (notification, settings) =>
  toPartner(notification, settings, {
    subject: `Skal ikke betales: ${ownTitle(notification)}`,
    preheader: 'Du betaler ikke for det.',
    title: 'Oppdraget skal ikke betales',
    body: [
      paragraph`Vi regnet henvendelsen under som den samme som en annen. Det gjelder ikke lenger, men du betaler ikke for oppdraget.`,
      askedDetails(ownAsked(notification)),
      button(partnerPage(settings), 'Til siden din', 'outlined'),
    ],
  });

const owed: Template = (notification, settings) => {
  const { asksForVat, ownSale } = notification;
  const { assignment } = ownAssignment(notification);
  const price = priceText(assignment.priceOre, asksForVat);
  const isPaid = ownSale?.paymentStatus === 'paid';
  return toPartner(notification, settings, {
    subject: `Skal betales likevel: ${ownTitle(notification)}`,
    preheader: 'Det koster det som ble avtalt da du tok det.',
    title: 'Oppdraget skal betales likevel',
    body: [
      paragraph`Vi regnet henvendelsen under som den samme som en annen, så du slapp å betale for begge. Det gjelder ikke lenger, og oppdraget koster ${price}, som avtalt da du tok det.${isPaid ? ' Det er betalt, så du trenger ikke gjøre noe.' : ''}`,
      paragraph`${ifWrong(notification)}`,
      askedDetails(ownAsked(notification)),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};
