import { askedFirst } from '../leads/lead-views.js';
import { type Assignment, hasContact, isUnanswered } from '../assignments/assignment.js';
import {
  type Consent,
  extraStylists,
  revealsAllowed,
  isGranted,
  MAX_EXTRA_STYLISTS,
  type PartnerGroup,
  PARTNER_GROUPS,
} from '../leads/consent.js';
import type { LeadDetails } from '../leads/lead-fields.js';
import { areAllAsked } from '../assignments/matching.js';

type Asked = Pick<
  Assignment,
  'partnerId' | 'partnerGroup' | 'state' | 'revealedAt' | 'withdrawnBy'
>;

export type Reveal = Pick<Assignment, 'partnerId' | 'partnerGroup'>;

export interface MatchingSoFar {
  readonly consents: readonly Consent[];
  readonly assignments: readonly Asked[];
  readonly home?: { revealsOf(of: PartnerGroup): readonly Reveal[] };
}

export function homeRevealedTo(merged: readonly Reveal[]): Required<MatchingSoFar>['home'] {
  return { revealsOf: () => merged };
}

/** Every reveal counts permanently, also by a merged lead. */
export function placesLeft(
  { consents, assignments, home }: MatchingSoFar,
  of: PartnerGroup,
): number {
  const reveals = revealsOf(assignments, home?.revealsOf(of) ?? [], of);
  return Math.max(revealsAllowed(consents, of) - reveals.size, 0);
}

export function canShowMore(asked: MatchingSoFar): boolean {
  return (
    isGranted(asked.consents, 'stylist') &&
    extraStylists(asked.consents) < MAX_EXTRA_STYLISTS &&
    !areAllAsked(asked.assignments, 'stylist') &&
    placesLeft(asked, 'stylist') === 0
  );
}

export function canShowNoMore(asked: MatchingSoFar): boolean {
  return extraStylists(asked.consents) > 0 && placesLeft(asked, 'stylist') > 0;
}

/** A revoked yes to stylists, given again, would lead to a new offer. */
export function mayWantStylistsAgain(asked: MatchingSoFar): boolean {
  const { consents } = asked;
  const last = consents.findLast(({ subject }) => subject === 'stylist');
  if (!last || last.granted) return false;
  return mayMatchAmong(
    { ...asked, consents: [...consents, { ...last, granted: true }] },
    'stylist',
  );
}

export function othersWhoAccepted(
  { partnerId, partnerGroup }: Reveal,
  assignments: readonly Asked[],
  merged: readonly Reveal[],
): number {
  const reveals = revealsOf(assignments, merged, partnerGroup);
  reveals.delete(partnerId);
  return reveals.size;
}

function revealsOf(
  assignments: readonly Asked[],
  merged: readonly Reveal[],
  of: PartnerGroup,
): Set<string> {
  const all = [...assignments.filter(hasContact), ...merged];
  return new Set(all.filter((it) => it.partnerGroup === of).map((it) => it.partnerId));
}

/** An agent beside stylists does not count while a stylist is sought. */
export function decisiveAssignments<Each extends Asked>(
  asked: Omit<MatchingSoFar, 'assignments'> & { readonly assignments: readonly Each[] },
  lead: Pick<LeadDetails, 'serviceType'>,
): readonly Each[] {
  const isForStylist = askedFirst(lead) === 'stylist' && placesLeft(asked, 'stylist') > 0;
  if (!isForStylist) return asked.assignments;
  return asked.assignments.filter(({ partnerGroup }) => partnerGroup === 'stylist');
}

export function mayMatch(asked: MatchingSoFar): boolean {
  return PARTNER_GROUPS.some((each) => mayMatchAmong(asked, each));
}

export function mayMatchAmong(asked: MatchingSoFar, partnerGroup: PartnerGroup): boolean {
  return placesLeft(asked, partnerGroup) > 0 && !areAllAsked(asked.assignments, partnerGroup);
}

/** An assignment that ended by a move or a corrected service was about something else. */
export function countedAsAsked<Each extends Pick<Asked, 'withdrawnBy'>>(
  assignments: readonly Each[],
): Each[] {
  return assignments.filter(
    ({ withdrawnBy }) => withdrawnBy !== 'moved' && withdrawnBy !== 'service',
  );
}

/** Nobody is asked more than twice. */
export function askedOnce<Each extends Pick<Asked, 'partnerId' | 'withdrawnBy'>>(
  assignments: readonly Each[],
): Each[] {
  const byPartner = Map.groupBy(countedAsAsked(assignments), ({ partnerId }) => partnerId);
  return [...byPartner.values()].filter(({ length }) => length === 1).flat();
}

export function waitingAsksAgain(asked: MatchingSoFar): boolean {
  return askedOnce(asked.assignments).some(
    ({ partnerGroup, state }) => state === 'expired' && mayMatchAmong(asked, partnerGroup),
  );
}

export function isExhausted(asked: MatchingSoFar): boolean {
  return !mayMatch(asked) && !asked.assignments.some(isUnanswered);
}

export function isPeriodOver(matchUntil: Date | null, now: Date): boolean {
  return matchUntil !== null && matchUntil <= now;
}

/** Answers may come after the period. */
export function isSearchOver(asked: MatchingSoFar, matchUntil: Date | null, now: Date): boolean {
  const asksNoMore = isPeriodOver(matchUntil, now) || !mayMatch(asked);
  return asksNoMore && !asked.assignments.some(isUnanswered);
}
