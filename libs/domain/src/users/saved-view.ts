import { hasAtMost, isSingleLine } from '../core/text.js';

/** What a saved view may hold. Not what was searched for, which may be somebody's name. */
export const VIEW_FIELDS = [
  'status',
  'city',
  'municipality',
  'service',
  'reveals',
  'joined',
  'held',
  'partner_id',
  'source',
  'utm_source',
  'utm_campaign',
  'referrer_host',
  'only',
  'from',
  'to',
  'sort',
] as const;

/** A list of leads as somebody wants to see it again, by its name. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Partial<Record<(typeof VIEW_FIELDS)[number], string>>>;
}

/** Nobody needs more; each is a tab over the list. */
export const MAX_VIEWS = 20;

export const VIEW_NAME_MAX = 40;
export const VIEW_VALUE_MAX = 253;

/** Whether it is a filter that can be kept: known fields, with a short text on one line each. */
export function isViewFilter(value: unknown): value is SavedView['filter'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const known: readonly string[] = VIEW_FIELDS;
  return Object.entries(value).every(
    ([field, text]) =>
      known.includes(field) &&
      typeof text === 'string' &&
      hasAtMost(text, VIEW_VALUE_MAX) &&
      isSingleLine(text),
  );
}
