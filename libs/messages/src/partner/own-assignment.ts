import {
  type ClaimedNotification,
  DeliveryFault,
  type PartnerAssignment,
} from '@boligstyling/application';
import { questionTitle, referenceOf, wantedOf } from '@boligstyling/domain';
import type { AskedDetails } from '../layout/asked-details.js';

/**
 * The assignment that a notification tells a partner of, with that partner.
 *
 * @throws DeliveryFault that cannot pass, when the notification is about none
 */
export function ownAssignment(notification: ClaimedNotification): PartnerAssignment {
  const { assignmentId, assignments } = notification;
  const own = assignments.find(({ assignment: { id } }) => id === assignmentId);
  if (!own) throw new DeliveryFault('no assignment to tell of', false);
  return own;
}

/** What the partner is asked for and where. Nothing of who asks. */
export function ownTitle(notification: ClaimedNotification): string {
  const { recipient } = ownAssignment(notification).assignment;
  return questionTitle(notification.lead, recipient);
}

/**
 * What the partner was asked for, once that has ended. Names no place: the home may have moved since, and
 * where it is now this partner was never asked about.
 */
export function ownAsked(notification: ClaimedNotification): AskedDetails {
  const { id, offeredAt, recipient } = ownAssignment(notification).assignment;
  const service = wantedOf(recipient, notification.lead);
  return { reference: referenceOf(id), service, askedAt: offeredAt };
}
