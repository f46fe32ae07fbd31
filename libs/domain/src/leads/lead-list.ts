/** As many leads can be handed out or changed together: an address of their ids holds no more. */
export const MAX_LEADS_AT_ONCE = 100;

/** What a list of leads is ordered by; a minus turns it round. Leads that are equal in it follow by time. */
export const LEAD_SORTS = [
  '-received_at',
  'received_at',
  'customer_name',
  '-customer_name',
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** The order that there is where none is asked for. */
export const DEFAULT_LEAD_SORT = '-received_at' satisfies LeadSort;

/** By what leads are ordered, whichever way round. */
export type LeadOrder = LeadSort extends infer Sort
  ? Sort extends `-${infer Order}`
    ? Order
    : Sort
  : never;

/** By what a list is ordered. */
export const orderOf = (sort: LeadSort): LeadOrder => sort.replace(/^-/, '') as LeadOrder;

/** Whether an order of leads would tell whom it is masked for the names, letter by letter. */
export function isByName(sort: string): boolean {
  return sort.includes('name');
}

/** What can be wrong with a lead that a list can be narrowed to. */
export const LEAD_TROUBLES = ['held', 'overdue', 'unknown-place'] as const;
export type LeadTrouble = (typeof LEAD_TROUBLES)[number];
