import type {
  ChallengePurpose,
  ErasureNotification,
  InvoiceNotification,
  NotificationKind,
  NotificationState,
  OwnerConfirmation,
} from '@boligstyling/domain';
import type { NewSession } from '../../users/admin-sessions.js';
import type { SaleNotificationKind } from '../../billing/sale-repository.js';
import type { UserRecord } from '../../users/user-repository.js';

export interface StoredOutgoing {
  id: string;
  state: NotificationState;
  attempts: number;
  copies: number;
  createdAt: Date;
  dueAt: Date;
  /** Null while no worker has a lease. */
  leasedUntil: Date | null;
  sentAt: Date | null;
  lastFault: string | null;
}

export interface StoredNotification extends StoredOutgoing {
  leadId: string;
  kind: NotificationKind;
  assignmentId: string | null;
  toEmail?: string;
}

export interface StoredErasure extends StoredOutgoing {
  notice: ErasureNotification;
}

export interface StoredInvoiceNotification extends StoredOutgoing {
  kind: InvoiceNotification;
  invoiceId: string;
}

export interface StoredSaleNotification extends StoredOutgoing {
  kind: SaleNotificationKind;
  saleId: string;
}

/** The e-mail that brings the one-time link of the same id. */
export interface StoredLinkMail extends StoredOutgoing {
  kind: 'sign-in-link';
}

export interface StoredUser extends UserRecord {
  readonly step: number | null;
}

export interface StoredSession extends NewSession {
  openedAt: Date;
  renewedAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date;
  endedAt: Date | null;
}

export interface StoredChallenge {
  readonly purpose: ChallengePurpose;
  readonly subjectId: string | null;
  readonly value: string;
  readonly expiresAt: Date;
}

/** By the id of the notification that asks for it. */
export interface StoredConfirmation extends OwnerConfirmation {
  leadId: string;
  isUsed: boolean;
  /** True: used by confirming, and not ended otherwise. */
  isGiven?: boolean;
}

export type StoredMail =
  | StoredNotification
  | StoredErasure
  | StoredInvoiceNotification
  | StoredSaleNotification
  | StoredLinkMail;
