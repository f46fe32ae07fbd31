import {
  type LeadFilterDto,
  type LeadsQueryDto,
  useSearchLeadsQuery,
} from '@boligstyling/api-client/admin';
import {
  filterTexts,
  type FilterTexts,
  isByName,
  LEAD_FILTER,
  municipalityNumbered,
  searchWords,
  toFilterQuery,
} from '@boligstyling/domain';
import { PAGE_SIZE, useTrail } from '../shared/lists/use-paged-filter';
import { useMay } from '../shared/session/use-may';
import { PAGE_ADDRESS, useKeptAddress } from '../shared/lists/use-kept-address';
import { useLocation } from 'react-router-dom';
import { adminLead } from '../../../content/admin/admin-lead';
import { useQueued } from '../shared/queue/use-queued';

/** The municipality of a kept address may no longer exist. */
export type LeadQuery = FilterTexts<typeof LEAD_FILTER> & { page: string };

const FILTER_KEYS = Object.keys(LEAD_FILTER) as (keyof typeof LEAD_FILTER)[];
const NARROWING = FILTER_KEYS.filter((key) => key !== 'sort');

/** A search may hold a name, and a cursor reveals one. */
const UNSEEN = [LEAD_FILTER.search.address, PAGE_ADDRESS];

export const readLeadQuery = (address: URLSearchParams): LeadQuery => ({
  ...filterTexts(LEAD_FILTER, (name) => address.get(name)),
  page: address.get(PAGE_ADDRESS) ?? '',
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
  put(PAGE_ADDRESS, changes.page ?? '');
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

export function useLeadQuery() {
  const { address, go: goTo } = useKeptAddress(UNSEEN);
  const query = readLeadQuery(address);
  const mayContact = useMay()('contact');
  const asked = askable(query, mayContact);
  const trail = useTrail();

  const go = (changes: Partial<LeadQuery>, trail: readonly string[], replace = false) =>
    goTo((before) => withLeadQuery(before, changes), { state: { trail }, replace });

  // The cursor belongs to the filter that was sent.
  const shown = mayContact ? {} : { search: asked.search, sort: asked.sort };

  return {
    query,
    asked,
    narrow: (changes: Partial<LeadQuery>) => go(changes, [], true),
    // A double press counts once.
    next: (page: string) => page !== asked.page && go({ ...shown, page }, [...trail, asked.page]),
    previous: asked.page ? () => go({ page: trail.at(-1) ?? '' }, trail.slice(0, -1)) : undefined,
  };
}

export function useNeighbours(id: string | undefined) {
  const { asked } = useLeadQuery();
  const isQueued = Boolean(useLocation().state?.fromQueue);
  const { shown } = useQueued({ skip: !isQueued });
  const listed = useSearchLeadsQuery({ leadsQueryDto: toListArgs(asked) }).data?.leads ?? [];
  const queued = shown.flatMap(({ cases }) => cases.flatMap(({ lead }) => lead?.id ?? []));
  const ids = isQueued ? [...new Set(queued)] : listed.map((lead) => lead.id);
  const place = ids.indexOf(id ?? '');
  const isThere = place >= 0;
  const words = isQueued ? adminLead.placeInQueue : adminLead.place;
  return {
    place: isThere ? words(place + 1, ids.length) : undefined,
    previous: isThere ? ids[place - 1] : undefined,
    next: isThere ? ids[place + 1] : ids[0],
  };
}
