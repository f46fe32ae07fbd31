/**
 * A link by e-mail that proves who holds the mailbox: it works once, and not for ever. What is kept
 * of it is a digest. Looking at it uses nothing up; only what its reveal then sends does.
 */
export const ONE_TIME_LINK_PURPOSES = [
  'invitation',
  'new-factor',
  'partner-page',
  'known-browser',
] as const;
export type OneTimeLinkPurpose = (typeof ONE_TIME_LINK_PURPOSES)[number];

/**
 * What a link lets in: a person of the dashboard, a partner, or nobody yet, where it only makes a
 * browser known so that its tries to log in are its own.
 */
export const OPENED_BY_LINK = {
  invitation: 'person',
  'new-factor': 'person',
  'partner-page': 'partner',
  'known-browser': 'browser',
} as const satisfies Record<OneTimeLinkPurpose, string>;
export type OpenedByLink = (typeof OPENED_BY_LINK)[OneTimeLinkPurpose];

/** Whose a link for whoever knows the shared password is: nobody's in particular. */
export const SHARED_PASSWORD_SUBJECT = '00000000-0000-0000-0000-000000000000';

/** For so long each works. */
export const ONE_TIME_LINK_HOURS: Record<OneTimeLinkPurpose, number> = {
  invitation: 7 * 24,
  'new-factor': 7 * 24,
  'partner-page': 0.5,
  'known-browser': 1,
};

export interface OneTimeLink {
  /** Of the e-mail that holds it, too. */
  readonly id: string;
  readonly purpose: OneTimeLinkPurpose;
  /** Whose it is. */
  readonly subjectId: string;
  readonly expiresAt: Date;
}

/** A link for someone, from now on. */
export function oneTimeLink(
  id: string,
  purpose: OneTimeLinkPurpose,
  subjectId: string,
  now: Date,
): OneTimeLink {
  // Whole seconds, as the link itself says it.
  const seconds = Math.floor(now.getTime() / 1000) + ONE_TIME_LINK_HOURS[purpose] * 3600;
  return { id, purpose, subjectId, expiresAt: new Date(seconds * 1000) };
}
