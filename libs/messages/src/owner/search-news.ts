import type { ClaimedNotification, PartnerAssignment } from '@boligstyling/application';
import { type Assignment, isAccepted, hasContact, isGranted } from '@boligstyling/domain';
import { type Template, oneLine } from '../email.js';
import {
  askedInWords,
  decisiveOf,
  isUnplaced,
  knowsAgent,
  mayAskAgain,
  mayAskMore,
  PLACE_UNKNOWN,
  askedHere,
  isUsedUp,
  mayShowMore,
} from '../layout/asked-partners.js';
import { ownersTitle, acceptedTitle, inText } from '../layout/lead-details.js';
import { paragraph } from '../layout/html.js';
import { toOwner } from '../layout/recipients.js';
import { ownAssignment } from '../partner/partner-link.js';

/**
 * Once, after a working day without an acceptance. By this lead alone, because the owner may not
 * know of the lead that it is merged into.
 */
export const ownerNobodyYet: Template = (notification, settings) => {
  const { lead } = notification;
  const looksOn = mayAskMore(notification);
  const isBesideAgent = knowsAgent(notification);
  const assignments = askedHere({ assignments: decisiveOf(notification) });
  const wasAccepted = assignments.some(({ assignment }) => hasContact(assignment));
  const whom = isBesideAgent ? 'en stylist' : 'noen';
  const title = isBesideAgent ? 'Vi fant ingen stylist ennå' : 'Vi fant ingen ennå';
  const sinceWhen = `Det er en virkedag siden vi begynte å lete ${wasAccepted ? 'på nytt ' : ''}etter ${whom} til ${inText(ownersTitle(lead))}`;
  const found = foundOf({ assignments }, wasAccepted, isBesideAgent);
  const unknown =
    wasAccepted || isBesideAgent ? '' : ' Ingen har fått vite hvem du er fra denne henvendelsen.';
  const cannotAsk = isUnplaced(notification);
  const looks = settings.matching === 'manual' ? BY_HAND : LOOKS_ON;
  const { next, plan } = looksOn ? looks : WAITS;
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
      paragraph`${plan} du får en e-post når noen sier ja.${unknown}`,
    ],
  });
};

const LOOKS_ON = { next: 'Vi leter videre.', plan: 'Vi leter i to uker i alt, og' };
const BY_HAND = { next: 'En av oss ser på den.', plan: 'En av oss ser på henvendelsen, og' };
const WAITS = { next: 'Vi venter på svar.', plan: 'Flere enn dem spør vi ikke, men' };

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

/** The partner gave the lead back, or we removed it. */
export const ownerPartnerLeft: Template = (notification, settings) => {
  const own = ownAssignment(notification);
  const { assignment, partner } = own;
  const name = oneLine(partner.name);
  const isWithdrawn = assignment.state === 'withdrawn';
  const title = `${name.split(' ')[0]} ${isWithdrawn ? 'tar ikke kontakt likevel' : 'kan likevel ikke'}`;
  const isOther = (each: PartnerAssignment) => each.assignment.partnerId !== assignment.partnerId;
  const others = notification.assignments.some(isOther)
    ? ' På siden ser du hvem andre som er spurt.'
    : '';
  const undone = assignment.undoableUntil
    ? 'har angret nå som tjenesten er rettet'
    : 'angret kort etter';
  const end = isWithdrawn ? 'men vi har trukket oppdraget tilbake' : `men ${undone}`;
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Opplysningene dine skal slettes der.',
    title,
    body: [
      paragraph`${name}, ${oneLine(partner.company)}, sa ja til ${inText(acceptedTitle(notification.lead, own))}, ${end}. Du blir ikke kontaktet derfra.`,
      paragraph`Vi har bedt om at opplysningene dine blir slettet der.${isUsedUp(notification) ? nobodyLeftText(notification) : others}`,
    ],
  });
};

/**
 * A former partner with contact keeps its place, so nobody else is asked unless the owner wants one
 * more. By this lead alone: a merged one may still have a partner.
 */
function nobodyLeftText(notification: ClaimedNotification): string {
  const over = isGranted(notification.consents, 'stylist')
    ? 'Alle plassene er brukt, så vi spør ikke flere av oss selv.'
    : 'Én megler har hatt opplysningene dine, så vi spør ingen flere.';
  const choice = mayShowMore(notification) ? ' Vil du høre fra en til, sier du fra på siden.' : '';
  return ` Ingen har denne henvendelsen nå. ${over} Det er vi lei for.${choice}`;
}

/** Once for each search, with the choices left; for this lead alone. */
export const ownerSearchEnded: Template = (notification, settings) => {
  const asked = decisiveOf(notification);
  const reveals = asked.map(({ assignment }) => assignment).filter(hasContact);
  const isBesideAgent = knowsAgent(notification);
  const hasSome = reveals.some(isAccepted);
  const canWait = mayAskMore(notification);
  const request = inText(ownersTitle(notification.lead));
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
