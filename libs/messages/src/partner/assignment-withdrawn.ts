import type { ClaimedNotification } from '@boligstyling/application';
import { hasContact, isSaleDue, type PartnerGroup } from '@boligstyling/domain';
import { oneLine, type Template } from '../email.js';
import { askedDetails } from '../layout/asked-details.js';
import { assignmentButton } from './assignment-button.js';
import { ifWrong } from '../owner/if-wrong.js';
import { ownAsked, ownAssignment, ownTitle } from './partner-link.js';
import { paragraph, type Piece } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/** Tells a partner not to answer, or not to contact the owner any more. */
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
      paragraph`Oppdraget for ${oneLine(lead.customerName)}, ${title}, er trukket tilbake. Ikke ta kontakt med eieren om det, og slett opplysningene du har fått.`,
      ...(isSaleDue(ownSale)
        ? [whyOwed(notification), assignmentButton(notification, settings, 'Se oppdraget')]
        : [paragraph`Du betaler ikke for oppdraget. Har du allerede betalt, hører du fra oss.`]),
    ],
  });
};

/** The owner's own words are not shown to the partner. */
function whyOwed(notification: ClaimedNotification): Piece {
  if (notification.ownSale?.dispute?.decision === 'refused') {
    return paragraph`Vi har svart at oppdraget skal betales, og det står.`;
  }
  const { report } = ownAssignment(notification).assignment;
  const why = report ? 'Du har sagt fra hvordan det gikk' : 'Oppdraget var kommet i gang';
  return paragraph`${why}, så du betaler som avtalt. ${ifWrong(notification)}`;
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
