import type { ClaimedNotification } from '@boligstyling/application';
import { type Assignment, isAccepted, hasContact } from '@boligstyling/domain';
import type { Template } from '../email.js';
import {
  askedInWords,
  decisiveOf,
  isUnplaced,
  knowsAgent,
  mayAskAgain,
  mayAskMore,
  PLACE_UNKNOWN,
} from '../layout/asked-partners.js';
import { ownersTitle } from '../layout/lead-title.js';
import { paragraph } from '../layout/piece.js';
import { toOwner } from '../layout/to-owner.js';

/**
 * Tells the owner, once for each search, that it is over, with the choices left; for this lead
 * alone. Where nobody is left to ask, it says so without mentioning two weeks.
 */
export const ownerSearchEnded: Template = (notification, settings) => {
  const asked = decisiveOf(notification);
  const reveals = asked.map(({ assignment }) => assignment).filter(hasContact);
  const isBesideAgent = knowsAgent(notification);
  const hasSome = reveals.some(isAccepted);
  const canWait = mayAskMore(notification);
  const request = ownersTitle(notification.lead);
  const none = isBesideAgent ? 'Vi fant ingen stylist' : 'Vi fant ingen';
  const title = hasSome ? 'Vi fant ikke flere' : none;
  const done = canWait
    ? `Vi har lett i to uker etter ${hasSome ? 'flere' : isBesideAgent ? 'en stylist' : 'noen'} til ${request}`
    : `Vi har spurt ${askedInWords({ assignments: asked })} om ${request}`;
  return toOwner(notification, settings, {
    subject: title,
    preheader: canWait ? 'Du velger hva som skjer nå.' : 'Vi har spurt så mange vi kan.',
    title,
    body: [
      hasSome
        ? paragraph`${done}, og spør ikke flere av oss selv. For dem som har henvendelsen, endrer det ingenting.`
        : paragraph`${done}, og ${isBesideAgent ? NO_STYLIST : whatCameOfIt(reveals)}`,
      whatNow(notification),
    ],
  });
};

function whatNow(notification: ClaimedNotification) {
  if (!mayAskMore(notification)) {
    return paragraph`Vi har spurt så mange vi kan. På siden kan du trekke henvendelsen.`;
  }
  if (isUnplaced(notification)) {
    return paragraph`${PLACE_UNKNOWN} Mangler adressen postnummer, eller er stedet feil, retter du det på siden, og velger å vente litt til. Du kan også trekke henvendelsen.`;
  }
  return paragraph`På siden kan du vente litt til, så spør vi ${whoIsAsked(notification)}. Du kan også trekke henvendelsen.`;
}

/** Where an agent beside stylists has, or has had, the lead. */
const NO_STYLIST = 'ingen stylist har henvendelsen nå. Det er vi lei for.';

function whoIsAsked(notification: ClaimedNotification): string {
  const added = 'nye som kommer til';
  return mayAskAgain(notification) ? `dem som ikke svarte en gang til, og ${added}` : added;
}

function whatCameOfIt(formerReveals: readonly Assignment[]): string {
  return formerReveals.length > 0
    ? 'ingen har henvendelsen nå. Det er vi lei for.'
    : 'ingen har sagt ja til den. Det er vi lei for. Ingen har fått vite hvem du er fra denne henvendelsen.';
}
