import type { ClaimedNotification } from '@boligstyling/application';
import { type Quote, quotePriceText, termsOf } from '@boligstyling/domain';
import { paragraph } from '../layout/piece.js';
import { quote as quoted } from '../layout/quote.js';
import { reachOwner } from '../layout/reach-owner.js';
import { toPartner } from '../layout/to-partner.js';
import type { Template } from '../email.js';
import { assignmentButton } from './assignment-button.js';
import { ownTitle } from './partner-link.js';
import { quoteButton } from './quote-button.js';

const ownQuote = ({ assignmentId, quotes }: ClaimedNotification): Quote | undefined =>
  quotes.find((each) => each.assignmentId === assignmentId);

/** Why an administrator overruled the choice; empty: unknown. */
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
      paragraph`Eieren har valgt tilbudet ditt om ${title}${terms ? ` til ${quotePriceText(terms)} med mva` : ''}. Ta kontakt og avtal når dere begynner.`,
      reachOwner(lead),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

export const quoteDeclined: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Tilbudet ditt ble ikke valgt: ${title}`,
    preheader: 'Eieren har svart på tilbudene.',
    title: 'Tilbudet ditt ble ikke valgt',
    body: [
      paragraph`Eieren har takket nei til tilbudet ditt om ${title}. Bruk opplysningene om eieren bare til det dere eventuelt har avtalt, og slett dem ellers.`,
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
      paragraph`Tilbudet ditt om ${title} gjelder ikke lenger, og eieren kan ikke velge det. Vil du at det fortsatt skal gjelde, sender du det på nytt med en ny dato.`,
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
      paragraph`Vi har endret hvordan henvendelsen om ${title} står, så valget av tilbudet ditt gjelder ikke lenger. Eieren får den samme beskjeden.`,
      ...(reason ? [quoted('Grunnen', reason)] : []),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};
