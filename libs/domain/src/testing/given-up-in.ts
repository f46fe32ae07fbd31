import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-case/lead-event.js';

/**
 * Sales waived by the latest merge by hand and not settled since, according to the lead's history.
 */
export function givenUpIn(events: readonly LeadEvent[]): LeadCaseState['givenUp'] {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'merged') + 1);
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
