import { isAccepted, isMergedPermanently, type LeadCaseState } from '@boligstyling/domain';
import type { PartnerAssignment } from '../lead-case/matching-repository.js';

export function mergedInto(
  own: LeadCaseState,
  ofMailbox: readonly LeadCaseState[],
): LeadCaseState[] {
  if (isMergedPermanently(own)) return [];
  return ofMailbox.filter(({ lead }) => lead.id !== own.lead.id);
}

/**
 * In order of offer, with the reveals of merged leads. A partner appears once, by the lead's own
 * assignment if it has one.
 */
export function withReveals(
  own: readonly PartnerAssignment[],
  others: readonly PartnerAssignment[],
): PartnerAssignment[] {
  const having = [...own, ...others].filter(({ assignment }) => isAccepted(assignment));
  const isShared = (each: PartnerAssignment) => {
    const has = having.find(({ partner }) => partner.id === each.partner.id);
    return !has || has === each;
  };
  return [...own, ...others.filter(isShared)].toSorted(
    (a, b) => +a.assignment.offeredAt - +b.assignment.offeredAt,
  );
}
