import { isSaleDue, type Sale } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { askedDetails } from '../layout/asked-details.js';
import { assignmentButton } from './assignment-button.js';
import { ownAsked, ownTitle } from './partner-link.js';
import { paragraph } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/**
 * Tells a partner that two accepted leads are merged and only the earlier one is paid for. It names
 * the later one only, and nothing of the owner.
 */
export const leadsMerged: Template = (notification, settings) => {
  const title = ownTitle(notification);
  const costs = isSaleDue(notification.ownSale)
    ? paragraph`Det endrer ikke hva du betaler.`
    : paragraph`Du betaler bare for den tidligere, ikke for denne.${creditOf(notification.ownSale)}`;
  return toPartner(notification, settings, {
    subject: `Slått sammen: ${title}`,
    preheader: 'Du har tatt to henvendelser om samme bolig.',
    title: 'To henvendelser er slått sammen',
    body: [
      paragraph`Du har tatt to henvendelser som gjelder samme kunde og bolig. Vi har slått dem sammen, så henvendelsen under regnes som en del av den tidligere.`,
      costs,
      paragraph`Er det ikke samme kunde og bolig, svar på denne e-posten.`,
      askedDetails(ownAsked(notification)),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

/** What happens to the later sale; a free assignment has none. */
function creditOf(sale: Sale | null): string {
  if (!sale) return '';
  return sale.paymentStatus === 'paid'
    ? ' Du har betalt for den, og hører fra oss om pengene.'
    : ' Står den allerede på en faktura, får du en kreditnota.';
}
