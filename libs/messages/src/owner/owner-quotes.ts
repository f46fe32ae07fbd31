import {
  WIN_SILENCE_WORKING_DAYS,
  numberInWords,
  isForEarlierService,
  isOpenQuote,
  type Quote,
  quotePriceText,
  termsOf,
} from '@boligstyling/domain';
import { oneLine, type Template, type TimedTemplate } from '../email.js';
import { ownersTitle, inText, detailList } from '../layout/lead-details.js';
import { ownAssignment } from '../partner/partner-link.js';
import { paragraph, quote as quoted } from '../layout/html.js';
import { toOwner } from '../layout/recipients.js';
import { reasonOf } from '../partner/quote-emails.js';
import type { PartnerAssignment } from '@boligstyling/application';

export const ownerChoiceOverruled: Template = (notification, settings) => {
  const reason = reasonOf(notification);
  return toOwner(notification, settings, {
    subject: 'Valget ditt av tilbud er opphevet',
    preheader: 'Vi har endret hvordan henvendelsen står.',
    title: 'Valget ditt er opphevet',
    body: [
      paragraph`Vi har endret hvordan henvendelsen om ${inText(ownersTitle(notification.lead))} står, så tilbudet du valgte, gjelder ikke lenger. Stylisten får den samme beskjeden.`,
      ...(reason ? [quoted('Grunnen', reason)] : []),
      paragraph`Stemmer det ikke, svarer du på denne e-posten.`,
    ],
  });
};

/** An unproven mailbox reads neither names nor prices. */
export const ownerQuotes: TimedTemplate = (notification, settings, now) => {
  const { assignments, isMailboxProven, lead, quotes } = notification;
  const isShown = (each: Quote) =>
    isOpenQuote(each, now) && !isForEarlierService(each, lead.serviceType);
  const open = quotes.filter(isShown);
  const isOne = open.length === 1;
  const subject = isOne ? 'Du har fått et tilbud' : 'Du har fått tilbud';
  const details = isMailboxProven ? open.map((each) => detailOf(each, assignments)) : [];
  return toOwner(
    notification,
    settings,
    {
      subject,
      preheader: isOne ? 'Se hva det gjelder.' : 'Sammenlign dem på siden din.',
      title: subject,
      body: [
        paragraph`${isOne ? 'Det er kommet et tilbud' : 'Det er kommet nytt i tilbudene'} om ${inText(ownersTitle(lead))}. På siden ser du ${isOne ? 'hva det omfatter' : 'dem side om side'}, og der kan du velge.`,
        ...(details.length > 0 ? [detailList(details)] : []),
        paragraph`Det kommer ikke mva. i tillegg til prisene. Det er gratis og uforpliktende til du velger.`,
      ],
    },
    'Se tilbudene',
  );
};

function detailOf(quote: Quote, assignments: readonly PartnerAssignment[]) {
  const of = assignments.find(({ assignment }) => assignment.id === quote.assignmentId);
  const terms = termsOf(quote);
  return {
    label: of ? oneLine(of.partner.name) : 'Tilbud',
    value: terms ? quotePriceText(terms) : '',
  };
}

export const ownerChoice: Template = (notification, settings) => {
  const { partner } = ownAssignment(notification);
  const name = oneLine(partner.name);
  const first = name.split(' ')[0] ?? name;
  const title = `Har du valgt ${first}?`;
  return toOwner(
    notification,
    settings,
    {
      subject: title,
      preheader: `${name} melder at dere har en avtale.`,
      title,
      body: [
        paragraph`${name}, ${oneLine(partner.company)}, melder at dere er blitt enige om ${inText(ownersTitle(notification.lead))}. Stemmer det?`,
        paragraph`Svarer du ja, gir vi beskjed til de andre. Svarer du nei, står alt som før. Hører vi ikke fra deg på ${numberInWords(WIN_SILENCE_WORKING_DAYS)} virkedager, regner vi det som et ja.`,
      ],
    },
    'Svar på siden din',
  );
};
