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

export interface MailSettings {
  /** The product's name in running text, for example «boligstyling». */
  readonly productName: string;
  /** The sender's name, for example «Boligstyling». */
  readonly wordmark: string;
  /** Receives lead notices and owners' replies. */
  readonly contactEmail: string;
  /** Receives the link that authorises a browser for the shared login. */
  readonly adminEmail: string;
  /** The bare sender address. Its domain also ends every Message-ID. */
  readonly mailFrom: string;
  /** The operator with organisation number and address; null or absent if not configured. */
  readonly operator?: string | null;
  /** The brand's colours by the site's names; missing ones are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The site's address, the only one that emails link to. */
  readonly publicUrl: string;
  /** Signs links for partners and owners without a login. */
  readonly links: LinkSigner;
}

/** The full address of a page, for example `/personvern`. */
export function pageUrl(settings: MailSettings, path: `/${string}`): string {
  return settings.publicUrl.replace(/\/$/, '') + path;
}

export function siteName({ publicUrl }: MailSettings): string {
  return new URL(publicUrl).host;
}

/**
 * Page to answer an assignment without a login. The token is in the fragment, which reaches no
 * server or log.
 *
 * @param at `passer-ikke` opens the decline form
 */
export function answerPage(
  settings: MailSettings,
  asked: PartnerAssignment,
  at?: 'passer-ikke',
): string {
  const token = partnerToken(settings.links, asked);
  return pageUrl(settings, `/partner/svar${at ? `?${at}` : ''}#${token}`);
}

/** The form for a quote, by the same link as {@link answerPage}. */
export function quotePage(settings: MailSettings, asked: PartnerAssignment): string {
  return pageUrl(settings, `/partner/tilbud#${partnerToken(settings.links, asked)}`);
}

export function ownerPage(
  settings: MailSettings,
  { lead, createdAt }: Pick<ClaimedNotification, 'lead' | 'createdAt'>,
): string {
  return pageUrl(settings, `/min-henvendelse#${ownerToken(settings.links, lead, createdAt)}`);
}

/** Page where the owner confirms or rejects the details of a later lead. */
export function isItYouPage(
  settings: MailSettings,
  { lead, createdAt }: Pick<ClaimedNotification, 'lead' | 'createdAt'>,
): string {
  return pageUrl(settings, `/min-henvendelse#${isItYouToken(settings.links, lead, createdAt)}`);
}

export function confirmPage(
  settings: MailSettings,
  notificationId: string,
  confirmation: OwnerConfirmation,
): string {
  const token = confirmToken(settings.links, notificationId, confirmation);
  return pageUrl(settings, `/min-henvendelse#${token}`);
}

/** A partner's own page, with login by email link. */
export function partnerPage(settings: MailSettings): string {
  return pageUrl(settings, '/partner');
}

const ONE_TIME_PAGES: Record<OpenedByLink, `/${string}`> = {
  user: '/admin/velkommen',
  partner: '/partner/logg-inn',
  browser: '/admin/nettleser',
};

/** Page of a one-time link: login, choice of a login method, or authorisation of a browser. */
export function oneTimePage(settings: MailSettings, link: OneTimeLink): string {
  const page = ONE_TIME_PAGES[OPENED_BY_LINK[link.purpose]];
  return pageUrl(settings, `${page}#${oneTimeToken(settings.links, link)}`);
}
