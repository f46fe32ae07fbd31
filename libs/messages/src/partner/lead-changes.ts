import {
  inText,
  type Detail,
  detailList,
  referenceDetail,
  askedDetails,
} from '../layout/lead-details.js';
import {
  CALLING_HOURS,
  type Assignment,
  canUndo,
  deadlineText,
  fieldsAfterReveal,
  revealedDetails,
  referenceOf,
  isNotWaived,
  type LeadKey,
  type Sale,
} from '@boligstyling/domain';
import { assignmentButton, ownTitle, ownAssignment, ownAsked } from './partner-link.js';
import { paragraph, button, type Piece } from '../layout/html.js';
import { ownerName, reachOwner, toPartner } from '../layout/recipients.js';
import type { Template, TimedTemplate, Email } from '../email.js';
import { partnerPage, type MailSettings } from '../mail-settings.js';
import type { ClaimedErasureNotification, ClaimedNotification } from '@boligstyling/application';

/**
 * For a partner with the data (GDPR, articles 16 and 19). Where the home has moved, only the
 * reference identifies the job.
 */
export const partnerCorrection: TimedTemplate = (notification, settings, now) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Rettet: ${title}`,
    preheader: 'Bruk de nye opplysningene fra nå.',
    title: 'Eieren har rettet opplysningene',
    body: [
      paragraph`Opplysningene om ${inText(title)} er rettet. Disse gjelder fra nå, og det som er endret etter at du tok oppdraget, er merket «rettet». Rett eller slett de gamle der du har lagret dem.`,
      ...ofService(assignment, now),
      notification.lead.contactByEmail
        ? paragraph`Eieren vil heller ha e-post enn å bli ringt opp.`
        : paragraph`Eieren kan ringes ${CALLING_HOURS}.`,
      detailList([
        ...correctedDetails(notification, assignment),
        referenceDetail(referenceOf(assignment.id)),
      ]),
      button(partnerPage(settings), 'Til siden din', 'outlined'),
    ],
  });
};

/** Marks what is other than the partner first got it, also what the owner took away. */
function correctedDetails(
  { lead, corrected }: ClaimedNotification,
  { partnerGroup }: Assignment,
): Detail[] {
  const shown = revealedDetails(lead, partnerGroup);
  const changed = fieldsAfterReveal(partnerGroup, lead).filter(({ key }) =>
    corrected.includes(key),
  );
  const gone = changed.filter(({ key }) => !shown.some((each) => each.key === key));
  const isChanged = (key: LeadKey) => changed.some((each) => each.key === key);
  return [
    ...shown.map(({ key, label, value }) => ({
      ...{ label: isChanged(key) ? `${label} (rettet)` : label, value },
    })),
    ...gone.map(({ label }) => ({ label: `${label} (rettet)`, value: 'Tatt bort' })),
  ];
}

function ofService(assignment: Assignment, now: Date): Piece[] {
  const { undoableUntil } = assignment;
  if (!undoableUntil || undoableUntil <= now || !canUndo(assignment, now)) return [];
  const until = deadlineText(undoableUntil, now);
  return [
    paragraph`Eieren har rettet tjenesten. Du beholder oppdraget til prisen du sa ja til. Passer det ikke lenger, kan du angre uten kostnad til ${until} på siden din. Sier du fra hvordan det gikk etter rettelsen, kan du ikke angre lenger. Har du sendt tilbud, gjaldt det den forrige tjenesten, og eieren kan ikke velge det før du har endret det.`,
  ];
}

/** GDPR, article 19. */
export function partnerErasure(erased: ClaimedErasureNotification, settings: MailSettings): Email {
  const { hadContact: held, reference } = erased.notice;
  const what = held
    ? 'Slett navn, telefon, e-post, adresse og alt annet du har om den, også i e-poster og notater. Ikke ta kontakt med eieren mer om den.'
    : 'Slett spørsmålet du fikk om den. Du trenger ikke gjøre noe annet.';
  return toPartner(erased, settings, {
    subject: `Slett henvendelse ${reference}`,
    preheader: 'Den er slettet hos oss.',
    title: held ? 'Slett det du har om denne' : 'Slett spørsmålet du fikk',
    body: [
      paragraph`Henvendelsen under er slettet hos oss. ${what}`,
      askedDetails(erased.notice),
      ...(held
        ? [
            paragraph`Skal du betale for den, står referansen og prisen på siden din. Mener du at det er feil, kan du si fra der så lenge det står en frist for det.`,
            button(partnerPage(settings), 'Til siden din', 'outlined'),
          ]
        : []),
      paragraph`Må du beholde noe fordi loven krever det, for eksempel et bilag, gjelder det bare det.`,
    ],
  });
}

/**
 * Only the earlier of two accepted leads is paid for. Names the later one only, and nothing of the
 * owner.
 */
export const leadsMerged: Template = (notification, settings) => {
  const title = ownTitle(notification);
  const costs = isNotWaived(notification.ownSale)
    ? paragraph`Det endrer ikke hva du betaler.`
    : paragraph`Du betaler bare for den tidligere, ikke for denne.${creditOf(notification.ownSale)}`;
  return toPartner(notification, settings, {
    subject: `Slått sammen: ${title}`,
    preheader: 'Du har tatt to henvendelser om samme bolig.',
    title: 'To henvendelser er slått sammen',
    body: [
      paragraph`Du har tatt to henvendelser som gjelder samme kunde og bolig. Vi har slått dem sammen, så henvendelsen under regnes som en del av den tidligere.`,
      costs,
      paragraph`Er det ikke samme kunde og bolig, svar på denne e-posten.`,
      askedDetails(ownAsked(notification)),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

function creditOf(sale: Sale | null): string {
  if (!sale) return '';
  return sale.paymentStatus === 'paid'
    ? ' Du har betalt for den, og hører fra oss om pengene.'
    : ' Står den allerede på en faktura, får du en kreditnota.';
}

export const partnerNotCalled: Template = (notification, settings) => {
  const { lead } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Eieren venter: ${title}`,
    preheader: 'Eieren sier at du ikke har tatt kontakt.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på deg`,
    body: [
      paragraph`Du har tatt ${inText(title)}, og eieren sier at du ikke har tatt kontakt ennå. ${
        lead.contactByEmail
          ? 'Skriv så snart du kan. Eieren vil heller ha e-post enn å bli ringt opp.'
          : `Ring så snart du kan, ${CALLING_HOURS}.`
      }`,
      reachOwner(lead),
      assignmentButton(notification, settings, 'Si fra hvordan det gikk'),
    ],
  });
};
