import { EMAIL_MAX_LENGTH } from '../core/email.js';
import type { Lead } from './lead.js';
import type { NotificationKind } from '../core/notification.js';

/**
 * Limits e-mails per mailbox and day that nothing but a typed address caused, as anybody can type
 * anybody's. One more lead is held; one more new address is not asked.
 */
export const FIRST_EMAILS_A_DAY = 5;

/** Further e-mails to the owner follow only from a lead that caused one of these. */
const FIRST_EMAILS: readonly NotificationKind[] = ['owner-confirmation'];

export interface FirstEmail {
  readonly mailbox: string;
  /** In UTC, so that every server counts the same day. */
  readonly day: string;
}

export function firstEmailOf(
  { customerEmail, receivedAt }: Pick<Lead, 'customerEmail' | 'receivedAt'>,
  kinds: readonly NotificationKind[],
): FirstEmail | null {
  if (!kinds.some((kind) => FIRST_EMAILS.includes(kind))) return null;
  return firstEmailTo(customerEmail, receivedAt);
}

export function firstEmailTo(email: string, at: Date): FirstEmail {
  return { mailbox: mailboxOf(email), day: utcDay(at) };
}

/** Re-sent links are counted apart from first e-mails. */
export function linkTo(email: string, at: Date): FirstEmail {
  return { mailbox: `link ${mailboxOf(email)}`, day: utcDay(at) };
}

export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Folds spellings that reach one mailbox at some provider: case, plus suffix, and dots and signs
 * between letters and digits. Owners that a provider does distinguish share only this counter. Cut
 * to the maximum length of an address, because folding can lengthen letters.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const plain = name.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const all = [...plain, '@', ...(ALSO_CALLED[domain] ?? asDnsHasIt(domain))];
  return all.slice(0, EMAIL_MAX_LENGTH).join('');
}

const ALSO_CALLED: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

/** «blåbær.no» becomes `xn--blbr-roah.no`, which people may write too. */
function asDnsHasIt(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
