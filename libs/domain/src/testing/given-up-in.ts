import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-event.js';

/** What joining it by hand has given up the last time that it was joined, as a lead's history tells. */
export function givenUpIn(events: readonly LeadEvent[]): LeadCaseState['givenUp'] {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'joined') + 1);
  return since.flatMap((each) => (each.kind === 'cost-given-up' ? [each.detail] : []));
}
