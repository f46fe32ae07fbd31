import { isAccepted, hasJoinedForGood, type LeadCaseState } from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';

/** What has joined a request for good: its owner is led to the page of that one, and may reach no other. */
export function joinedTo(own: LeadCaseState, ofMailbox: readonly LeadCaseState[]): LeadCaseState[] {
  if (hasJoinedForGood(own)) return [];
  return ofMailbox.filter(({ lead }) => lead.id !== own.lead.id);
}

/**
 * All who were asked about a request, in that order, with who holds what has joined it. A partner that has
 * several has it once, by the request itself if it does.
 */
export function withReveals(
  own: readonly PartnerAssignment[],
  others: readonly PartnerAssignment[],
): PartnerAssignment[] {
  const having = [...own, ...others].filter(({ assignment }) => isAccepted(assignment));
  const isTold = (each: PartnerAssignment) => {
    const has = having.find(({ partner }) => partner.id === each.partner.id);
    return !has || has === each;
  };
  return [...own, ...others.filter(isTold)].toSorted(
    (a, b) => +a.assignment.offeredAt - +b.assignment.offeredAt,
  );
}
