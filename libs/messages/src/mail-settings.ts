import {
  type ClaimedNotification,
  confirmToken,
  isItYouToken,
  type LinkSigner,
  ownerToken,
  type PartnerAssignment,
  partnerToken,
  termsToken,
  oneTimeToken,
} from '@boligstyling/application';
import {
  type OneTimeLink,
  OPENED_BY_LINK,
  type OpenedByLink,
  type OwnerConfirmation,
  type Partner,
} from '@boligstyling/domain';

export interface MailSettings {
  /** In running text: «boligstyling». */
  readonly productName: string;
  readonly wordmark: string;
  /** Receives lead notices and owners' replies. */
  readonly contactEmail: string;
  /** Authorises a browser for the shared login. */
  readonly adminEmail: string;
  /** Without a name. Its domain also ends every Message-ID. */
  readonly mailFrom: string;
  /** With organisation number and address; null or absent if not configured. */
  readonly operator?: string | null;
  /** By the site's names; missing ones are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The only address that emails link to. */
  readonly publicUrl: string;
  readonly links: LinkSigner;
  readonly matching: 'automatic' | 'manual';
}

export function pageUrl(settings: MailSettings, path: `/${string}`): string {
  return settings.publicUrl.replace(/\/$/, '') + path;
}

export function siteName({ publicUrl }: MailSettings): string {
  return new URL(publicUrl).host;
}

/**
 * The token is in the fragment, which reaches no server or log.
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

export function quotePage(settings: MailSettings, asked: PartnerAssignment): string {
  return pageUrl(settings, `/partner/tilbud#${partnerToken(settings.links, asked)}`);
}

export function ownerPage(
  settings: MailSettings,
  { lead, createdAt }: Pick<ClaimedNotification, 'lead' | 'createdAt'>,
): string {
  return pageUrl(settings, `/min-henvendelse#${ownerToken(settings.links, lead, createdAt)}`);
}

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

/** The public page of the terms for partners. */
export function partnerTerms(settings: MailSettings): string {
  return pageUrl(settings, '/partnervilkar');
}

/** The page on which a partner accepts them. */
export function acceptTermsPage(
  settings: MailSettings,
  partner: Pick<Partner, 'id' | 'emailChangedAt'>,
  causedAt: Date,
): string {
  return pageUrl(settings, `/partner/vilkar#${termsToken(settings.links, partner, causedAt)}`);
}

export function partnerPage(settings: MailSettings): string {
  return pageUrl(settings, '/partner');
}

const ONE_TIME_PAGES: Record<OpenedByLink, `/${string}`> = {
  user: '/admin/velkommen',
  partner: '/partner/logg-inn',
  browser: '/admin/nettleser',
};

/** Login, choice of a login method, or authorisation of a browser. */
export function oneTimePage(settings: MailSettings, link: OneTimeLink): string {
  const page = ONE_TIME_PAGES[OPENED_BY_LINK[link.purpose]];
  return pageUrl(settings, `${page}#${oneTimeToken(settings.links, link)}`);
}
