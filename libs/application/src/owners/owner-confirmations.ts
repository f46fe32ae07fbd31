import type { ConfirmedPurpose, NotificationKind, OwnerConfirmation } from '@boligstyling/domain';

export interface AskedConfirmation extends OwnerConfirmation {
  /** The notification's id too. */
  readonly id: string;
  readonly leadId: string;
  /** The lead's value when the link that requests this was opened. */
  readonly emailChangedAt: Date | null;
}

export interface GivenConfirmation {
  readonly leadId: string;
  readonly newEmail: string | null;
}

export interface FoundConfirmation extends GivenConfirmation {
  /** False once used, ended or expired. */
  readonly isOpen: boolean;
}

/** Owners' confirmations by e-mail. All throw DomainError `storage-unavailable`. */
export abstract class OwnerConfirmations {
  /**
   * Keeps the confirmation with its e-mails in one transaction, with rate limits that hold over all
   * processes. A new address replaces an earlier one.
   * @param ofMailbox all leads of the owner and mailbox, this one included: a new address is for
   *   all
   * @param others further notifications by id, to the lead's current address
   * @returns false when the lead is unknown, has another address now or has had CONFIRMATIONS_A_DAY
   *   in the last 24 hours, or the new address FIRST_EMAILS_A_DAY that day
   */
  abstract ask(
    asked: AskedConfirmation,
    ofMailbox: readonly string[],
    others: readonly { id: string; kind: NotificationKind }[],
    now: Date,
  ): Promise<boolean>;

  /**
   * Reads a confirmation without consuming it: the work may fail, and is then confirmed by the same
   * e-mail.
   * @returns undefined for another purpose, or an unknown or erased lead
   */
  abstract find(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<FoundConfirmation | undefined>;

  /**
   * Consumes a confirmation; undefined when it is for another purpose, used, expired or unknown.
   */
  abstract take(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<GivenConfirmation | undefined>;

  /** Voids the pending new address of these leads. */
  abstract keepEmail(leadIds: readonly string[], now: Date): Promise<void>;

  /**
   * Voids all pending confirmations of these leads.
   * @param but the confirmation that stays
   */
  abstract endAllOf(leadIds: readonly string[], now: Date, but?: string): Promise<void>;

  /** The last unconfirmed new address of these leads; null: none. */
  abstract pendingEmail(leadIds: readonly string[], now: Date): Promise<string | null>;

  /**
   * Resends the links of an address to LINKS_AT_A_TIME leads: active ones first, then by the oldest
   * last link, then the latest; leads permanently merged into another of the address are skipped.
   * Each link is sent LINKS_A_DAY times in 24 hours at most, and a mailbox gets
   * LINKS_TO_MAILBOX_A_DAY, over all processes. Held leads are skipped, because they cause no
   * e-mail.
   * @param newId makes a notification's id
   */
  abstract sendLinks(email: string, newId: () => string, now: Date): Promise<void>;

  /** Deletes those requested more than a day ago. */
  abstract deleteOld(now: Date): Promise<void>;
}
