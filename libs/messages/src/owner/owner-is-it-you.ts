import type { Template } from '../email.js';
import { isItYouPage } from '../mail-settings.js';
import { emailTo } from '../layout/layout.js';
import { button, mailLink, paragraph } from '../layout/piece.js';

/**
 * Asks the owner to confirm a later lead. It contains none of its text, not even a name: a stranger
 * could otherwise send the owner a message.
 */
export const ownerIsItYou: Template = (notification, settings) => {
  const subject = 'Er dette deg?';
  return emailTo('', notification.lead.customerEmail, settings, {
    subject,
    preheader: 'Vi har fått en henvendelse til for samme bolig.',
    title: subject,
    body: [
      paragraph`Du har en henvendelse hos oss fra før. Nå har vi fått en til for samme bolig, med denne e-postadressen, og noe av det som står der, er annerledes.`,
      paragraph`Var det deg? Se hva som er nytt, og si om vi skal bruke det. Vi gir ikke noe av det videre før du har sagt ja.`,
      button(isItYouPage(settings, notification), 'Se hva som er nytt'),
      paragraph`Var det ikke deg, svarer du nei på siden eller lar det være. Da endrer vi ingenting.`,
    ],
    footer: [
      paragraph`Gjelder den nye henvendelsen en annen bolig? Skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
};
