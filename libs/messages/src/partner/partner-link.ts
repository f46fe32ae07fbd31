import {
  type ClaimedNotification,
  DeliveryFault,
  type PartnerAssignment,
} from '@boligstyling/application';
import { offerTitle, referenceOf, wantedOf } from '@boligstyling/domain';
import type { AskedDetails } from '../layout/asked-details.js';

/**
 * The assignment and partner that a notification is about.
 *
 * @throws DeliveryFault, permanent, when it is about none
 */
export function ownAssignment(notification: ClaimedNotification): PartnerAssignment {
  const { assignmentId, assignments } = notification;
  const own = assignments.find(({ assignment: { id } }) => id === assignmentId);
  if (!own) throw new DeliveryFault('no assignment to tell of', false);
  return own;
}

export function ownTitle(notification: ClaimedNotification): string {
  const { partnerGroup } = ownAssignment(notification).assignment;
  return offerTitle(notification.lead, partnerGroup);
}

/**
 * An ended question without the place: the home may have moved to a place this partner was never
 * asked about.
 */
export function ownAsked(notification: ClaimedNotification): AskedDetails {
  const { id, offeredAt, partnerGroup } = ownAssignment(notification).assignment;
  const service = wantedOf(partnerGroup, notification.lead);
  return { reference: referenceOf(id), service, askedAt: offeredAt };
}
