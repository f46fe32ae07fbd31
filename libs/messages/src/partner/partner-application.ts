import type {
  ClaimedApplicationNotification,
  ClaimedPartnerNotification,
} from '@boligstyling/application';
import {
  APPLICATION_MONTHS,
  type ApplicationNotification,
  formatOrganizationNumber,
  type Partner,
  type PartnerApplication,
  areaName,
  hasAcceptedTerms,
  kronerText,
  PARTNER_TERMS_VERSION,
  partnerGroupOf,
  pricedServices,
  priceRows,
} from '@boligstyling/domain';
import type { Email } from '../email.js';
import {
  type MailSettings,
  siteName,
  acceptTermsPage,
  partnerPage,
  partnerTerms,
} from '../mail-settings.js';
import { detailList } from '../layout/lead-details.js';
import { greeting } from '../layout/recipients.js';
import { emailTo, type Page } from '../layout/layout.js';
import { mailLink, paragraph, type Piece, quote, button, link } from '../layout/html.js';

type ToApplicant = Exclude<ApplicationNotification, 'application-notification'>;

/** Repeats none of the applicant's text, because anybody can enter anybody's address. */
const WORDS: Record<
  ToApplicant,
  (
    application: PartnerApplication,
    settings: MailSettings,
    createdAt: Date,
    partner: Partner | null,
  ) => Omit<Page, 'footer'>
> = {
  'application-received': ({ organizationNumber }, { wordmark }) => ({
    subject: `Vi har fått søknaden om å bli partner i ${wordmark}`,
    title: 'Takk for søknaden',
    preheader: 'Vi leser den og svarer på e-post.',
    body: [
      paragraph`Vi leser søknaden og svarer på denne e-postadressen. Er det noe vi lurer på, spør vi.`,
      detailList([{ label: 'Org.nr.', value: formatOrganizationNumber(organizationNumber) }]),
      paragraph`Har du ikke sendt noen søknad? Da har noen skrevet adressen din. Svar på e-posten, så sletter vi den.`,
    ],
  }),
  'application-asked': ({ reply }, { wordmark }) => ({
    subject: `Spørsmål om søknaden til ${wordmark}`,
    title: 'Vi lurer på noe',
    preheader: 'Svar på denne e-posten.',
    body: [
      paragraph`Vi har lest søknaden og vil gjerne vite litt mer. Svar på denne e-posten.`,
      ...written(reply),
    ],
  }),
  'application-approved': (_, settings, createdAt, partner) => ({
    subject: `Velkommen som partner i ${settings.wordmark}`,
    title: 'Velkommen som partner',
    preheader: 'Du får spørsmål når det er din tur.',
    body: [
      paragraph`Søknaden er godkjent, og du er med i nettverket.`,
      ...(partner ? welcomePieces(partner, settings, createdAt) : []),
    ],
  }),
  'application-refused': ({ reply }, { wordmark }) => ({
    subject: `Svar på søknaden til ${wordmark}`,
    title: 'Det ble nei denne gangen',
    preheader: 'Takk for at du ville være med.',
    body: [
      paragraph`Takk for at du ville bli partner. Firmaet blir ikke med i nettverket nå.`,
      ...written(reply),
      paragraph`Vi sletter søknaden etter ${String(APPLICATION_MONTHS)} måneder. Vil du ha den slettet før, svar på denne e-posten.`,
    ],
  }),
};

function written(reply: string | null): Piece[] {
  return reply ? [quote('Vi skriver', reply)] : [];
}

/**
 * An approved applicant gets it in the partner's login mailbox, which an administrator may have
 * corrected.
 */
export function partnerApplication(
  kind: ToApplicant,
  { application, partner, createdAt }: ClaimedApplicationNotification,
  settings: MailSettings,
): Email {
  const to = kind === 'application-approved' && partner ? partner : application;
  const words = WORDS[kind](application, settings, createdAt, partner);
  const name = kind === 'application-received' ? '' : to.name;
  return emailTo(name, to.email, settings, {
    ...words,
    body: [greeting(name), ...words.body],
    footer: [
      paragraph`Du får denne e-posten fordi noen har søkt om å bli partner på ${siteName(settings)}${to === application ? ' med adressen din' : ''}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}

const OFFERED = {
  stylist: {
    what: 'sted, størrelse, hva eieren har skrevet',
    whom: 'Inntil tre får samme oppdrag, og eieren velger.',
  },
  'estate-agent': {
    what: 'sted, størrelse, boligtype',
    whom: 'Den første megleren som sier ja, får oppdraget.',
  },
} as const;

/** With what is agreed with the partner; asks for the terms until they are accepted. */
function welcomePieces(partner: Partner, settings: MailSettings, sentAt: Date): Piece[] {
  const { what, whom } = OFFERED[partnerGroupOf(partner.kind)];
  return [
    ...termsPieces(partner, settings, sentAt),
    paragraph`Når noen spør om hjelp der du jobber, og det er din tur, får du en e-post. Der står hva oppdraget gjelder, ${what}, hva det koster deg, og når du må svare. Navn, telefon, e-post og adresse får du når du sier ja.`,
    paragraph`Du betaler bare for oppdrag du tar. Svarer du ikke, eller sier du nei, koster det ingenting. ${whom}`,
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
        value:
          priceOre === 0 ? 'Gratis' : `${kronerText(priceOre)} uten mva. for hvert oppdrag du tar`,
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
