import type { ConfirmedPurpose, NotificationKind, OwnerConfirmation } from '@boligstyling/domain';

export interface AskedConfirmation extends OwnerConfirmation {
  readonly id: string;
  readonly leadId: string;
  /** As of the requesting link. */
  readonly emailChangedAt: Date | null;
}

export interface GivenConfirmation {
  readonly leadId: string;
  readonly newEmail: string | null;
}

export interface FoundConfirmation extends GivenConfirmation {
  readonly isPending: boolean;
}

export abstract class OwnerConfirmations {
  /**
   * Stores the confirmation with its e-mails, within rate limits over all processes. A new address
   * replaces an earlier one.
   *
   * @param ofMailbox all leads of owner and mailbox
   * @param others further notifications by id, to the current address
   * @returns false for an unknown lead or another address, or over CONFIRMATIONS_A_DAY or
   * FIRST_EMAILS_A_DAY
   */
  abstract ask(
    asked: AskedConfirmation,
    ofMailbox: readonly string[],
    others: readonly { id: string; kind: NotificationKind }[],
    now: Date,
  ): Promise<boolean>;

  /**
   * Does not consume it: the work may fail, and is then confirmed by the same e-mail.
   *
   * @returns undefined for another purpose, or an unknown or erased lead
   */
  abstract find(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<FoundConfirmation | undefined>;

  /** Undefined when for another purpose, used, expired or unknown. */
  abstract take(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<GivenConfirmation | undefined>;

  abstract keepEmail(leadIds: readonly string[], now: Date): Promise<void>;

  /** @param but the confirmation that stays */
  abstract endAllOf(leadIds: readonly string[], now: Date, but?: string): Promise<void>;

  abstract pendingEmail(leadIds: readonly string[], now: Date): Promise<string | null>;

  /**
   * To LINKS_AT_A_TIME leads: active ones first, then by the oldest last link; permanently merged
   * and held leads are skipped. Each link is sent LINKS_A_DAY times in 24 hours at most, and a
   * mailbox gets LINKS_TO_MAILBOX_A_DAY, over all processes.
   */
  abstract sendLinks(email: string, newId: () => string, now: Date): Promise<void>;

  abstract deleteOld(until: Date): Promise<void>;
}
