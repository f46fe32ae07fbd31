import { askedFirst } from './asked-first.js';
import { type Assignment, isHolder } from './assignment.js';
import {
  type Consent,
  extraStylists,
  holdersAllowed,
  isGranted,
  MAX_EXTRA_STYLISTS,
  type Recipient,
  RECIPIENTS,
} from './consent.js';
import type { LeadDetails } from './lead-details.js';
import { areAllAsked } from './matching.js';

/** What of a question says whether its place is taken, or may be. */
type Asked = Pick<Assignment, 'partnerId' | 'recipient' | 'state' | 'revealedAt' | 'withdrawnBy'>;

/** Who has a place, and of which kind. */
export type Holder = Pick<Assignment, 'partnerId' | 'recipient'>;

/** What of a request says whether anybody may be asked about it yet. */
export interface AskedSoFar {
  readonly consents: readonly Consent[];
  readonly assignments: readonly Asked[];
  /** What others about the same home mean for it; left out, it is looked at by itself. */
  readonly home?: { heldBy(of: Recipient): readonly Holder[] };
}

/**
 * What others about the same home mean, where no more is known of them than who holds the owner's
 * contact details by what has joined it.
 */
export function homeHeldBy(joined: readonly Holder[]): Required<AskedSoFar>['home'] {
  return { heldBy: (of) => joined.filter(({ recipient }) => recipient === of) };
}

/**
 * How many more may ever hold the owner's contact details: whoever has held them counts for good,
 * also by what the office has joined.
 */
export function placesLeft({ consents, assignments, home }: AskedSoFar, of: Recipient): number {
  const holders = holdersOf(assignments, home?.heldBy(of) ?? [], of);
  return Math.max(holdersAllowed(consents, of) - holders.size, 0);
}

/** Whether «Vis meg flere» brings one more, where the request is open: all places are taken, and some are left to ask. */
export function canShowMore(asked: AskedSoFar): boolean {
  return (
    isGranted(asked.consents, 'stylist') &&
    extraStylists(asked.consents) < MAX_EXTRA_STYLISTS &&
    !areAllAsked(asked.assignments, 'stylist') &&
    placesLeft(asked, 'stylist') === 0
  );
}

/** Whether the owner's last «Vis meg flere» can be taken back: nobody has come by it. */
export function canShowNoMore(asked: AskedSoFar): boolean {
  return extraStylists(asked.consents) > 0 && placesLeft(asked, 'stylist') > 0;
}

/**
 * Whether the yes to stylists that its owner has taken back can be given again: some would be asked by it.
 * Where it was never given, there is none to give again.
 */
export function mayWantStylistsAgain(asked: AskedSoFar): boolean {
  const { consents } = asked;
  const last = consents.findLast(({ subject }) => subject === 'stylist');
  if (!last || last.granted) return false;
  return maySeekAmong({ ...asked, consents: [...consents, { ...last, granted: true }] }, 'stylist');
}

/**
 * How many others have taken one of the places that a question is about.
 *
 * @param joined who holds the owner's contact details by what the office has joined
 */
export function othersWhoTookIt(
  { partnerId, recipient }: Holder,
  assignments: readonly Asked[],
  joined: readonly Holder[],
): number {
  const holders = holdersOf(assignments, joined, recipient);
  holders.delete(partnerId);
  return holders.size;
}

function holdersOf(
  assignments: readonly Asked[],
  joined: readonly Holder[],
  of: Recipient,
): Set<string> {
  const all = [...assignments.filter(isHolder), ...joined];
  return new Set(all.filter((it) => it.recipient === of).map((it) => it.partnerId));
}

/**
 * The questions by which it is told whether somebody was found: as long as a stylist is looked for, those
 * to stylists alone. An agent beside them is none.
 */
export function decisive<Question extends Asked>(
  asked: Omit<AskedSoFar, 'assignments'> & { readonly assignments: readonly Question[] },
  lead: Pick<LeadDetails, 'serviceType'>,
): readonly Question[] {
  const isForStylist = askedFirst(lead) === 'stylist' && placesLeft(asked, 'stylist') > 0;
  if (!isForStylist) return asked.assignments;
  return asked.assignments.filter(({ recipient }) => recipient === 'stylist');
}

/** Whether there is a place yet, and somebody left to ask. */
export function maySeek(asked: AskedSoFar): boolean {
  return RECIPIENTS.some((each) => maySeekAmong(asked, each));
}

/** The same of one kind. */
export function maySeekAmong(asked: AskedSoFar, recipient: Recipient): boolean {
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
export function waitingAsksAgain(asked: AskedSoFar): boolean {
  return askedOnce(asked.assignments).some(
    ({ recipient, state }) => state === 'expired' && maySeekAmong(asked, recipient),
  );
}

/** Whether nobody is left to ask, and nobody has still to answer. */
export function isExhausted(asked: AskedSoFar): boolean {
  return !maySeek(asked) && !asked.assignments.some(({ state }) => state === 'offered');
}

/** Whether the time is over, or it {@link isExhausted leads nowhere}. */
export function isSearchOver(asked: AskedSoFar, seekUntil: Date | null, now: Date): boolean {
  return (seekUntil !== null && seekUntil <= now) || isExhausted(asked);
}
