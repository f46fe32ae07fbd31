import {
  type ClaimedNotification,
  DeliveryFault,
  type PartnerAssignment,
} from '@boligstyling/application';
import { questionTitle } from '@boligstyling/domain';

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
