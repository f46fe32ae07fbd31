import { EMAIL_MAX_LENGTH } from '../core/email.js';
import { urlOf } from '../core/text.js';
import { type Consent, wasHeard } from './consent.js';
import { isTest, type Lead } from './lead.js';
import type { NotificationKind } from '../core/notification.js';

/** E-mails per mailbox and day caused by a typed address alone, as anybody can type anybody's. */
export const FIRST_EMAILS_A_DAY = 5;

const FIRST_EMAILS: readonly NotificationKind[] = ['owner-confirmation'];

export interface FirstEmail {
  readonly mailbox: string;
  /** In UTC, alike on every server. */
  readonly day: string;
}

/** Null: none leaves, or the administrator gets a test lead's. */
export function firstEmailOf(
  {
    customerEmail,
    receivedAt,
    testUntil,
  }: Pick<Lead, 'customerEmail' | 'receivedAt' | 'testUntil'>,
  kinds: readonly NotificationKind[],
  consents: readonly Consent[] = [],
): FirstEmail | null {
  if (wasHeard(consents)) return null;
  if (isTest({ testUntil }) || !kinds.some((kind) => FIRST_EMAILS.includes(kind))) return null;
  return firstEmailTo(customerEmail, receivedAt);
}

export function firstEmailTo(email: string, at: Date): FirstEmail {
  return { mailbox: mailboxOf(email), day: utcDay(at) };
}

/** Re-sent links are counted apart. */
export function linkEmailCounter(email: string, at: Date): FirstEmail {
  return { mailbox: `link ${mailboxOf(email)}`, day: utcDay(at) };
}

export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Folds spellings that reach one mailbox at some provider: case, plus suffix, dots and signs.
 * Others share only this counter. Cut, because folding can lengthen letters.
 */
export function mailboxOf(email: string): string {
  const [local, domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const [name] = local!.split('+');
  const plain = name!.replaceAll(/[^\p{L}\p{N}]/gu, '');
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

/** «blåbær.no» as `xn--blbr-roah.no`. */
function asDnsHasIt(domain: string): string {
  return urlOf(`http://${domain}`)?.hostname ?? domain;
}
