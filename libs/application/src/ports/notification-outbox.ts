import type {
  ApplicationNotice,
  Dispute,
  ErasureNotice,
  InvoiceAccount,
  InvoiceNotice,
  Lead,
  Notification,
  OneTimeLink,
  OwnerConfirmation,
  Partner,
  PartnerApplication,
  Sale,
} from '@boligstyling/domain';
import type { PartnerAssignment } from './matching-repository.js';

/** A notification that a worker holds, with the lead it tells of and whom that was passed on to. */
export interface ClaimedNotification extends Notification {
  /** The id of the request that the lead came with, for the logs; null where it came without. */
  readonly requestId: string | null;
  readonly lead: Lead;
  /** In the order in which the lead was passed on. */
  readonly assignments: readonly PartnerAssignment[];
  /** What it asks the owner to confirm; null where that is nothing. */
  readonly confirmation: OwnerConfirmation | null;
  /** The decided dispute that it tells of; null where that is none. */
  readonly dispute: Dispute | null;
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
}

/** Tells a partner what came of its dispute when the lead is erased: the sale is all there is to tell of. */
export interface ClaimedSaleNotice extends Pick<Notification, 'id' | 'attempts'> {
  readonly kind: 'sale-ruling';
  readonly requestId: null;
  readonly sale: Sale;
  readonly partner: Partner;
}

/** What leaves by the outbox. */
export type Outgoing =
  | ClaimedNotification
  | ClaimedErasureNotice
  | ClaimedInvoiceNotice
  | ClaimedSaleNotice
  | ClaimedSignInLink
  | ClaimedApplicationNotice;

/**
 * The notifications that have yet to leave (a transactional outbox). A claim is a lease on the
 * storage's own clock: a worker that dies or stalls loses it, and what that worker reports
 * afterwards changes nothing.
 */
export abstract class NotificationOutbox {
  /**
   * Takes up to `limit` notifications that are due, oldest first, for `leaseSeconds`. No two
   * workers hold the same one at the same time.
   */
  abstract claimDue(limit: number, leaseSeconds: number): Promise<Outgoing[]>;

  /** The mail server has taken it. */
  abstract markSent(notification: Outgoing): Promise<void>;

  /** It is due again after `delaySeconds`. */
  abstract postpone(notification: Outgoing, delaySeconds: number, cause: string): Promise<void>;

  /** It is not tried again until someone asks. */
  abstract park(notification: Outgoing, cause: string): Promise<void>;
}
