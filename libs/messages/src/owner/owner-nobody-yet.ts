import type { ClaimedNotification } from '@boligstyling/application';
import { hasContact } from '@boligstyling/domain';
import type { Template } from '../email.js';
import {
  askedHere,
  askedInWords,
  decisiveOf,
  isUnplaced,
  knowsAgent,
  mayAskMore,
  PLACE_UNKNOWN,
} from '../layout/asked-partners.js';
import { ownersTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { toOwner } from '../layout/to-owner.js';

/**
 * Tells the owner once, after a working day, that nobody has accepted, and if the search goes on.
 * It covers this lead alone, and so fits one merged into another person's lead without the owner's
 * knowledge. A former partner has still had the contact details.
 */
export const ownerNobodyYet: Template = (notification, settings) => {
  const { lead } = notification;
  const looksOn = mayAskMore(notification);
  const isBesideAgent = knowsAgent(notification);
  const assignments = askedHere({ assignments: decisiveOf(notification) });
  const wasAccepted = assignments.some(({ assignment }) => hasContact(assignment));
  const whom = isBesideAgent ? 'en stylist' : 'noen';
  const title = isBesideAgent ? 'Vi fant ingen stylist ennå' : 'Vi fant ingen ennå';
  const sinceWhen = `Det er en virkedag siden vi begynte å lete ${wasAccepted ? 'på nytt ' : ''}etter ${whom} til ${ownersTitle(lead)}`;
  const found = foundOf({ assignments }, wasAccepted, isBesideAgent);
  const unknown =
    wasAccepted || isBesideAgent ? '' : ' Ingen har fått vite hvem du er fra denne henvendelsen.';
  const cannotAsk = isUnplaced(notification);
  const next = looksOn ? 'Vi leter videre.' : 'Vi venter på svar.';
  return toOwner(notification, settings, {
    subject: title,
    preheader: `Det er vi lei for. ${cannotAsk ? PLACE_UNKNOWN : next}`,
    title,
    body: [
      paragraph`${sinceWhen}${found} Det er vi lei for.`,
      ...(cannotAsk
        ? [
            paragraph`${PLACE_UNKNOWN} Mangler adressen postnummer, eller er stedet feil, retter du det på siden.`,
          ]
        : []),
      paragraph`${looksOn ? 'Vi leter i to uker i alt, og du' : 'Flere enn dem spør vi ikke, men du'} får en e-post straks noen sier ja.${unknown}`,
    ],
  });
};

function foundOf(
  asked: Pick<ClaimedNotification, 'assignments'>,
  wasAccepted: boolean,
  isBesideAgent: boolean,
): string {
  if (wasAccepted) {
    const none = isBesideAgent ? 'ingen av dem' : 'ingen';
    return `. Vi har spurt ${askedInWords(asked)} i alt, og ${none} har henvendelsen nå.`;
  }
  if (asked.assignments.length > 0) {
    return `. Vi har spurt ${askedInWords(asked)}, og ingen har sagt ja ennå.`;
  }
  return `, og ${isBesideAgent ? 'ingen stylist har sagt ja' : 'ingen har sagt ja til den'} ennå.`;
}
