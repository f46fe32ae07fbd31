import { ownersTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { quote as quoted } from '../layout/quote.js';
import { toOwner } from '../layout/to-owner.js';
import type { Template } from '../email.js';
import { reasonOf } from '../partner/quote-news.js';

export const ownerChoiceOverruled: Template = (notification, settings) => {
  const reason = reasonOf(notification);
  return toOwner(notification, settings, {
    subject: 'Valget ditt av tilbud er opphevet',
    preheader: 'Vi har endret hvordan henvendelsen står.',
    title: 'Valget ditt er opphevet',
    body: [
      paragraph`Vi har endret hvordan henvendelsen om ${ownersTitle(notification.lead)} står, så tilbudet du valgte, gjelder ikke lenger. Stylisten får den samme beskjeden.`,
      ...(reason ? [quoted('Grunnen', reason)] : []),
      paragraph`Stemmer det ikke, svarer du på denne e-posten.`,
    ],
  });
};
