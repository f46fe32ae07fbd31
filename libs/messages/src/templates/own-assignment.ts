import {
  type ClaimedNotification,
  DeliveryFault,
  type PartnerAssignment,
} from '@boligstyling/application';

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
