import type { Lead, Notification } from '@boligstyling/domain';
import type { PartnerAssignment } from './matching-repository.js';

/** A notification that a worker holds, with the lead it tells of and whom that was passed on to. */
export interface ClaimedNotification extends Notification {
  /** The id of the request that caused it, for the logs; null where no request did. */
  readonly requestId: string | null;
  readonly lead: Lead;
  /** In the order in which the lead was passed on. */
  readonly assignments: readonly PartnerAssignment[];
}

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
  abstract claimDue(limit: number, leaseSeconds: number): Promise<ClaimedNotification[]>;

  /** The mail server has taken it. */
  abstract markSent(notification: ClaimedNotification): Promise<void>;

  /** It is due again after `delaySeconds`. */
  abstract postpone(
    notification: ClaimedNotification,
    delaySeconds: number,
    cause: string,
  ): Promise<void>;

  /** It is not tried again until someone asks. */
  abstract park(notification: ClaimedNotification, cause: string): Promise<void>;
}
