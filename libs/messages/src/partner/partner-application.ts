import type { ClaimedApplicationNotification } from '@boligstyling/application';
import {
  APPLICATION_MONTHS,
  type ApplicationNotification,
  formatOrganizationNumber,
  type Partner,
  type PartnerApplication,
} from '@boligstyling/domain';
import type { Email } from '../email.js';
import { type MailSettings, siteName } from '../mail-settings.js';
import { welcomePieces } from './partner-welcome.js';
import { detailList } from '../layout/lead-details.js';
import { greeting } from '../layout/reach-owner.js';
import { emailTo } from '../layout/layout.js';
import type { Page } from '../layout/page-markup.js';
import { mailLink, paragraph, type Piece, quote } from '../layout/piece.js';

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
