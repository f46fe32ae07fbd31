import type { NotificationKind, NotificationState } from '@boligstyling/domain';

/** What became of one notification so far. */
export interface NotificationRecord {
  readonly id: string;
  readonly kind: NotificationKind;
  /** Which partner's it is; null: it goes to the owner or to us. */
  readonly assignmentId: string | null;
  readonly state: NotificationState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  /** When it is tried again; null once it is sent or parked. */
  readonly dueAt: Date | null;
  /** Why the last attempt failed, without personal data; null if none has. */
  readonly lastFault: string | null;
}

/** What became of several notifications so far. */
export interface NotificationTally {
  readonly sent: number;
  readonly failed: number;
  /** Due or on their way right now. */
  readonly pending: number;
}

/** Which of all that is missing: one e-mail, or those about a lead. Left out: all. */
export interface MissingOf {
  readonly id?: string | undefined;
  readonly leadId?: string | undefined;
}

/** The outbox as the administrator looks into it. All throw DomainError `storage-unavailable`. */
export abstract class NotificationRecords {
  /** In the order they were made; none when the lead is unknown. */
  abstract ofLead(leadId: string): Promise<NotificationRecord[]>;

  /**
   * Makes everything due at once that was never sent and that no worker holds, also what is parked.
   *
   * @returns the ids of up to `limit`, oldest first
   */
  abstract releaseMissing(limit: number, of?: MissingOf): Promise<string[]>;

  /**
   * Takes an `uncertain` e-mail that is not sent again for sent, as somebody has found out about it.
   * Changes nothing of any other.
   */
  abstract settleUncertain(id: string): Promise<void>;

  abstract tally(ids: readonly string[]): Promise<NotificationTally>;
}
