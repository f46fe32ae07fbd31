import type { ClaimedApplicationNotification } from '@boligstyling/application';
import {
  APPLICATION_MONTHS,
  type ApplicationNotification,
  formatOrganizationNumber,
  type PartnerApplication,
} from '@boligstyling/domain';
import type { Email } from '../email.js';
import { type MailSettings, partnerPage, siteName } from '../mail-settings.js';
import { detailList } from '../layout/detail-list.js';
import { greeting } from '../layout/greeting.js';
import { emailTo } from '../layout/layout.js';
import type { Page } from '../layout/page-markup.js';
import { button, mailLink, paragraph, type Piece } from '../layout/piece.js';
import { quote } from '../layout/quote.js';

type Addressee = Pick<PartnerApplication, 'name' | 'email'>;

/**
 * The receipt repeats none of the applicant's text, because anybody can enter anybody's address.
 */
const WORDS: Record<
  ApplicationNotification,
  (application: PartnerApplication, settings: MailSettings, to: Addressee) => Omit<Page, 'footer'>
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
  'application-approved': (_, settings, { email }) => ({
    subject: `Velkommen som partner i ${settings.wordmark}`,
    title: 'Velkommen som partner',
    preheader: 'Du får spørsmål når det er din tur.',
    body: [
      paragraph`Søknaden er godkjent, og du er med i nettverket. Når noen spør om hjelp der du jobber, og det er din tur, får du en e-post med hva oppdraget gjelder, hva det koster og når du må svare.`,
      paragraph`Du betaler bare for oppdrag du tar. Svarer du ikke, eller sier du nei, koster det ingenting.`,
      paragraph`Områder, pause og logo bestemmer du selv på siden din. Skriv ${email} der, så sender vi en lenke du kommer inn med.`,
      button(partnerPage(settings), 'Til siden din', 'outlined'),
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
 * Reports the state of an application. An approved applicant gets it in the partner's login
 * mailbox, which an administrator may have corrected.
 */
export function partnerApplication(
  { kind, application, partner }: ClaimedApplicationNotification,
  settings: MailSettings,
): Email {
  const to = kind === 'application-approved' && partner ? partner : application;
  const words = WORDS[kind](application, settings, to);
  const name = kind === 'application-received' ? '' : to.name;
  return emailTo(name, to.email, settings, {
    ...words,
    body: [greeting(name), ...words.body],
    footer: [
      paragraph`Du får denne e-posten fordi noen har søkt om å bli partner på ${siteName(settings)}${to === application ? ' med adressen din' : ''}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
    ],
  });
}
