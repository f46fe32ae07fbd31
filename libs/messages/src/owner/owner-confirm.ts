import { DeliveryFault } from '@boligstyling/application';
import { CONFIRMATION_MINUTES, type ConfirmedPurpose } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { confirmPage } from '../mail-settings.js';
import { emailTo } from '../layout/layout.js';
import { button, mailLink, paragraph } from '../layout/piece.js';

const WORDS: Record<ConfirmedPurpose, { title: string; text: string; button: string }> = {
  download: {
    title: 'Last ned det vi har',
    text: 'Noen med lenken til henvendelsen din har bedt om en fil med det du sendte, og det som har skjedd. Var det deg, henter du filen her.',
    button: 'Gå til nedlastingen',
  },
  erase: {
    title: 'Vil du slette alt?',
    text: 'Noen med lenken til henvendelsen din har bedt om at alt blir slettet. Var det deg, bekrefter du det på siden. Alt blir borte for godt, og alle som er spurt, får beskjed om å slette.',
    button: 'Gå til slettingen',
  },
  'new-email': {
    title: 'Er dette adressen din?',
    text: 'Denne adressen er oppgitt som ny e-postadresse for en henvendelse hos oss. Er det din, bekrefter du det på siden.',
    button: 'Gå til bekreftelsen',
  },
};

/**
 * Asks the owner to confirm something by email. It contains nothing of the lead, because a new
 * address may be anybody's.
 *
 * @throws DeliveryFault, permanent, when the confirmation no longer exists
 */
export const ownerConfirm: Template = (notification, settings) => {
  const { confirmation, id, lead } = notification;
  if (!confirmation) throw new DeliveryFault('nothing to confirm any more', false);
  const { purpose, newEmail } = confirmation;
  const { title, text, button: label } = WORDS[purpose];
  const name = newEmail ? '' : lead.customerName;
  return emailTo(name, newEmail ?? lead.customerEmail, settings, {
    subject: title,
    preheader: `Lenken virker i ${CONFIRMATION_MINUTES} minutter, én gang.`,
    title,
    body: [
      paragraph`${text}`,
      button(confirmPage(settings, id, confirmation), label),
      paragraph`Lenken virker i ${String(CONFIRMATION_MINUTES)} minutter fra den ble bestilt, og bare én gang. Ingenting skjer før du trykker på knappen på siden.`,
    ],
    footer: [
      paragraph`Var det ikke deg? Da trenger du ikke gjøre noe. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
};
