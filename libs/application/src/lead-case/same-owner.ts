import {
  isMergedPermanently,
  hasContact,
  type LeadCaseState,
  sameMailbox,
} from '@boligstyling/domain';
import type { MatchingRepository, PartnerAssignment } from './matching-repository.js';

/**
 * A lead and those permanently merged with it from the same mailbox. An owner's withdrawal covers
 * all, because partners may have any of them. The lead comes last, so that an interrupted action
 * can be repeated on its own page.
 * @returns empty when it is unknown
 * @throws DomainError `storage-unavailable`
 */
export async function ofSameOwner(
  matching: MatchingRepository,
  leadId: string,
): Promise<LeadCaseState[]> {
  const own = await matching.caseOf(leadId);
  if (!own) return [];
  const isMerged = own.mergedInto !== null && isMergedPermanently(own);
  const first = isMerged ? own.mergedInto : leadId;
  const ids = [first, ...(await matching.mergedPermanently(first))];
  const others = ids.filter((id) => id !== leadId).map((id) => matching.caseOf(id));
  return [...(await Promise.all(others)).filter((it) => it !== undefined), own];
}

/**
 * Those of {@link ofSameOwner} with the lead's own e-mail address: the scope of what a mailbox may
 * decide or download.
 * @returns empty when it is unknown
 * @throws DomainError `storage-unavailable`
 */
export async function ofSameMailbox(
  matching: MatchingRepository,
  leadId: string,
): Promise<LeadCaseState[]> {
  const all = await ofSameOwner(matching, leadId);
  const own = all.at(-1);
  return all.filter(({ lead }) => own && sameMailbox(lead, own.lead));
}

/**
 * The assignments with a reveal, of all of these.
 * @throws DomainError `storage-unavailable`
 */
export async function revealsOf(
  matching: MatchingRepository,
  all: readonly LeadCaseState[],
): Promise<PartnerAssignment[]> {
  const assignments = await Promise.all(idsOf(all).map((id) => matching.assignmentsOf(id)));
  return assignments.flat().filter(({ assignment }) => hasContact(assignment));
}

export function idsOf(all: readonly LeadCaseState[]): string[] {
  return all.map(({ lead }) => lead.id);
}

/**
 * The one of {@link ofSameMailbox} with the complete page, which is merged into none of them. The
 * lead itself, where the one it is merged into has another address.
 * @returns undefined for none
 */
export function leading(ofMailbox: readonly LeadCaseState[]): LeadCaseState | undefined {
  return ofMailbox.find((it) => !isMergedPermanently(it)) ?? ofMailbox.at(-1);
}
