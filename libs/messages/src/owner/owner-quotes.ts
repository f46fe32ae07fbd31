import type { PartnerAssignment } from '@boligstyling/application';
import { isOpenQuote, type Quote, quotePriceText, termsOf } from '@boligstyling/domain';
import { detailList } from '../layout/detail-list.js';
import { ownersTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { toOwner } from '../layout/to-owner.js';
import { oneLine, type TimedTemplate } from '../email.js';

/** Collects new and revised quotes. An unproven mailbox reads neither names nor prices. */
export const ownerQuotes: TimedTemplate = (notification, settings, now) => {
  const { assignments, isMailboxProven, lead, quotes } = notification;
  const open = quotes.filter((each) => isOpenQuote(each, now));
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
        paragraph`${isOne ? 'Det er kommet et tilbud' : 'Det er kommet nytt i tilbudene'} om ${ownersTitle(lead)}. På siden ser du ${isOne ? 'hva det omfatter' : 'dem side om side'}, og der kan du velge.`,
        ...(details.length > 0 ? [detailList(details)] : []),
        paragraph`Prisene er med mva. Det er gratis og uforpliktende til du velger.`,
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
