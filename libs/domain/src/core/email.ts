import { EMAIL_SUFFIXES } from './email-suffixes.js';

/** RFC 5321, section 4.5.3.1: the longest path is 256 octets with its angle brackets. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * RFC 5322 atoms joined by single dots. Quoted local parts are refused: no user of the forms has
 * one.
 */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Trims the text and removes invisible characters that copying adds. */
export function tidyEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/**
 * One `@`, at most 64 characters before it, and an ending of {@link EMAIL_SUFFIXES}; nothing a
 * mailer could read as a second recipient. Linear time.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0) return false;
  if (local.length > 64 || !LOCAL_PART.test(local)) return false;
  const labels = domain.split('.');
  const suffix = labels.at(-1)?.toLowerCase() ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    EMAIL_SUFFIXES.has(suffix)
  );
}

/**
 * The part before the `@` is ASCII. Other letters there need RFC 6531, which few mail servers have;
 * a domain always has an ASCII form.
 */
export function isTakenByEveryServer(email: string): boolean {
  return /^\p{ASCII}*@/u.test(email);
}

export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
