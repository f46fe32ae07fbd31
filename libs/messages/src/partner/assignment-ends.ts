import { inText, askedDetails } from '../layout/lead-details.js';
import { type Template, oneLine, type TimedTemplate } from '../email.js';
import {
  ownAsked,
  ownAssignment,
  ownTitle,
  assignmentButton,
  howToDispute,
} from './partner-link.js';
import { paragraph, type Piece } from '../layout/html.js';
import { toPartner } from '../layout/recipients.js';
import type { ClaimedNotification } from '@boligstyling/application';
import {
  hasContact,
  isNotWaived,
  type PartnerGroup,
  type AssignmentState,
  isPastDeadline,
  shownStateOf,
} from '@boligstyling/domain';

/** Replaces a question or reminder that left after the deadline. */
const offerExpired: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  return toPartner(notification, settings, {
    subject: `Svarfristen er ute: ${asked.service}`,
    preheader: 'Du trenger ikke gjøre noe, og du betaler ingenting.',
    title: 'Svarfristen er ute',
    body: [
      paragraph`Denne e-posten kom ikke av sted før fristen for å svare på henvendelsen under var ute. Du trenger ikke gjøre noe, og du betaler ingenting.`,
      askedDetails(asked),
      paragraph`Vi spør deg igjen når det kommer noe nytt.`,
    ],
  });
};

export const assignmentUndone: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Angret: ${title}`,
    preheader: 'Du betaler ikke for oppdraget.',
    title: 'Du har angret',
    body: [
      paragraph`Du har angret på ${inText(title)}, og betaler ingenting. Eieren ser at du har trukket deg.`,
      paragraph`Ikke ta kontakt med eieren, og slett navn, telefon, e-post og adresse der du har lagret dem.`,
      askedDetails(ownAsked(notification)),
    ],
  });
};

export const assignmentWithdrawn: Template = (notification, settings) =>
  (hasContact(ownAssignment(notification).assignment) ? ofAssignment : ofOffer)(
    notification,
    settings,
  );

const ofAssignment: Template = (notification, settings) => {
  const { lead, ownSale } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Trukket tilbake: ${title}`,
    preheader: 'Ikke ta kontakt, og slett opplysningene.',
    title: 'Oppdraget er trukket tilbake',
    body: [
      paragraph`Oppdraget for ${oneLine(lead.customerName)}, ${inText(title)}, er trukket tilbake. Ikke ta kontakt med eieren om det, og slett opplysningene du har fått.`,
      ...(isNotWaived(ownSale)
        ? [whyDue(notification), assignmentButton(notification, settings, 'Se oppdraget')]
        : [paragraph`Du betaler ikke for oppdraget. Har du allerede betalt, hører du fra oss.`]),
    ],
  });
};

/** Not the owner's own words. */
function whyDue(notification: ClaimedNotification): Piece {
  if (notification.ownSale?.dispute?.decision === 'refused') {
    return paragraph`Vi har svart at oppdraget skal betales, og det står.`;
  }
  const { report } = ownAssignment(notification).assignment;
  const why = report ? 'Du har sagt fra hvordan det gikk' : 'Oppdraget var kommet i gang';
  return paragraph`${why}, så du betaler som avtalt. ${howToDispute(notification)}`;
}

const KINDS: Record<PartnerGroup, string> = {
  stylist: 'stylist',
  'estate-agent': 'eiendomsmegler',
};

const ofOffer: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  const { partnerGroup, withdrawnBy } = ownAssignment(notification).assignment;
  if (withdrawnBy === 'holds') return ofHomeItHas(notification, settings);
  return toPartner(notification, settings, {
    subject: `Trukket tilbake: ${asked.service}`,
    preheader: 'Du trenger ikke gjøre noe.',
    title: 'Oppdraget er trukket tilbake',
    body: [
      paragraph`Vi spør ikke lenger om henvendelsen under. Du trenger ikke svare, og du betaler ingenting.`,
      ...(withdrawnBy === 'moved'
        ? [
            paragraph`Stedet der boligen er, er rettet. Får du et nytt spørsmål om den, gjelder det der den er nå.`,
          ]
        : []),
      ...(withdrawnBy === 'service'
        ? [
            paragraph`Eieren har rettet tjenesten. Får du et nytt spørsmål om boligen, gjelder det tjenesten som er riktig nå.`,
          ]
        : []),
      ...(withdrawnBy === 'kind'
        ? [
            paragraph`Spørsmålet gikk til deg som ${KINDS[partnerGroup]}, og vi har nå notert noe annet om deg. Stemmer ikke det, svar på denne e-posten.`,
          ]
        : []),
      askedDetails(asked),
    ],
  });
};

/** The partner has the home through another assignment, which continues. */
const ofHomeItHas: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  return toPartner(notification, settings, {
    subject: `Du har denne fra før: ${asked.service}`,
    preheader: 'Du trenger ikke gjøre noe.',
    title: 'Du har denne fra før',
    body: [
      paragraph`Vi spør ikke lenger om henvendelsen under, for den gjelder en bolig du har et oppdrag for fra før. Det endrer ingenting ved det oppdraget. Du trenger ikke svare, og du betaler ingenting for denne.`,
      askedDetails(asked),
    ],
  });
};

/** Nothing is due. */
export const offerFilled: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  const isAgent = ownAssignment(notification).assignment.partnerGroup === 'estate-agent';
  return toPartner(notification, settings, {
    subject: `Tatt av andre: ${asked.service}`,
    preheader: 'Du trenger ikke svare, og du betaler ingenting.',
    title: 'Oppdraget er tatt',
    body: [
      paragraph`${isAgent ? 'En annen' : 'Andre'} svarte ja før deg på henvendelsen under. Du trenger ikke svare, og du betaler ingenting.`,
      askedDetails(asked),
      paragraph`Vi spør deg igjen når det kommer noe nytt.`,
    ],
  });
};

const ENDINGS: Partial<Record<AssignmentState, TimedTemplate>> = {
  undone: assignmentUndone,
  withdrawn: assignmentWithdrawn,
  filled: offerFilled,
  expired: offerExpired,
};

/**
 * A delayed email reports the end instead, so that it neither asks nor shows contact details. After
 * the deadline nobody is asked either.
 */
export const unlessEnded =
  (template: TimedTemplate): TimedTemplate =>
  (notification, settings, now) => {
    const { assignment } = ownAssignment(notification);
    const state = isPastDeadline(assignment, now) ? 'expired' : shownStateOf(assignment);
    return (ENDINGS[state] ?? template)(notification, settings, now);
  };
