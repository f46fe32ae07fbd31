import type { Template } from '../email.js';
import { emailTo } from '../layout/layout.js';
import { mailLink, paragraph } from '../layout/piece.js';

/** Warns the old address, without personal data, that another one replaces it. */
export const ownerEmailChanging: Template = ({ lead, toEmail }, settings) => {
  const title = 'E-postadressen din blir byttet';
  return emailTo('', toEmail ?? lead.customerEmail, settings, {
    subject: title,
    preheader: 'Det skjer når den nye adressen er bekreftet.',
    title,
    body: [
      paragraph`Noen med lenken til henvendelsen din har bedt oss bruke en annen e-postadresse. Det skjer når den nye adressen er bekreftet. Da hører du ikke mer om den her.`,
      paragraph`Var det ikke deg? Skriv til ${mailLink(settings.contactEmail)} med en gang.`,
    ],
    footer: [paragraph`Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`],
  });
};
