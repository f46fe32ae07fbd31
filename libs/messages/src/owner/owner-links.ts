import { DeliveryFault } from '@boligstyling/application';
import { CONFIRMATION_MINUTES, type ConfirmedPurpose } from '@boligstyling/domain';
import type { Template } from '../email.js';
import { confirmPage, isItYouPage } from '../mail-settings.js';
import { emailTo } from '../layout/layout.js';
import { button, mailLink, paragraph } from '../layout/html.js';
import { ownersTitle, inText } from '../layout/lead-details.js';
import { toOwner } from '../layout/recipients.js';

/** Warns the old address, without personal data. */
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

/**
 * Contains none of the lead's text, not even a name: a stranger could otherwise send the owner a
 * message.
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

export const ownerLink: Template = (notification, settings) => {
  const title = 'Her er lenken din';
  return toOwner(notification, settings, {
    subject: `${title}: ${ownersTitle(notification.lead)}`,
    preheader: 'Du eller noen andre ba om den, eller vi skriver til deg her fra nå av.',
    title,
    body: [
      paragraph`Lenken går til henvendelsen om ${inText(ownersTitle(notification.lead))}. Har du den, har du tilgang, så ikke del den med andre.`,
      paragraph`Var det ikke deg? Da kan du se bort fra denne e-posten. Bare du har fått lenken.`,
    ],
  });
};

const WORDS: Record<ConfirmedPurpose, { title: string; text: string; button: string }> = {
  download: {
    title: 'Last ned det vi har',
    text: 'Noen med lenken til henvendelsen din har bedt om en kopi av det du sendte, og det som har skjedd. Var det deg, henter du den her.',
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
 * Contains nothing of the lead, because a new address may be anybody's.
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

export const ownerReview: Template = (notification, settings) =>
  toOwner(
    notification,
    settings,
    {
      subject: `Hvordan gikk det? ${ownersTitle(notification.lead)}`,
      preheader: 'Fem korte spørsmål. Du bestemmer om andre får lese svaret.',
      title: 'Hvordan gikk det?',
      body: [
        paragraph`Du har fått et ja på henvendelsen om ${inText(ownersTitle(notification.lead))}. Vil du fortelle hvordan det gikk? Det er fem korte spørsmål.`,
        paragraph`Ingen andre får lese svaret med mindre du sier ja til det. Da viser vi det med fornavn og sted, og du kan ta det tilbake når du vil. Dette er den eneste gangen vi spør om denne henvendelsen.`,
        paragraph`Svarer du ja på at det ble en jobb, kan stylisten måtte betale oss, og kan da skjønne hva du svarte.`,
      ],
    },
    'Fortell hvordan det gikk',
  );
