import { inText, detailList, referenceDetail } from '../layout/lead-details.js';
import type { ClaimedNotification } from '@boligstyling/application';
import {
  type Assignment,
  CALLING_HOURS,
  canUndo,
  deadlineText,
  revealedDetails,
  isWaived,
  kronerText,
  type Lead,
  minutesAfter,
  referenceOf,
  UNDO_MINUTES,
  undoUntil,
} from '@boligstyling/domain';
import type { TimedTemplate } from '../email.js';
import { answerPage } from '../mail-settings.js';
import { quoteButton } from './quote-emails.js';
import { ownAssignment, ownTitle } from './partner-link.js';
import { button, heading, paragraph, type Piece } from '../layout/html.js';
import { ownerTask, reachOwner, replyToOwner, toPartner } from '../layout/recipients.js';

const CLOCK = new Intl.DateTimeFormat('nb', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Replies go to the owner, or to the operator where few mail servers accept the owner's address.
 */
export const partnerAssignment: TimedTemplate = (notification, settings, now) => {
  const { lead } = notification;
  const own = ownAssignment(notification);
  const title = ownTitle(notification);
  const task = ownerTask(lead);
  const email = toPartner(notification, settings, {
    subject: `${task}: ${title}`,
    preheader: 'Du har tatt oppdraget, og eieren vet at du tar kontakt.',
    title: task,
    body: [
      reachOwner(lead),
      howToReach(lead, title),
      detailList([
        ...revealedDetails(lead, own.assignment.partnerGroup),
        referenceDetail(referenceOf(own.assignment.id)),
      ]),
      ...(own.assignment.partnerGroup === 'stylist'
        ? [quoteButton(notification, settings, 'Skriv tilbudet')]
        : []),
      button(answerPage(settings, own), 'Si fra hvordan det gikk', 'outlined'),
      ...wayOut(own.assignment, costOf(notification, own.assignment), now),
      heading('Ditt ansvar for opplysningene'),
      paragraph`Fra nå er du selv behandlingsansvarlig. Fortell eieren hvem du er, hvor du har opplysningene fra og hva du bruker dem til, senest første gang dere snakker sammen (personvernforordningen artikkel 14).`,
      paragraph`Bruk opplysningene bare til dette oppdraget, og slett dem etterpå.`,
    ],
  });
  return { ...email, replyTo: replyToOwner(lead) ?? email.replyTo };
};

function howToReach(lead: Lead, title: string): Piece {
  if (lead.customerEmail === '')
    return paragraph`Eieren har bedt om å bli kontaktet om ${inText(title)}. Ring ${CALLING_HOURS}, helst med en gang. Du kan også sende SMS. Eieren har ikke e-post.`;
  const canAnswer = replyToOwner(lead) !== undefined;
  if (lead.contactByEmail) {
    return canAnswer
      ? paragraph`Eieren har bedt om å bli kontaktet om ${inText(title)}, og helst på e-post. Du kan svare på denne e-posten: Svaret går til eieren. Må du ringe, gjør det ${CALLING_HOURS}.`
      : paragraph`Eieren har bedt om å bli kontaktet om ${inText(title)}, og helst på e-post. Adressen er en som mange e-postsystemer ikke tar, og er kanskje feilskrevet. Kommer e-posten ikke fram, ring ${CALLING_HOURS}.`;
  }
  return canAnswer
    ? paragraph`Eieren har bedt om å bli kontaktet om ${inText(title)}. Ring ${CALLING_HOURS}, helst med en gang. Du kan også sende SMS, eller svare på denne e-posten: Svaret går til eieren.`
    : paragraph`Eieren har bedt om å bli kontaktet om ${inText(title)}. Ring ${CALLING_HOURS}, helst med en gang. Du kan også sende SMS. E-postadressen er en som mange e-postsystemer ikke tar, og er kanskje feilskrevet.`;
}

function wayOut(assignment: Assignment, price: Piece, now: Date): Piece[] {
  const until = canUndo(assignment, now) ? undoUntil(assignment) : null;
  if (!until) return [price];
  const isSoon = until <= minutesAfter(now, UNDO_MINUTES);
  const moment = isSoon ? `kl.\u00a0${CLOCK.format(until)}` : deadlineText(until, now);
  const undo = paragraph`Du kan angre til ${moment} på den samme siden. Da betaler du ikke. Sier du fra hvordan det gikk, kan du ikke angre lenger.`;
  return [price, heading('Tok du feil?'), undo];
}

/** A delayed email names no price of a sale waived since. */
function costOf({ asksForVat, ownSale }: ClaimedNotification, { priceOre }: Assignment): Piece {
  if (priceOre === 0) return paragraph`Oppdraget er gratis.`;
  if (ownSale && isWaived(ownSale)) return paragraph`Du betaler ikke for oppdraget.`;
  return paragraph`Prisen er ${kronerText(priceOre)}${asksForVat ? ' + mva' : ''}.`;
}
