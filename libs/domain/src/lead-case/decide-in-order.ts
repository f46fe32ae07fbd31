import type { LeadCaseChanges } from './case-changes.js';
import type { LeadCaseState } from './case-state.js';
import { byArrival, type OtherLead } from './other-lead.js';
import { isWaived } from '../billing/sale.js';

/**
 * Decides on leads one by one, the earliest first, so that two leads for one home merge also within
 * a batch. Each decision is made lazily, so that earlier ones can be stored meanwhile.
 */
export function* decideInOrder(
  states: readonly LeadCaseState[],
  decide: (state: LeadCaseState) => LeadCaseChanges,
): Generator<LeadCaseChanges> {
  const decided = new Map<string, LeadCaseChanges>();
  for (const state of states.toSorted(byArrival)) {
    const others = state.others.map((other) => afterwards(other, decided.get(other.lead.id)));
    const changes = decide({ ...state, others });
    decided.set(state.lead.id, changes);
    yield changes;
  }
}

function afterwards(other: OtherLead, changes: LeadCaseChanges | undefined): OtherLead {
  if (!changes) return other;
  const { isExhausted, mergedInto, mergeKind, perhapsSameAs, sales, matchUntil, status } = changes;
  const lead = { ...other.lead, status };
  const reveals = other.reveals.map((reveal) => {
    const sale = sales.find(({ partnerId }) => partnerId === reveal.partnerId);
    return sale ? { ...reveal, paidAt: isWaived(sale) ? null : sale.createdAt } : reveal;
  });
  return {
    ...{ ...other, lead, isExhausted, mergedInto, mergeKind },
    ...{ perhapsSameAs, matchUntil, reveals },
  };
}
