import type { LeadFilterDto, LeadsQueryDto } from '@boligstyling/api-client/admin';
import {
  filterTexts,
  type FilterTexts,
  isByName,
  LEAD_FILTER,
  municipalityNumbered,
  searchWords,
  toFilterQuery,
} from '@boligstyling/domain';
import { PAGE_SIZE } from '../shared/address-values';

/** The municipality of a kept address may no longer exist. */
export type LeadQuery = FilterTexts<typeof LEAD_FILTER> & { page: string };

const PAGE = 'side';
const FILTER_KEYS = Object.keys(LEAD_FILTER) as (keyof typeof LEAD_FILTER)[];
const NARROWING = FILTER_KEYS.filter((key) => key !== 'sort');

/** A search may hold a name, and a cursor reveals one. */
export const UNSEEN = [LEAD_FILTER.search.address, PAGE];

export const readLeadQuery = (address: URLSearchParams): LeadQuery => ({
  ...filterTexts(LEAD_FILTER, (name) => address.get(name)),
  page: address.get(PAGE) ?? '',
});

export function withLeadQuery(
  address: URLSearchParams,
  changes: Partial<LeadQuery>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else if (value === '') next.delete(name);
  };
  for (const key of FILTER_KEYS) put(LEAD_FILTER[key].address, changes[key]);
  put(PAGE, changes.page ?? '');
  return next;
}

export const isNarrowed = (query: LeadQuery): boolean => NARROWING.some((key) => query[key]);

export const isTooShort = ({ search }: LeadQuery): boolean =>
  search.trim() !== '' && !searchWords(search);

export const isGone = ({ municipality }: LeadQuery): boolean =>
  municipality !== '' && !municipalityNumbered(municipality);

/**
 * The API refuses ended municipalities and, without the right to see contacts, search and order by
 * name.
 */
export function askable(query: LeadQuery, mayContact: boolean): LeadQuery {
  const { search, sort } = query;
  const known = isGone(query) ? { ...query, municipality: '' } : query;
  if (mayContact || !(search || isByName(sort))) return known;
  return { ...known, search: '', sort: isByName(sort) ? '' : sort, page: '' };
}

export function toLeadFilter(query: LeadQuery): LeadFilterDto {
  const search = isTooShort(query) ? '' : query.search;
  const referrerHost = query.referrerHost.toLowerCase();
  return toFilterQuery(LEAD_FILTER, { ...query, search, referrerHost });
}

export const toListArgs = (query: LeadQuery): LeadsQueryDto => ({
  ...toLeadFilter(query),
  ...(query.page && { cursor: query.page }),
  limit: PAGE_SIZE,
});

export const EVERYTHING: Partial<LeadQuery> = Object.fromEntries(
  NARROWING.map((name) => [name, '']),
);

/** A search may be a name. */
export function toViewFilter(query: LeadQuery): Record<string, string> {
  return toLeadFilter({ ...query, search: '' }) as Record<string, string>;
}

export const ofViewFilter = (filter: Readonly<Record<string, string>>): Partial<LeadQuery> =>
  Object.fromEntries(FILTER_KEYS.map((key) => [key, filter[LEAD_FILTER[key].wire] ?? '']));
