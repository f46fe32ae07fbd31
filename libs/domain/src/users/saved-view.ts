import { hasAtMost, isSingleLine } from '../core/text.js';

/** Fields of a saved view. Search text is excluded, because it may be a person's name. */
export const VIEW_FIELDS = [
  'status',
  'city',
  'municipality',
  'service',
  'reveals',
  'merged',
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

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Partial<Record<(typeof VIEW_FIELDS)[number], string>>>;
}

export const MAX_VIEWS = 20;

export const VIEW_NAME_MAX = 40;
export const VIEW_VALUE_MAX = 253;

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
