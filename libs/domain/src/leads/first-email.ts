import { EMAIL_MAX_LENGTH } from '../core/email.js';
import type { Lead } from './lead.js';
import type { NotificationKind } from '../core/notification.js';

/**
 * The most e-mails a day that reach a mailbox for no other reason than that somebody wrote its
 * address in a form: anybody can write anybody's. A lead that would cause one more is held, and an
 * address that would get one more as the new one of a request is not asked whether it is.
 */
export const FIRST_EMAILS_A_DAY = 5;

/** Those e-mails. What follows to the owner follows from a lead that has caused one. */
const FIRST_EMAILS: readonly NotificationKind[] = ['owner-confirmation'];

/** What an e-mail is counted under that follows from nothing but an address that somebody wrote. */
export interface FirstEmail {
  readonly mailbox: string;
  /** By UTC: the same day on every replica. */
  readonly day: string;
}

/** What the lead counts under when it causes these e-mails; null: none of them is a first one. */
export function firstEmailOf(
  { customerEmail, receivedAt }: Pick<Lead, 'customerEmail' | 'receivedAt'>,
  kinds: readonly NotificationKind[],
): FirstEmail | null {
  if (!kinds.some((kind) => FIRST_EMAILS.includes(kind))) return null;
  return firstEmailTo(customerEmail, receivedAt);
}

/** What an e-mail that only follows from somebody's having written this address counts under. */
export function firstEmailTo(email: string, at: Date): FirstEmail {
  return { mailbox: mailboxOf(email), day: utcDay(at) };
}

/** What a link counts under that is sent again because somebody asked for it: apart from what is sent first. */
export function linkTo(email: string, at: Date): FirstEmail {
  return { mailbox: `link ${mailboxOf(email)}`, day: utcDay(at) };
}

/** The day of a moment by UTC, such as `2026-11-20`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * One text for all spellings of an address that reach one mailbox somewhere: upper case, what
 * follows a plus, and dots and other signs between letters and digits count nowhere. Where a
 * provider does tell such addresses apart, their owners share the number, and nothing else. No longer
 * than an address may be: some letters become many.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.normalize('NFKC').toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const plain = name.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const all = [...plain, '@', ...(ALSO_CALLED[domain] ?? asDnsHasIt(domain))];
  return all.slice(0, EMAIL_MAX_LENGTH).join('');
}

/** Domains of providers by which the same names reach the same mailboxes. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'mac.com': 'icloud.com',
  'me.com': 'icloud.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

/** «blåbær.no» as `xn--blbr-roah.no`, which people may write too. */
function asDnsHasIt(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain;
}
