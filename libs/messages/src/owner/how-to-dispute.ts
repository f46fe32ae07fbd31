import { type ClaimedNotification, partnerLinkOpens } from '@boligstyling/application';
import { canDisputeUntil, deadlineText, isUndecided } from '@boligstyling/domain';
import { ownAssignment } from '../partner/partner-link.js';

/** On its page while disputes are open there. */
export function howToDispute(notification: ClaimedNotification): string {
  const { createdAt, ownSale } = notification;
  const own = ownAssignment(notification);
  if (ownSale && isUndecided(ownSale.dispute)) {
    return 'Du har sagt fra at det er feil, og vi svarer deg.';
  }
  const until = canDisputeUntil(ownSale, createdAt);
  const how =
    until && partnerLinkOpens(own, until)
      ? `kan du si fra på siden for oppdraget til ${deadlineText(until, createdAt)}`
      : 'svar på denne e-posten';
  return `Mener du at det er feil, ${how}.`;
}
