import { DomainError } from '../core/domain-error.js';
import { requireVersion, type Version, versionOfText } from '../core/version.js';
import type { FilterField } from '../core/list-filter.js';
import { LEAD_FILTER } from '../leads/lead-list.js';
import { hasAtMost, isSingleLine } from '../core/text.js';

/** Without search text, which may be a person's name. */
export const VIEW_FIELDS = Object.values<FilterField>(LEAD_FILTER)
  .filter((field) => !('isPersonal' in field))
  .map(({ wire }) => wire);

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly filter: Readonly<Record<string, string>>;
}

export const viewVersion = ({ filter }: Pick<SavedView, 'filter'>): Version =>
  versionOfText(JSON.stringify(Object.entries(filter).sort()));

/**
 * @param kept under the same name
 * @returns false when it is kept already
 * @throws `view-name-taken` without an expected version, `version-stale`
 */
export function replacesView(
  kept: SavedView | undefined,
  next: SavedView,
  expected: Version | undefined,
): boolean {
  if (kept && viewVersion(kept) === viewVersion(next)) return false;
  if (kept && expected === undefined) throw new DomainError('view-name-taken');
  requireVersion(kept ? viewVersion(kept) : '', expected);
  return true;
}

export const MAX_VIEWS = 20;

export const VIEW_NAME_MAX = 40;
export const VIEW_VALUE_MAX = 253;

export function isViewFilter(value: unknown): value is SavedView['filter'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([field, text]) =>
      VIEW_FIELDS.includes(field) &&
      typeof text === 'string' &&
      hasAtMost(text, VIEW_VALUE_MAX) &&
      isSingleLine(text),
  );
}
