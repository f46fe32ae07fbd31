/**
 * What an owner must confirm from her mailbox before it is done, since a link may have been seen by
 * others: handing out all we have, erasing it, and writing to another address from now on.
 */
export const CONFIRMED_PURPOSES = ['download', 'erase', 'new-email'] as const;
export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number];

/** For so long a link to confirm by works, once. */
export const CONFIRMATION_MINUTES = 30;

/** So many of them are sent for a lead within a day, whatever for. */
export const CONFIRMATIONS_A_DAY = 5;

/** So often within a day the link to a lead's page is sent again because somebody asked for it. */
export const LINKS_A_DAY = 3;

/** Links to so many of a mailbox's requests are sent again at a time. */
export const LINKS_AT_A_TIME = 3;

/** So many of those links a day reach one mailbox, for all its requests and however its address is spelled. */
export const LINKS_TO_MAILBOX_A_DAY = 9;

/** Asked for, and not yet given. */
export interface OwnerConfirmation {
  readonly purpose: ConfirmedPurpose;
  readonly expiresAt: Date;
  /** The address that is to be written to from now on, for `new-email`; null for the others. */
  readonly newEmail: string | null;
}
