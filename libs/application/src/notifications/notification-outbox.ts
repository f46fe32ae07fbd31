import type { ClaimedSaleNotice } from '../billing/sale-repository.js';
import {
  type ApplicationNotice,
  type Assignment,
  type Consent,
  type ErasureNotice,
  type InvoiceAccount,
  type InvoiceNotice,
  type Lead,
  NEWS_OF_COSTS,
  type Notification,
  type NotificationKind,
  type OneTimeLink,
  type OwnerConfirmation,
  type Partner,
  type PartnerApplication,
  type Sale,
} from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';
import { Outbox } from '../core/outbox.js';

/** Those that tell a partner what its assignment costs, or whether that is owed. */
export const TELLS_OF_SALES: readonly NotificationKind[] = [
  'partner-assignment',
  ...NEWS_OF_COSTS,
  'assignment-withdrawn',
];

/** A notification that a worker holds, with the lead it tells of and whom that was passed on to. */
export interface ClaimedNotification extends Notification {
  /** The id of the request that the lead came with, for the logs; null where it came without. */
  readonly requestId: string | null;
  readonly lead: Lead;
  /** Whether a link from this mailbox was opened and pressed, for this lead or another one. */
  readonly isMailboxProven: boolean;
  /** What the owner has said yes and no to. */
  readonly consents: readonly Consent[];
  /** In the order in which the lead was passed on. */
  readonly assignments: readonly PartnerAssignment[];
  /** Who holds the owner's contact details by leads that have joined it, for the {@link ASKS_PARTNERS}. */
  readonly mergedReveals: readonly Pick<Assignment, 'partnerId' | 'recipient'>[];
  /** What it asks the owner to confirm; null where that is nothing. */
  readonly confirmation: OwnerConfirmation | null;
  /** What its assignment has cost, for the {@link TELLS_OF_SALES}; null: nothing. */
  readonly ownSale: Sale | null;
  /** Whether MVA is asked for beside the price: of the {@link ownSale} as it was at the yes, else as it is now. */
  readonly asksForVat: boolean;
}

/** Tells a partner that a lead is erased. There is no lead any more to tell of. */
export interface ClaimedErasureNotice extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'partner-erasure';
  readonly requestId: null;
  readonly notice: ErasureNotice;
  readonly partner: Partner;
}

/** Tells a partner of an invoice or a credit note, as it stands when it is claimed. */
export interface ClaimedInvoiceNotice extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: InvoiceNotice;
  readonly requestId: null;
  readonly account: InvoiceAccount;
  readonly partner: Partner;
}

/** Brings someone the one-time link by which she logs in, or makes a browser known. */
export interface ClaimedSignInLink extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sign-in-link';
  readonly requestId: null;
  readonly link: OneTimeLink;
  /** Null: whoever the settings name for the shared password. */
  readonly recipient: { readonly name: string; readonly email: string } | null;
}

/** Tells someone what became of the application to be a partner. */
export interface ClaimedApplicationNotice extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: ApplicationNotice;
  readonly requestId: null;
  readonly application: PartnerApplication;
  /** As whom it has joined, perhaps with another mailbox than it applied with; null: it has not. */
  readonly partner: Pick<Partner, 'name' | 'email'> | null;
}

/** What leaves by the outbox. */
export type Outgoing =
  | ClaimedNotification
  | ClaimedErasureNotice
  | ClaimedInvoiceNotice
  | ClaimedSaleNotice
  | ClaimedSignInLink
  | ClaimedApplicationNotice;

/** The id of the sale whose ruling a letter tells of by its lead; none where it tells of none. */
export const ruledSale = (letter: Outgoing): string[] =>
  letter.kind === 'dispute-decided' && letter.ownSale ? [letter.ownSale.id] : [];

/**
 * The notifications that have yet to leave. One that nobody has a use for any more, such as a reminder of
 * an invoice that is settled, is dropped as it is claimed, and what is parked as well if it is so by then.
 * One that is `uncertain` is due an hour after its last copy, until it has had {@link MOST_COPIES}.
 */
export abstract class NotificationOutbox extends Outbox<Outgoing> {
  /**
   * As in {@link Outbox}, with those of {@link LEAVES_FIRST} before all others.
   *
   * @param onlyFirst takes those alone
   */
  abstract override claimDue(
    limit: number,
    leaseSeconds: number,
    onlyFirst?: boolean,
  ): Promise<Outgoing[]>;

  /** Extends its lease from now on, if the claim still holds. */
  abstract renew(notification: Outgoing, leaseSeconds: number): Promise<void>;

  /**
   * Makes it `uncertain` and counts a copy, before the mail server gets the end of the text.
   *
   * @returns false: another worker has it, it is gone, or it has had all its copies
   */
  abstract handOver(notification: Outgoing, leaseSeconds: number): Promise<boolean>;

  /** Ends a claim after {@link handOver} without an answer: it stays `uncertain`. */
  abstract leaveUncertain(notification: Outgoing, cause: string): Promise<void>;
}
