import type { ConfirmedPurpose, NotificationKind, OwnerConfirmation } from '@boligstyling/domain';

/** A confirmation that is asked for by e-mail. */
export interface AskedConfirmation extends OwnerConfirmation {
  /** Of the notification that asks for it, too. */
  readonly id: string;
  readonly leadId: string;
  /** As the lead had it when the link was opened by which this is asked. */
  readonly emailChangedAt: Date | null;
}

/** A confirmation that was given. */
export interface GivenConfirmation {
  readonly leadId: string;
  readonly newEmail: string | null;
}

/** A confirmation that was asked for. */
export interface FoundConfirmation extends GivenConfirmation {
  /** Whether it can still be given: it is neither used nor ended nor over. */
  readonly isOpen: boolean;
}

/** What owners confirm from their mailboxes. All throw DomainError `storage-unavailable`. */
export abstract class OwnerConfirmations {
  /**
   * Keeps the question with the e-mail that asks it and others that tell of it, all or nothing.
   * Exact over all replicas. Another new address takes the place of the one before.
   *
   * @param ofMailbox the leads of the same owner and mailbox, that one too: a new address is for all
   * @param others notifications besides, each by its id: they go to the address that the lead has now
   * @returns false when the lead is unknown, is written to elsewhere by now or has had CONFIRMATIONS_A_DAY in the last 24 hours, or the
   *   new address FIRST_EMAILS_A_DAY that day
   */
  abstract ask(
    asked: AskedConfirmation,
    ofMailbox: readonly string[],
    others: readonly { id: string; kind: NotificationKind }[],
    now: Date,
  ): Promise<boolean>;

  /**
   * Looks at a confirmation and does not take it: what it is for may fail, and is then confirmed by the
   * same letter.
   *
   * @returns undefined when it is for something else or unknown, as it is once its lead is erased
   */
  abstract find(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<FoundConfirmation | undefined>;

  /** Takes a confirmation, once; undefined when it is for something else, used, over or unknown. */
  abstract take(
    id: string,
    purpose: ConfirmedPurpose,
    now: Date,
  ): Promise<GivenConfirmation | undefined>;

  /** Ends the new address that was asked for of these leads: whoever got that letter confirms nothing. */
  abstract keepEmail(leadIds: readonly string[], now: Date): Promise<void>;

  /**
   * Ends what was asked for of these leads and not given: whoever has those letters confirms nothing.
   *
   * @param but the confirmation that stays open
   */
  abstract endAllOf(leadIds: readonly string[], now: Date, but?: string): Promise<void>;

  /** The address that the owner of these leads has yet to confirm, the last one; null: none. */
  abstract pendingEmail(leadIds: readonly string[], now: Date): Promise<string | null>;

  /**
   * Lets the links to LINKS_AT_A_TIME leads of an address be sent there again: of those that go on first, then
   * of those whose link was sent least lately, then of the latest, and of none that has joined another
   * of the address for good. Each is sent LINKS_A_DAY times in 24 hours at most, and to one mailbox
   * LINKS_TO_MAILBOX_A_DAY a day, exact over all replicas. Held leads are passed over: nobody is
   * written to because of them.
   *
   * @param newId makes a notification's id
   */
  abstract sendLinks(email: string, newId: () => string, now: Date): Promise<void>;

  /** Forgets those that were asked for more than a day ago. */
  abstract forget(now: Date): Promise<void>;
}
