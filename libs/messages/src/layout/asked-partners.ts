import type { ClaimedNotification } from '@boligstyling/application';
import {
  canShowMore,
  countedAsAsked,
  decisive,
  isClosed,
  hasContact,
  isOpen,
  isPlaceUnknown,
  mayMatch,
  numberInWords,
  placesLeft,
  RECIPIENTS,
  waitingAsksAgain,
} from '@boligstyling/domain';

/**
 * Whether more may be asked, as far as this request says by itself: a letter tells nothing of another
 * one that it has joined.
 */
export const mayAskMore = (notification: ClaimedNotification): boolean =>
  mayMatch(soFar(notification));

/** The same of some who were silent, who are asked once more when the owner waits. */
export const mayAskAgain = (notification: ClaimedNotification): boolean =>
  waitingAsksAgain(soFar(notification));

/** Whether she can have one more for the asking. */
export const mayShowMore = (notification: ClaimedNotification): boolean =>
  canShowMore(soFar(notification));

/** What an owner reads of why, where nobody knows where her home lies. */
export const PLACE_UNKNOWN =
  'Vi kan ikke spørre noen, for vi vet ikke hvilken kommune boligen ligger i.';

/** Whether nobody is asked for that reason. */
export const isUnplaced = (notification: ClaimedNotification): boolean =>
  isPlaceUnknown(notification.lead, soFar(notification).assignments);

/**
 * Whether nobody has it, or has yet to answer, and every place was used by who has lost it: no other
 * letter tells her so, as nobody is looked for.
 */
export const isUsedUp = (notification: ClaimedNotification): boolean =>
  !isClosed(notification.lead) &&
  !notification.assignments.some(({ assignment }) => isOpen(assignment)) &&
  RECIPIENTS.every((each) => placesLeft(soFar(notification), each) === 0);

const soFar = ({ assignments, consents }: ClaimedNotification) => ({
  consents,
  assignments: assignments.map(({ assignment }) => assignment),
});

/** Those who were asked about the home where it is. */
export function askedHere({
  assignments,
}: Pick<ClaimedNotification, 'assignments'>): ClaimedNotification['assignments'] {
  const asked = countedAsAsked(assignments.map(({ assignment }) => assignment));
  return assignments.filter(({ assignment }) => asked.includes(assignment));
}

/**
 * Those of whom a letter tells whether somebody was found, as this request says by itself: everybody who
 * was asked, as her page counts them too; stylists alone where {@link knowsAgent an agent beside} knows her,
 * as the letter is then of no stylist.
 */
export function decisiveOf(notification: ClaimedNotification): ClaimedNotification['assignments'] {
  const { assignments } = notification;
  const beside = besideOf(notification);
  if (!beside.some(isHolding)) return assignments;
  return assignments.filter((each) => !beside.includes(each));
}

/** Whether an agent beside the stylists that are looked for knows, or has known, who the owner is. */
export const knowsAgent = (notification: ClaimedNotification): boolean =>
  besideOf(notification).some(isHolding);

function besideOf(notification: ClaimedNotification): ClaimedNotification['assignments'] {
  const found = decisive(soFar(notification), notification.lead);
  return notification.assignments.filter(({ assignment }) => !found.includes(assignment));
}

const isHolding = ({ assignment }: ClaimedNotification['assignments'][number]): boolean =>
  hasContact(assignment);

/** «ingen», «én», … of those who have been asked, each once. */
export const askedInWords = ({ assignments }: Pick<ClaimedNotification, 'assignments'>): string =>
  numberInWords(new Set(assignments.map(({ partner }) => partner.id)).size);
