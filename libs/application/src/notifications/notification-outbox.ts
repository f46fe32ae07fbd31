import {
  type ClaimedSaleNotification,
  type SaleNotificationKind,
  OF_ERASED_SALE,
} from '../billing/sale-repository.js';
import {
  type ApplicationNotification,
  type PartnerNotification,
  type Assignment,
  type Consent,
  type ErasureNotification,
  type InvoiceAccount,
  type InvoiceNotification,
  type Lead,
  COST_NOTIFICATIONS,
  type LeadKey,
  type Notification,
  type NotificationKind,
  OFFER_NOTIFICATIONS,
  type OneTimeLink,
  type OwnerConfirmation,
  PARTNER_EMAILS_ABOUT_OWNER,
  type Partner,
  type PartnerApplication,
  type Quote,
  type Sale,
} from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';
import { Outbox } from '../core/outbox.js';

/** With each kind that reports a withdrawal instead once its assignment has ended. */
export const ABOUT_SALES: readonly NotificationKind[] = [
  ...OFFER_NOTIFICATIONS,
  ...PARTNER_EMAILS_ABOUT_OWNER,
  ...COST_NOTIFICATIONS,
  'assignment-withdrawn',
  'dispute-notification',
];

export const ABOUT_QUOTES: readonly NotificationKind[] = [
  'owner-quotes',
  'owner-choice-overruled',
  'quote-chosen',
  'quote-overruled',
];

export interface ClaimedNotification extends Notification {
  /** Of the lead's submission, for the logs. */
  readonly requestId: string | null;
  readonly lead: Lead;
  /** A link from this mailbox was pressed, for any lead. */
  readonly isMailboxProven: boolean;
  readonly consents: readonly Consent[];
  /** In order of offer. */
  readonly assignments: readonly PartnerAssignment[];
  /** By merged leads, for the {@link OFFER_NOTIFICATIONS}. */
  readonly mergedReveals: readonly Pick<Assignment, 'partnerId' | 'partnerGroup'>[];
  readonly confirmation: OwnerConfirmation | null;
  /** For kinds in {@link ABOUT_QUOTES}; else empty. */
  readonly quotes: readonly Quote[];
  /** For a `partner-correction`: corrected since the partner accepted; else empty. */
  readonly corrected: readonly LeadKey[];
  /** For kinds in {@link ABOUT_SALES}. */
  readonly ownSale: Sale | null;
  /** MVA comes on top: for the {@link ownSale} as at its acceptance, else as now. */
  readonly asksForVat: boolean;
}

export interface ClaimedErasureNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'partner-erasure';
  readonly requestId: null;
  readonly notice: ErasureNotification;
  readonly partner: Partner;
}

export interface ClaimedInvoiceNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: InvoiceNotification;
  readonly requestId: null;
  readonly account: InvoiceAccount;
  /** With all its credit notes; null for an invoice. */
  readonly creditedAccount: InvoiceAccount | null;
  readonly partner: Partner;
}

export interface ClaimedSignInLink extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sign-in-link';
  readonly requestId: null;
  readonly link: OneTimeLink;
  /** Null: the shared login's address in the settings. */
  readonly recipient: { readonly name: string; readonly email: string } | null;
}

export interface ClaimedApplicationNotification extends Pick<
  Notification,
  'id' | 'attempts' | 'createdAt'
> {
  readonly kind: ApplicationNotification;
  readonly requestId: null;
  readonly application: PartnerApplication;
  /** The partner made from it, maybe with another address. */
  readonly partner: Partner | null;
}

export interface ClaimedPartnerNotification extends Pick<
  Notification,
  'id' | 'attempts' | 'createdAt'
> {
  readonly kind: PartnerNotification;
  readonly requestId: null;
  readonly partner: Partner;
}

export type Outgoing =
  | ClaimedNotification
  | ClaimedErasureNotification
  | ClaimedInvoiceNotification
  | ClaimedSaleNotification
  | ClaimedSignInLink
  | ClaimedApplicationNotification
  | ClaimedPartnerNotification;

/** The e-mail that replaces this one where its lead is erased. */
export function replacedBy(email: Outgoing): { saleId: string; kind: SaleNotificationKind }[] {
  const kind = OF_ERASED_SALE[email.kind];
  return kind && 'ownSale' in email && email.ownSale ? [{ saleId: email.ownSale.id, kind }] : [];
}

/**
 * Obsolete e-mails are dropped when claimed or parked. An `uncertain` one is due again an hour
 * after its last copy, up to {@link MAX_COPIES}.
 */
export abstract class NotificationOutbox extends Outbox<Outgoing> {
  /**
   * {@link LEAVES_FIRST} before all others.
   *
   * @param onlyFirst claims only those
   */
  abstract override claimDue(
    limit: number,
    leaseSeconds: number,
    onlyFirst?: boolean,
  ): Promise<Outgoing[]>;

  /** If the claim still holds. */
  abstract renew(notification: Outgoing, leaseSeconds: number): Promise<void>;

  /**
   * Makes it `uncertain` and counts a copy, before the end of the text leaves.
   *
   * @returns false: another worker has it, it is gone, or it has had all its copies
   */
  abstract handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean>;

  /** Without an answer after {@link handOver} it stays `uncertain`. */
  abstract leaveUncertain(notification: Outgoing, cause: string): Promise<void>;
}
