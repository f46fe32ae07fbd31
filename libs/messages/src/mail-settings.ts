import {
  type ClaimedNotification,
  confirmToken,
  isItYouToken,
  type LinkSigner,
  ownerToken,
  type PartnerAssignment,
  partnerToken,
  oneTimeToken,
} from '@boligstyling/application';
import {
  type OneTimeLink,
  OPENED_BY_LINK,
  type OpenedByLink,
  type OwnerConfirmation,
} from '@boligstyling/domain';

/** What every message takes from the configuration. */
export interface MailSettings {
  /** The product's name in running text, for example «boligstyling». */
  readonly productName: string;
  /** The name the messages are signed and sent with, for example «Boligstyling». */
  readonly wordmark: string;
  /** Where lead notices go, and where owners can write. */
  readonly contactEmail: string;
  /** Where the link goes that makes a browser known to the shared password. */
  readonly adminEmail: string;
  /** The sender's bare address. Its domain also ends every Message-ID. */
  readonly mailFrom: string;
  /** Who runs the site, with its number and address; null, or left out: nobody has told that yet. */
  readonly operator?: string | null;
  /** The brand's own colours, by the names of the site's; those left out are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The site's own address. The only address that messages link to. */
  readonly publicUrl: string;
  /** Makes the links by which partners and owners do things without a login. */
  readonly links: LinkSigner;
}

/** The full address of one of the site's pages, for example `/personvern`. */
export function pageUrl(settings: MailSettings, path: `/${string}`): string {
  return settings.publicUrl.replace(/\/$/, '') + path;
}

/** The site as readers know it: its host, without scheme and path. */
export function siteName({ publicUrl }: MailSettings): string {
  return new URL(publicUrl).host;
}

/**
 * The page where a partner answers an assignment without a login. The token is in the fragment, which
 * reaches no server and so no log.
 *
 * @param at `passer-ikke`: where the answer «Passer ikke» is given
 */
export function answerPage(
  settings: MailSettings,
  asked: PartnerAssignment,
  at?: 'passer-ikke',
): string {
  const token = partnerToken(settings.links, asked);
  return pageUrl(settings, `/partner/svar${at ? `?${at}` : ''}#${token}`);
}

/** The page where an owner follows and changes a request without a login. The token is in the fragment too. */
export function ownerPage(
  settings: MailSettings,
  { lead, createdAt }: Pick<ClaimedNotification, 'lead' | 'createdAt'>,
): string {
  return pageUrl(settings, `/min-henvendelse#${ownerToken(settings.links, lead, createdAt)}`);
}

/** The page where an owner says whether what a later request says otherwise is so. */
export function isItYouPage(
  settings: MailSettings,
  { lead, createdAt }: Pick<ClaimedNotification, 'lead' | 'createdAt'>,
): string {
  return pageUrl(settings, `/min-henvendelse#${isItYouToken(settings.links, lead, createdAt)}`);
}

/** The page where an owner confirms what an e-mail asks about. */
export function confirmPage(
  settings: MailSettings,
  notificationId: string,
  confirmation: OwnerConfirmation,
): string {
  const token = confirmToken(settings.links, notificationId, confirmation);
  return pageUrl(settings, `/min-henvendelse#${token}`);
}

/** A partner's own page, where it logs in by a link to its mailbox. */
export function partnerPage(settings: MailSettings): string {
  return pageUrl(settings, '/partner');
}

const ONE_TIME_PAGES: Record<OpenedByLink, `/${string}`> = {
  person: '/admin/velkommen',
  partner: '/partner/logg-inn',
  browser: '/admin/nettleser',
};

/** The page where whoever holds a one-time link logs in, chooses how to, or makes the browser known. */
export function oneTimePage(settings: MailSettings, link: OneTimeLink): string {
  const page = ONE_TIME_PAGES[OPENED_BY_LINK[link.purpose]];
  return pageUrl(settings, `${page}#${oneTimeToken(settings.links, link)}`);
}
