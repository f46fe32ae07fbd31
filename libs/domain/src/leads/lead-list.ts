/** Limits the length of a URL that names leads by id. */
export const MAX_LEADS_AT_ONCE = 100;

/** A minus reverses the order. Ties follow by time. */
export const LEAD_SORTS = [
  '-received_at',
  'received_at',
  'customer_name',
  '-customer_name',
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

export const DEFAULT_LEAD_SORT = '-received_at' satisfies LeadSort;

export type LeadOrder = LeadSort extends infer Sort
  ? Sort extends `-${infer Order}`
    ? Order
    : Sort
  : never;

export const orderOf = (sort: LeadSort): LeadOrder => sort.replace(/^-/, '') as LeadOrder;

/** True if the order would reveal names letter by letter to those for whom they are masked. */
export function isByName(sort: string): boolean {
  return sort.includes('name');
}

export const LEAD_TROUBLES = ['held', 'overdue', 'unknown-place'] as const;
export type LeadTrouble = (typeof LEAD_TROUBLES)[number];
