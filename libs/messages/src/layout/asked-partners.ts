import type { ClaimedNotification } from '@boligstyling/application';
import {
  canShowMore,
  countedAsAsked,
  decisiveAssignments,
  isClosed,
  hasContact,
  isOngoing,
  isPlaceUnknown,
  mayMatch,
  numberInWords,
  placesLeft,
  PARTNER_GROUPS,
  waitingAsksAgain,
} from '@boligstyling/domain';

/** By this lead alone: an email reveals nothing of the lead it is merged into. */
export const mayAskMore = (notification: ClaimedNotification): boolean =>
  mayMatch(soFar(notification));

export const mayAskAgain = (notification: ClaimedNotification): boolean =>
  waitingAsksAgain(soFar(notification));

export const mayShowMore = (notification: ClaimedNotification): boolean =>
  canShowMore(soFar(notification));

export const PLACE_UNKNOWN =
  'Vi kan ikke spørre noen, for vi vet ikke hvilken kommune boligen ligger i.';

export const isUnplaced = (notification: ClaimedNotification): boolean =>
  isPlaceUnknown(notification.lead, soFar(notification).assignments);

/** Former partners used every place. Matching has stopped, so no other email reports it. */
export const isUsedUp = (notification: ClaimedNotification): boolean =>
  !isClosed(notification.lead) &&
  !notification.assignments.some(({ assignment }) => isOngoing(assignment)) &&
  PARTNER_GROUPS.every((each) => placesLeft(soFar(notification), each) === 0);

const soFar = ({ assignments, consents }: ClaimedNotification) => ({
  consents,
  assignments: assignments.map(({ assignment }) => assignment),
});

export function askedHere({
  assignments,
}: Pick<ClaimedNotification, 'assignments'>): ClaimedNotification['assignments'] {
  const asked = countedAsAsked(assignments.map(({ assignment }) => assignment));
  return assignments.filter(({ assignment }) => asked.includes(assignment));
}

/**
 * Everybody that this lead was offered to; only stylists where {@link knowsAgent an agent beside}
 * has had contact.
 */
export function decisiveOf(notification: ClaimedNotification): ClaimedNotification['assignments'] {
  const { assignments } = notification;
  const beside = besideOf(notification);
  if (!beside.some(isHolding)) return assignments;
  return assignments.filter((each) => !beside.includes(each));
}

/** Now or earlier. */
export const knowsAgent = (notification: ClaimedNotification): boolean =>
  besideOf(notification).some(isHolding);

function besideOf(notification: ClaimedNotification): ClaimedNotification['assignments'] {
  const found = decisiveAssignments(soFar(notification), notification.lead);
  return notification.assignments.filter(({ assignment }) => !found.includes(assignment));
}

const isHolding = ({ assignment }: ClaimedNotification['assignments'][number]): boolean =>
  hasContact(assignment);

/** «ingen», «én», … */
export const askedInWords = ({ assignments }: Pick<ClaimedNotification, 'assignments'>): string =>
  numberInWords(new Set(assignments.map(({ partner }) => partner.id)).size);
