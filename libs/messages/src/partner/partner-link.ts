import {
  type ClaimedNotification,
  DeliveryFault,
  type PartnerAssignment,
  partnerLinkOpens,
} from '@boligstyling/application';
import {
  offerTitle,
  referenceOf,
  wantedOf,
  canDisputeUntil,
  deadlineText,
  isUndecided,
} from '@boligstyling/domain';
import type { AskedDetails } from '../layout/lead-details.js';
import { answerPage, type MailSettings, partnerPage } from '../mail-settings.js';
import { button, type Piece } from '../layout/html.js';

/** @throws DeliveryFault, permanent, when it is about none */
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

/** Without the place: the home may have moved to one this partner was never asked about. */
export function ownAsked(notification: ClaimedNotification): AskedDetails {
  const { id, offeredAt, partnerGroup } = ownAssignment(notification).assignment;
  const service = wantedOf(partnerGroup, notification.lead);
  return { reference: referenceOf(id), service, askedAt: offeredAt };
}

export function assignmentButton(
  notification: ClaimedNotification,
  settings: MailSettings,
  words: string,
): Piece {
  const own = ownAssignment(notification);
  return partnerLinkOpens(own, notification.createdAt)
    ? button(answerPage(settings, own), words, 'outlined')
    : button(partnerPage(settings), 'Til siden din', 'outlined');
}

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
