import type { ClaimedPartnerNotification } from '@boligstyling/application';
import {
  areaName,
  hasAcceptedTerms,
  kronerText,
  PARTNER_TERMS_VERSION,
  type Partner,
  partnerGroupOf,
  pricedServices,
  priceRows,
} from '@boligstyling/domain';
import type { Email } from '../email.js';
import { emailTo } from '../layout/layout.js';
import { detailList } from '../layout/lead-details.js';
import { button, link, mailLink, paragraph, type Piece } from '../layout/piece.js';
import { greeting } from '../layout/reach-owner.js';
import {
  acceptTermsPage,
  type MailSettings,
  partnerPage,
  partnerTerms,
  siteName,
} from '../mail-settings.js';

/** With what is agreed with the partner; asks for the terms until they are accepted. */
export function welcomePieces(partner: Partner, settings: MailSettings, sentAt: Date): Piece[] {
  return [
    ...termsPieces(partner, settings, sentAt),
    paragraph`Når noen spør om hjelp der du jobber, og det er din tur, får du en e-post. Der står hva oppdraget gjelder, sted, størrelse, hva eieren har skrevet, hva det koster deg, og når du må svare. Navn, telefon, e-post og adresse får du når du sier ja.`,
    paragraph`Du betaler bare for oppdrag du tar. Svarer du ikke, eller sier du nei, koster det ingenting. Inntil tre får samme oppdrag, og eieren velger.`,
    ...agreedWith(partner),
    paragraph`Områder, pause og logo bestemmer du selv på siden din. Skriv ${partner.email} der, så sender vi en lenke du kommer inn med. Du trenger ikke passord.`,
    button(partnerPage(settings), 'Til siden din', 'outlined'),
    paragraph`${link(partnerTerms(settings), 'Vilkårene for partnere')} gjelder mellom deg og oss.`,
  ];
}

function agreedWith({ kind, prices, services, areas, weeklyCapacity }: Partner): Piece[] {
  const isStylist = partnerGroupOf(kind) === 'stylist';
  return [
    paragraph`Slik står du hos oss. Stemmer noe ikke, svar på denne e-posten.`,
    detailList([
      ...priceRows(prices, pricedServices({ kind, services })).map(({ label, priceOre }) => ({
        label: label ?? 'Pris',
        value: priceOre === 0 ? 'Gratis' : `${kronerText(priceOre)} for hvert oppdrag du tar`,
      })),
      ...(isStylist ? [{ label: 'Tjenester', value: services.join(', ') || 'Ingen ennå' }] : []),
      { label: 'Områder', value: areas.map(areaName).join(', ') || 'Ingen ennå' },
      { label: 'Kapasitet', value: `${weeklyCapacity} i uken` },
    ]),
  ];
}

function termsPieces(partner: Partner, settings: MailSettings, sentAt: Date): Piece[] {
  if (partner.termsVersion === PARTNER_TERMS_VERSION) return [];
  return [
    hasAcceptedTerms(partner)
      ? paragraph`Vilkårene for partnere er endret siden du godtok dem. Les dem og godta dem på nytt.`
      : paragraph`Én ting gjenstår: Les vilkårene for partnere og godta dem. Før det får du ingen henvendelser.`,
    button(acceptTermsPage(settings, partner, sentAt), 'Les og godta vilkårene'),
  ];
}

/** When the operator says so, to a partner that was added by hand or imported. */
export function partnerWelcome(
  { partner, createdAt }: ClaimedPartnerNotification,
  settings: MailSettings,
): Email {
  return emailTo(partner.name, partner.email, settings, {
    subject: `Velkommen som partner i ${settings.wordmark}`,
    title: 'Velkommen som partner',
    preheader: 'Du får spørsmål når det er din tur.',
    body: [
      greeting(partner.name),
      paragraph`Du er med i nettverket vårt av stylister og meglere.`,
      ...welcomePieces(partner, settings, createdAt),
    ],
    footer: [
      paragraph`Du får denne e-posten fordi du er lagt til som partner på ${siteName(settings)}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}
