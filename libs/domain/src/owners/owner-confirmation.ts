/**
 * Steps that need a confirmation from the owner's mailbox because others may have seen the lead's
 * link.
 */
export const CONFIRMED_PURPOSES = ['download', 'erase', 'new-email'] as const;
export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number];

/** Life of a confirmation link, which works once. */
export const CONFIRMATION_MINUTES = 30;

/** Limit per lead and day, for all purposes. */
export const CONFIRMATIONS_A_DAY = 5;

/** Limit of re-sent page links per lead and day. */
export const LINKS_A_DAY = 3;

export const LINKS_AT_A_TIME = 3;

/** Limit of re-sent links per mailbox and day, across leads and spellings. */
export const LINKS_TO_MAILBOX_A_DAY = 9;

export interface OwnerConfirmation {
  readonly purpose: ConfirmedPurpose;
  readonly expiresAt: Date;
  readonly newEmail: string | null;
}
