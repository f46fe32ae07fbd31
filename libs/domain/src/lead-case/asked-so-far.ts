import { askedFirst } from '../leads/asked-first.js';
import { type Assignment, hasContact } from '../assignments/assignment.js';
import {
  type Consent,
  extraStylists,
  revealsAllowed,
  isGranted,
  MAX_EXTRA_STYLISTS,
  type Recipient,
  RECIPIENTS,
} from '../leads/consent.js';
import type { LeadDetails } from '../leads/lead-details.js';
import { areAllAsked } from '../assignments/matching.js';

/** What of a question says whether its place is taken, or may be. */
type Asked = Pick<Assignment, 'partnerId' | 'recipient' | 'state' | 'revealedAt' | 'withdrawnBy'>;

/** Who has a place, and of which kind. */
export type Reveal = Pick<Assignment, 'partnerId' | 'recipient'>;

/** What of a request says whether anybody may be asked about it yet. */
export interface MatchingSoFar {
  readonly consents: readonly Consent[];
  readonly assignments: readonly Asked[];
  /** What others about the same home mean for it; left out, it is looked at by itself. */
  readonly home?: { heldBy(of: Recipient): readonly Reveal[] };
}

/**
 * What others about the same home mean, where no more is known of them than who holds the owner's
 * contact details by what has joined it.
 */
export function homeRevealedTo(joined: readonly Reveal[]): Required<MatchingSoFar>['home'] {
  return { heldBy: (of) => joined.filter(({ recipient }) => recipient === of) };
}

/**
 * How many more may ever hold the owner's contact details: whoever has held them counts for good,
 * also by what the office has joined.
 */
export function placesLeft({ consents, assignments, home }: MatchingSoFar, of: Recipient): number {
  const reveals = revealsOf(assignments, home?.heldBy(of) ?? [], of);
  return Math.max(revealsAllowed(consents, of) - reveals.size, 0);
}

/** Whether «Vis meg flere» brings one more, where the request is open: all places are taken, and some are left to ask. */
export function canShowMore(asked: MatchingSoFar): boolean {
  return (
    isGranted(asked.consents, 'stylist') &&
    extraStylists(asked.consents) < MAX_EXTRA_STYLISTS &&
    !areAllAsked(asked.assignments, 'stylist') &&
    placesLeft(asked, 'stylist') === 0
  );
}

/** Whether the owner's last «Vis meg flere» can be taken back: nobody has come by it. */
export function canShowNoMore(asked: MatchingSoFar): boolean {
  return extraStylists(asked.consents) > 0 && placesLeft(asked, 'stylist') > 0;
}

/**
 * Whether the yes to stylists that its owner has taken back can be given again: some would be asked by it.
 * Where it was never given, there is none to give again.
 */
export function mayWantStylistsAgain(asked: MatchingSoFar): boolean {
  const { consents } = asked;
  const last = consents.findLast(({ subject }) => subject === 'stylist');
  if (!last || last.granted) return false;
  return mayMatchAmong(
    { ...asked, consents: [...consents, { ...last, granted: true }] },
    'stylist',
  );
}

/**
 * How many others have taken one of the places that a question is about.
 *
 * @param joined who holds the owner's contact details by what the office has joined
 */
export function othersWhoAccepted(
  { partnerId, recipient }: Reveal,
  assignments: readonly Asked[],
  joined: readonly Reveal[],
): number {
  const reveals = revealsOf(assignments, joined, recipient);
  reveals.delete(partnerId);
  return reveals.size;
}

function revealsOf(
  assignments: readonly Asked[],
  joined: readonly Reveal[],
  of: Recipient,
): Set<string> {
  const all = [...assignments.filter(hasContact), ...joined];
  return new Set(all.filter((it) => it.recipient === of).map((it) => it.partnerId));
}

/**
 * The questions by which it is told whether somebody was found: as long as a stylist is looked for, those
 * to stylists alone. An agent beside them is none.
 */
export function decisive<Question extends Asked>(
  asked: Omit<MatchingSoFar, 'assignments'> & { readonly assignments: readonly Question[] },
  lead: Pick<LeadDetails, 'serviceType'>,
): readonly Question[] {
  const isForStylist = askedFirst(lead) === 'stylist' && placesLeft(asked, 'stylist') > 0;
  if (!isForStylist) return asked.assignments;
  return asked.assignments.filter(({ recipient }) => recipient === 'stylist');
}

/** Whether there is a place yet, and somebody left to ask. */
export function mayMatch(asked: MatchingSoFar): boolean {
  return RECIPIENTS.some((each) => mayMatchAmong(asked, each));
}

/** The same of one kind. */
export function mayMatchAmong(asked: MatchingSoFar, recipient: Recipient): boolean {
  return placesLeft(asked, recipient) > 0 && !areAllAsked(asked.assignments, recipient);
}

/**
 * The questions that say who was asked, and whether a partner is asked again: one that ended as the home
 * had moved, or as the service was corrected, was about something else, and there and back is as if it had
 * stayed.
 */
export function countedAsAsked<Question extends Pick<Asked, 'withdrawnBy'>>(
  questions: readonly Question[],
): Question[] {
  return questions.filter(
    ({ withdrawnBy }) => withdrawnBy !== 'moved' && withdrawnBy !== 'service',
  );
}

/** The questions of those who have been asked one alone that counts: by the rule nobody is asked more than twice. */
export function askedOnce<Question extends Pick<Asked, 'partnerId' | 'withdrawnBy'>>(
  questions: readonly Question[],
): Question[] {
  const byPartner = Map.groupBy(countedAsAsked(questions), ({ partnerId }) => partnerId);
  return [...byPartner.values()].filter(({ length }) => length === 1).flat();
}

/** Whether somebody who was silent is asked once more when the owner waits. */
export function waitingAsksAgain(asked: MatchingSoFar): boolean {
  return askedOnce(asked.assignments).some(
    ({ recipient, state }) => state === 'expired' && mayMatchAmong(asked, recipient),
  );
}

/** Whether nobody is left to ask, and nobody has still to answer. */
export function isExhausted(asked: MatchingSoFar): boolean {
  return !mayMatch(asked) && !asked.assignments.some(({ state }) => state === 'offered');
}

/** Whether the time is over, or it {@link isExhausted leads nowhere}. */
export function isSearchOver(asked: MatchingSoFar, matchUntil: Date | null, now: Date): boolean {
  return (matchUntil !== null && matchUntil <= now) || isExhausted(asked);
}
