import { type ClaimedSaleNotification, DeliveryFault } from '@boligstyling/application';
import { priceText, isUndecided, isWaived, type Sale, isNotWaived } from '@boligstyling/domain';
import type { Email, Template } from '../email.js';
import { type MailSettings, partnerPage } from '../mail-settings.js';
import { inText, askedDetails } from '../layout/lead-details.js';
import { paragraph, button, quote } from '../layout/html.js';
import { toPartner } from '../layout/recipients.js';
import {
  assignmentButton,
  ownAsked,
  ownAssignment,
  ownTitle,
  howToDispute,
} from '../partner/partner-link.js';

/**
 * A later waiver overrides a refusal.
 *
 * @param what the job, as the partner knows it
 * @param price as named in the question
 * @throws DeliveryFault when there is no ruling
 */
function rulingWords(sale: Sale | null, what: string, price: string) {
  if (!sale?.dispute?.decision) throw new DeliveryFault('no decision to tell of', false);
  const { answer, decision } = sale.dispute;
  const isWaivedSince = decision === 'refused' && isWaived(sale);
  const isCredited = decision === 'credited' || isWaivedSince;
  const isPaid = sale.paymentStatus === 'paid';
  return {
    subject: isCredited ? `Kreditert: ${what}` : `Ikke kreditert: ${what}`,
    preheader: isCredited ? 'Du betaler ikke for oppdraget.' : 'Oppdraget skal likevel betales.',
    title: isCredited ? 'Du betaler ikke' : 'Oppdraget står',
    body: [
      isCredited
        ? paragraph`Du sa fra om ${inText(what)}, og vi er enige: Du betaler ikke de ${price} det kostet. ${isPaid ? 'Du har betalt det, og hører fra oss om pengene.' : 'Står det allerede på en faktura, får du en kreditnota.'}`
        : paragraph`Du sa fra om ${inText(what)}. Vi har sett på det, og de ${price} det kostet, skal likevel betales.${isPaid ? ' Det er betalt, så du trenger ikke gjøre noe.' : ''}`,
      ...(answer && !isWaivedSince ? [quote('Vi skriver', answer)] : []),
    ],
  };
}

export const disputeDecided: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  const price = priceText(assignment.priceOre, notification.asksForVat);
  const words = rulingWords(notification.ownSale, title, price);
  const look = assignmentButton(notification, settings, 'Se oppdraget');
  const about = askedDetails(ownAsked(notification));
  return toPartner(notification, settings, { ...words, body: [...words.body, about, look] });
};

/** After a waiver or a merge. A delayed email says so where nothing is due any more. */
export const saleReinstated: Template = (notification, settings) =>
  (isNotWaived(notification.ownSale) ? due : stillWaived)(notification, settings);

/** A merge's makes it due again at another time. */
function isOfWaiver({ dueAgainAt, waivers }: Sale): boolean {
  return waivers.some(({ undoneAt }) => undoneAt && (!dueAgainAt || +undoneAt === +dueAgainAt));
}

const NOT_DUE = {
  preheader: 'Du betaler ikke for det.',
  title: 'Oppdraget skal ikke betales',
};

const stillWaived: Template = (notification, settings) =>
  toPartner(notification, settings, {
    ...NOT_DUE,
    subject: `Skal ikke betales: ${ownTitle(notification)}`,
    body: [
      notification.ownSale && isOfWaiver(notification.ownSale)
        ? paragraph`Oppdraget under er kreditert, så du betaler ikke for det.`
        : paragraph`Vi regnet henvendelsen under som den samme som en annen. Det gjelder ikke lenger, men du betaler ikke for oppdraget.`,
      askedDetails(ownAsked(notification)),
      button(partnerPage(settings), 'Til siden din', 'outlined'),
    ],
  });

function dueWords(sale: Sale | null, what: string, why: string, price: string) {
  const isPaid = sale?.paymentStatus === 'paid';
  return {
    subject: `Skal betales likevel: ${what}`,
    preheader: 'Det koster det som ble avtalt da du tok det.',
    title: 'Oppdraget skal betales likevel',
    body: [
      paragraph`${why} Det gjelder ikke lenger, og oppdraget koster ${price}, som avtalt da du tok det.${isPaid ? ' Det er betalt, så du trenger ikke gjøre noe.' : ''}`,
    ],
  };
}

const due: Template = (notification, settings) => {
  const { asksForVat, ownSale } = notification;
  const { assignment } = ownAssignment(notification);
  const price = priceText(assignment.priceOre, asksForVat);
  const why =
    ownSale && isOfWaiver(ownSale)
      ? 'Vi hadde kreditert oppdraget under.'
      : 'Vi regnet henvendelsen under som den samme som en annen, så du slapp å betale for begge.';
  const words = dueWords(ownSale, ownTitle(notification), why, price);
  return toPartner(notification, settings, {
    ...words,
    body: [
      ...words.body,
      paragraph`${howToDispute(notification)}`,
      askedDetails(ownAsked(notification)),
      assignmentButton(notification, settings, 'Se oppdraget'),
    ],
  });
};

function reinstatedWords(sale: Sale, what: string, price: string, settings: MailSettings) {
  if (isWaived(sale)) {
    const credited = paragraph`Vi har kreditert ${what}, så du betaler ikke for det.`;
    return { ...NOT_DUE, subject: `Skal ikke betales: ${what}`, body: [credited] };
  }
  const words = dueWords(sale, what, `Vi hadde kreditert ${what}.`, price);
  const how = isUndecided(sale.dispute)
    ? 'Du har sagt fra at det er feil, og vi svarer deg.'
    : `Mener du at det er feil, ${sale.dispute ? 'svar på denne e-posten' : 'kan du si fra på siden din så lenge det står en frist for det'}.`;
  const toPage = button(partnerPage(settings), 'Til siden din', 'outlined');
  return { ...words, body: [...words.body, paragraph`${how}`, toPage] };
}

/** The lead of this sale is erased. */
export function ofErasedSale(notice: ClaimedSaleNotification, settings: MailSettings): Email {
  const { kind, sale } = notice;
  const what = sale.reference ? `oppdrag ${sale.reference}` : 'et oppdrag som er slettet';
  const price = priceText(sale.amountOre, sale.vatRate !== null);
  const words =
    kind === 'sale-ruling'
      ? rulingWords(sale, what, price)
      : reinstatedWords(sale, what, price, settings);
  const erased = paragraph`Alt om eieren er slettet hos oss. Mer enn dette har vi ikke.`;
  return toPartner(notice, settings, { ...words, body: [...words.body, erased] });
}
