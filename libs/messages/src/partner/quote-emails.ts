import { inText } from '../layout/lead-details.js';
import { type ClaimedNotification, partnerLinkOpens } from '@boligstyling/application';
import { type Quote, quotePriceText, termsOf } from '@boligstyling/domain';
import { paragraph, button, type Piece, quote as quoted } from '../layout/html.js';
import { reachOwner, ownerName, toPartner } from '../layout/recipients.js';
import type { Template } from '../email.js';
import { assignmentButton, ownTitle, ownAssignment } from './partner-link.js';
import { type MailSettings, partnerPage, quotePage } from '../mail-settings.js';

export function quoteButton(
  notification: ClaimedNotification,
  settings: MailSettings,
  words: string,
): Piece {
  const own = ownAssignment(notification);
  return partnerLinkOpens(own, notification.createdAt)
    ? button(quotePage(settings, own), words)
    : button(partnerPage(settings), 'Til siden din');
}

/** Two working days after an acceptance without a quote or a report. */
export const quoteReminder: Template = (notification, settings) => {
  const { lead } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Har du sendt tilbud? ${title}`,
    preheader: 'Eieren venter på prisen din.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på et tilbud`,
    body: [
      paragraph`Du har tatt ${inText(title)}, og har verken sendt tilbud eller sagt fra hvordan det gikk. Eieren venter på prisen din.`,
      quoteButton(notification, settings, 'Skriv tilbudet'),
      paragraph`Har dere avtalt noe uten tilbud, sier du fra på siden din.`,
      reachOwner(lead),
    ],
  });
};

const ownQuote = ({ assignmentId, quotes }: ClaimedNotification): Quote | undefined =>
  quotes.find((each) => each.assignmentId === assignmentId);

export const reasonOf = (notification: ClaimedNotification): string =>
  ownQuote(notification)?.reason ?? '';

export const quoteChosen: Template = (notification, settings) => {
  const { lead } = notification;
  const quote = ownQuote(notification);
  const terms = quote && termsOf(quote);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Tilbudet ditt er valgt: ${title}`,
    preheader: 'Ta kontakt og avtal når dere begynner.',
    title: 'Tilbudet ditt er valgt',
    body: [
      paragraph`Eieren har valgt tilbudet ditt om ${inText(title)}${terms ? ` til ${quotePriceText(terms)}${terms.hasVat ? ' med mva' : ''}` : ''}. Ta kontakt og avtal når dere begynner.`,
      reachOwner(lead),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

const USE_OF_DETAILS =
  'Bruk opplysningene om eieren bare til det dere eventuelt har avtalt, og slett dem ellers.';

export const quoteDeclined: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Tilbudet ditt ble ikke valgt: ${title}`,
    preheader: 'Du trenger ikke gjøre noe mer.',
    title: 'Tilbudet ditt ble ikke valgt',
    body: [
      paragraph`Eieren går ikke videre med tilbudet ditt om ${inText(title)}. ${USE_OF_DETAILS}`,
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

export const otherQuoteChosen: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Eieren har valgt en annen: ${title}`,
    preheader: 'Du trenger ikke å sende tilbud.',
    title: 'Eieren har valgt en annen',
    body: [
      paragraph`Eieren har valgt en annen til ${inText(title)}, så du trenger ikke å sende noe. ${USE_OF_DETAILS}`,
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

export const quoteExpired: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Tilbudet ditt er utløpt: ${title}`,
    preheader: 'Du kan sende det på nytt.',
    title: 'Tilbudet ditt er utløpt',
    body: [
      paragraph`Tilbudet ditt om ${inText(title)} gjelder ikke lenger, og eieren kan ikke velge det. Vil du at det fortsatt skal gjelde, sender du det på nytt med en ny dato.`,
      quoteButton(notification, settings, 'Send tilbudet på nytt'),
    ],
  });
};

export const quoteOverruled: Template = (notification, settings) => {
  const title = ownTitle(notification);
  const reason = reasonOf(notification);
  return toPartner(notification, settings, {
    subject: `Valget av tilbudet ditt er opphevet: ${title}`,
    preheader: 'Vi har endret hvordan henvendelsen står.',
    title: 'Valget av tilbudet ditt er opphevet',
    body: [
      paragraph`Vi har endret hvordan henvendelsen om ${inText(title)} står, så valget av tilbudet ditt gjelder ikke lenger. Eieren får den samme beskjeden.`,
      ...(reason ? [quoted('Grunnen', reason)] : []),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};
