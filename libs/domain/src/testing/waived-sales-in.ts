import type { LeadCaseState } from '../lead-case/case-state.js';
import type { LeadEvent } from '../lead-case/lead-event.js';

/**
 * Sales waived by the latest merge by hand and not settled since, according to the lead's history.
 */
export function waivedSalesIn(events: readonly LeadEvent[]): LeadCaseState['waivedSales'] {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'merged') + 1);
  return since.flatMap((each, nth) => {
    if (each.kind !== 'sale-waived') return [];
    const { partnerId } = each.detail;
    const isSettled = since.slice(nth).some((it) => isSettling(it, partnerId));
    return isSettled ? [] : [each.detail];
  });
}

const isSettling = (it: LeadEvent, partnerId: string): boolean =>
  (it.kind === 'sale-due-again' || it.kind === 'sale-stays-credited') &&
  it.detail.partnerId === partnerId;
