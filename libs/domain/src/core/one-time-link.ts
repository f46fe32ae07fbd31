/**
 * Proves access to a mailbox. Only its digest is stored. Submitting uses it up, opening does not.
 */
export const ONE_TIME_LINK_PURPOSES = [
  'invitation',
  'new-factor',
  'partner-page',
  'known-browser',
] as const;
export type OneTimeLinkPurpose = (typeof ONE_TIME_LINK_PURPOSES)[number];

/** A user, a partner, or nobody, when it only marks a browser as known. */
export const OPENED_BY_LINK = {
  invitation: 'user',
  'new-factor': 'user',
  'partner-page': 'partner',
  'known-browser': 'browser',
} as const satisfies Record<OneTimeLinkPurpose, string>;
export type OpenedByLink = (typeof OPENED_BY_LINK)[OneTimeLinkPurpose];

/** The shared login belongs to nobody. */
export const SHARED_PASSWORD_SUBJECT = '00000000-0000-0000-0000-000000000000';

export const ONE_TIME_LINK_HOURS: Record<OneTimeLinkPurpose, number> = {
  invitation: 7 * 24,
  'new-factor': 7 * 24,
  'partner-page': 0.5,
  'known-browser': 1,
};

export interface OneTimeLink {
  /** Also the id of its e-mail. */
  readonly id: string;
  readonly purpose: OneTimeLinkPurpose;
  readonly subjectId: string;
  readonly expiresAt: Date;
}

export function oneTimeLink(
  id: string,
  purpose: OneTimeLinkPurpose,
  subjectId: string,
  now: Date,
): OneTimeLink {
  // Whole seconds, like the token's expiry.
  const seconds = Math.floor(now.getTime() / 1000) + ONE_TIME_LINK_HOURS[purpose] * 3600;
  return { id, purpose, subjectId, expiresAt: new Date(seconds * 1000) };
}
