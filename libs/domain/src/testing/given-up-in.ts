import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-event.js';

/** What joining by hand has given up, as a lead's history tells. */
export const givenUpIn = (events: readonly LeadEvent[]): LeadCaseState['givenUp'] =>
  events.flatMap((each) => (each.kind === 'cost-given-up' ? [each.detail] : []));
