import type { NotificationKind, NotificationState } from '@boligstyling/domain';

/** The delivery status of one notification. */
export interface NotificationRecord {
  readonly id: string;
  readonly kind: NotificationKind;
  /** Null for an e-mail to the owner or the operator. */
  readonly assignmentId: string | null;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** The next attempt; null once sent or parked. */
  readonly dueAt: Date | null;
  /** Without personal data; null while no attempt has failed. */
  readonly lastFault: string | null;
}

/** Counts of notifications by delivery status. */
export interface NotificationTally {
  readonly sent: number;
  readonly failed: number;
  /** Due or being sent. */
  readonly pending: number;
}

/** Limits a resend to one e-mail or to one lead's; empty: all. */
export interface MissingOf {
  readonly id?: string | undefined;
  readonly leadId?: string | undefined;
}

/** The administrator's view of the outbox. All throw DomainError `storage-unavailable`. */
export abstract class NotificationRecords {
  /** In order of creation; empty for an unknown lead. */
  abstract ofLead(leadId: string): Promise<NotificationRecord[]>;

  /**
   * Makes every unsent, unclaimed notification due at once, also parked ones.
   * @returns the ids of up to `limit`, oldest first
   */
  abstract releaseMissing(limit: number, of?: MissingOf): Promise<string[]>;

  /**
   * Marks an `uncertain` e-mail that is not resent as sent, after a manual check; changes no other.
   */
  abstract settleUncertain(id: string): Promise<void>;

  abstract tally(ids: readonly string[]): Promise<NotificationTally>;
}
