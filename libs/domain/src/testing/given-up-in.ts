import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-case/lead-event.js';

/**
 * What joining it by hand has given up the last time that it was joined, and is not settled since, as
 * a lead's history tells.
 */
export function givenUpIn(events: readonly LeadEvent[]): LeadCaseState['givenUp'] {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'joined') + 1);
  return since.flatMap((each, nth) => {
    if (each.kind !== 'cost-given-up') return [];
    const { partnerId } = each.detail;
    const isSettled = since.slice(nth).some((it) => isSettling(it, partnerId));
    return isSettled ? [] : [each.detail];
  });
}

const isSettling = (it: LeadEvent, partnerId: string): boolean =>
  (it.kind === 'cost-owed-again' || it.kind === 'cost-stays-credited') &&
  it.detail.partnerId === partnerId;
