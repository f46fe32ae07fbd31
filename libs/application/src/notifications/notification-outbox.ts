import type { ClaimedSaleNotification } from '../billing/sale-repository.js';
import {
  type ApplicationNotification,
  type Assignment,
  type Consent,
  type ErasureNotification,
  type InvoiceAccount,
  type InvoiceNotification,
  type Lead,
  NEWS_OF_COSTS,
  type Notification,
  type NotificationKind,
  type OneTimeLink,
  type OwnerConfirmation,
  type Partner,
  type PartnerApplication,
  type Quote,
  type Sale,
} from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';
import { Outbox } from '../core/outbox.js';

/** E-mails to a partner about its sale. */
export const TELLS_OF_SALES: readonly NotificationKind[] = [
  'partner-assignment',
  ...NEWS_OF_COSTS,
  'assignment-withdrawn',
];

/** E-mails that describe quotes. */
export const TELLS_OF_QUOTES: readonly NotificationKind[] = [
  'owner-quotes',
  'owner-choice-overruled',
  'quote-chosen',
  'quote-overruled',
];

/** A leased notification with its lead and assignments. */
export interface ClaimedNotification extends Notification {
  /** The HTTP request id of the lead's submission, for the logs; null: none was sent. */
  readonly requestId: string | null;
  readonly lead: Lead;
  /** True once a link from this mailbox was opened and pressed, for any lead. */
  readonly isMailboxProven: boolean;
  readonly consents: readonly Consent[];
  /** In the order in which they were offered. */
  readonly assignments: readonly PartnerAssignment[];
  /** Reveals by leads that are merged into this one, for the {@link ASKS_PARTNERS}. */
  readonly mergedReveals: readonly Pick<Assignment, 'partnerId' | 'partnerGroup'>[];
  /** Null where the e-mail asks for no confirmation. */
  readonly confirmation: OwnerConfirmation | null;
  /** Of the lead, for kinds in {@link TELLS_OF_QUOTES}; else empty. */
  readonly quotes: readonly Quote[];
  /** The partner's sale, for kinds in {@link TELLS_OF_SALES}; null without one. */
  readonly ownSale: Sale | null;
  /**
   * True where MVA comes on top of the price: for the {@link ownSale} as at its acceptance, else as
   * now.
   */
  readonly asksForVat: boolean;
}

/** An e-mail to a partner about an erased lead, of which nothing else is left. */
export interface ClaimedErasureNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'partner-erasure';
  readonly requestId: null;
  readonly notice: ErasureNotification;
  readonly partner: Partner;
}

/** An e-mail about an invoice or credit note, as it stands at the claim. */
export interface ClaimedInvoiceNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: InvoiceNotification;
  readonly requestId: null;
  readonly account: InvoiceAccount;
  readonly partner: Partner;
}

/** An e-mail with a one-time link to log in or to make a browser known. */
export interface ClaimedSignInLink extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sign-in-link';
  readonly requestId: null;
  readonly link: OneTimeLink;
  /** Null: the address of the shared login in the settings. */
  readonly recipient: { readonly name: string; readonly email: string } | null;
}

/** An e-mail about the decision on a partner application. */
export interface ClaimedApplicationNotification extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: ApplicationNotification;
  readonly requestId: null;
  readonly application: PartnerApplication;
  /** The partner it became, whose address may differ from the application's; null: none. */
  readonly partner: Pick<Partner, 'name' | 'email'> | null;
}

export type Outgoing =
  | ClaimedNotification
  | ClaimedErasureNotification
  | ClaimedInvoiceNotification
  | ClaimedSaleNotification
  | ClaimedSignInLink
  | ClaimedApplicationNotification;

/** The id of the sale whose ruling an e-mail about a lead reports; empty where there is none. */
export const ruledSale = (email: Outgoing): string[] =>
  email.kind === 'dispute-decided' && email.ownSale ? [email.ownSale.id] : [];

/**
 * The e-mails to send. Obsolete ones, such as a reminder of a settled invoice, are dropped when
 * claimed or parked. An `uncertain` one is due again an hour after its last copy, up to {@link
 * MOST_COPIES}.
 */
export abstract class NotificationOutbox extends Outbox<Outgoing> {
  /**
   * As in {@link Outbox}, with {@link LEAVES_FIRST} before all others.
   * @param onlyFirst claims only those
   */
  abstract override claimDue(
    limit: number,
    leaseSeconds: number,
    onlyFirst?: boolean,
  ): Promise<Outgoing[]>;

  /** Extends the lease from now, if the claim still holds. */
  abstract renew(notification: Outgoing, leaseSeconds: number): Promise<void>;

  /**
   * Makes it `uncertain` and counts a copy, before the mail server gets the end of the text.
   * @returns false: another worker has it, it is gone, or it has had all its copies
   */
  abstract handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean>;

  /** Ends a claim after {@link handOver} without an answer: it stays `uncertain`. */
  abstract leaveUncertain(notification: Outgoing, cause: string): Promise<void>;
}
