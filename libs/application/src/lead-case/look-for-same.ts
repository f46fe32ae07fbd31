import { findDuplicate } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { MatchingRepository } from './matching-repository.js';
import { unlessOwnErased } from '../core/signed-links.js';

/**
 * Looks again for an earlier duplicate after a correction, and re-checks the leads marked as its
 * duplicates.
 * @throws DomainError `lead-not-found`, `storage-unavailable`
 */
export async function lookForSame(
  matching: MatchingRepository,
  cases: LeadCases,
  leadId: string,
): Promise<void> {
  await cases.open(leadId, (leadCase) => findDuplicate(leadCase));
  const state = await matching.caseOf(leadId);
  for (const { lead, perhapsSameAs } of state?.others ?? []) {
    if (perhapsSameAs !== leadId) continue;
    const looked = cases.open(lead.id, (leadCase) => findDuplicate(leadCase));
    await unlessOwnErased(looked, false);
  }
}
