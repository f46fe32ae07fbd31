import { randomUUID } from 'node:crypto';
import { OpenCase, advance } from '@boligstyling/domain';
import type { Urgency } from '../one-at-a-time.js';
import type { CaseDecision, MatchingRepository } from '../../lead-case/matching-repository.js';

export const POLICY = { answerHours: 12, automatic: true };

export const deciding =
  (what: (leadCase: OpenCase) => void, at: Date): CaseDecision =>
  (state, pool) => {
    const leadCase = new OpenCase(state, pool, POLICY, at, randomUUID);
    what(leadCase);
    return leadCase.changes();
  };

/** A lead's next step at a moment. */
export const STEP = (at: Date): CaseDecision => deciding((leadCase) => advance(leadCase), at);

export function happen(
  matching: MatchingRepository,
  leadId: string,
  what: (leadCase: OpenCase) => void,
  at = new Date(),
  urgency?: Urgency,
): Promise<void> {
  return matching.decide(leadId, 'local', deciding(what, at), urgency);
}
