import { randomUUID } from 'node:crypto';
import { LeadCase } from '@boligstyling/domain';
import type { MatchingRepository } from '../ports/matching-repository.js';

/** Lets something happen to a lead, at a moment. */
export function happen(
  matching: MatchingRepository,
  leadId: string,
  what: (leadCase: LeadCase) => void,
  at = new Date(),
): Promise<void> {
  return matching.decide(leadId, (state) => {
    const leadCase = new LeadCase(state, at, randomUUID);
    what(leadCase);
    return leadCase.changes();
  });
}
