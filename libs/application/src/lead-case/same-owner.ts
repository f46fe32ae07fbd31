import {
  hasJoinedForGood,
  hasContact,
  type LeadCaseState,
  sameMailbox,
} from '@boligstyling/domain';
import type { MatchingRepository, PartnerAssignment } from './matching-repository.js';

/**
 * A request with those that are joined to it for good, as they came from the same mailbox. What its
 * owner takes back of one she takes back of all: partners may have it by any of them. It stands last,
 * so that what a fault interrupts is still to be done on its own page.
 *
 * @returns none when it is unknown
 * @throws DomainError `storage-unavailable`
 */
export async function ofSameOwner(
  matching: MatchingRepository,
  leadId: string,
): Promise<LeadCaseState[]> {
  const own = await matching.caseOf(leadId);
  if (!own) return [];
  const isJoined = own.joinedTo !== null && hasJoinedForGood(own);
  const first = isJoined ? own.joinedTo : leadId;
  const ids = [first, ...(await matching.joinedForGood(first))];
  const others = ids.filter((id) => id !== leadId).map((id) => matching.caseOf(id));
  return [...(await Promise.all(others)).filter((it) => it !== undefined), own];
}

/**
 * Those of {@link ofSameOwner} that are written to where the request itself is: what a mailbox alone
 * decides, or is handed, is of these.
 *
 * @returns none when it is unknown
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
 * The assignments by which partners have got to know who the owner is, of all of these.
 *
 * @throws DomainError `storage-unavailable`
 */
export async function revealsOf(
  matching: MatchingRepository,
  all: readonly LeadCaseState[],
): Promise<PartnerAssignment[]> {
  const assignments = await Promise.all(idsOf(all).map((id) => matching.assignmentsOf(id)));
  return assignments.flat().filter(({ assignment }) => hasContact(assignment));
}

/** Of which leads storage is asked. */
export function idsOf(all: readonly LeadCaseState[]): string[] {
  return all.map(({ lead }) => lead.id);
}

/**
 * The one of {@link ofSameMailbox} whose page has all there is to see: it has joined none of them. The
 * request itself, where the one that it has joined is written to elsewhere.
 *
 * @returns undefined for none
 */
export function leading(ofMailbox: readonly LeadCaseState[]): LeadCaseState | undefined {
  return ofMailbox.find((it) => !hasJoinedForGood(it)) ?? ofMailbox.at(-1);
}
