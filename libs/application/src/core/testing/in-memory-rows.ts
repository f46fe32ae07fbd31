import type {
  ChallengePurpose,
  ErasureNotice,
  InvoiceNotice,
  NotificationKind,
  NotificationState,
  OwnerConfirmation,
} from '@boligstyling/domain';
import type { NewSession } from '../../users/admin-sessions.js';
import type { UserRecord } from '../../users/user-repository.js';

/** One row of the outbox as a test may look at it. */
export interface StoredOutgoing {
  id: string;
  state: NotificationState;
  attempts: number;
  copies: number;
  createdAt: Date;
  dueAt: Date;
  /** Until when a worker holds it; null while none does. */
  leasedUntil: Date | null;
  sentAt: Date | null;
  lastFault: string | null;
}

/** One that a lead has caused. */
export interface StoredNotification extends StoredOutgoing {
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  toEmail?: string;
}

/** One that tells a partner of an erasure. */
export interface StoredErasure extends StoredOutgoing {
  notice: ErasureNotice;
}

/** One that tells a partner of an invoice. */
export interface StoredInvoiceNotice extends StoredOutgoing {
  kind: InvoiceNotice;
  invoiceId: string;
}

/** One that tells a partner of a sale whose lead is erased. */
export interface StoredSaleNotice extends StoredOutgoing {
  kind: 'sale-ruling';
  saleId: string;
}

/** One that brings someone the one-time link of the same id. */
export interface StoredLinkMail extends StoredOutgoing {
  kind: 'sign-in-link';
}

/** A person, with the step of the last code she used. */
export interface StoredUser extends UserRecord {
  readonly step: number | null;
}

/** A session of the dashboard. */
export interface StoredSession extends NewSession {
  openedAt: Date;
  renewedAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date;
  endedAt: Date | null;
}

/** What a browser has been asked. */
export interface StoredChallenge {
  readonly purpose: ChallengePurpose;
  readonly subjectId: string | null;
  readonly value: string;
  readonly expiresAt: Date;
}

/** What an owner has been asked to confirm, by the id of the notification that asks. */
export interface StoredConfirmation extends OwnerConfirmation {
  leadId: string;
  isUsed: boolean;
  /** Used by whoever confirmed, and not ended otherwise. */
  isGiven?: boolean;
}

/** Whatever leaves by the outbox. */
export type StoredMail =
  | StoredNotification
  | StoredErasure
  | StoredInvoiceNotice
  | StoredSaleNotice
  | StoredLinkMail;
