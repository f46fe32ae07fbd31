import type { LeadFilterDto, LeadsQueryDto } from '@boligstyling/api-client/admin';
import {
  isByName,
  isDay,
  isMunicipalityNumber,
  LEAD_SERVICES,
  LEAD_SORTS,
  LEAD_STATUSES,
  LEAD_TROUBLES,
  municipalityNumbered,
  searchWords,
} from '@boligstyling/domain';
import { isId, PAGE_SIZE } from '../shared/address-values';

export interface LeadQuery {
  search: string;
  status: string;
  city: string;
  /** Municipality number, possibly one that no longer exists. */
  municipality: string;
  service: string;
  reveals: string;
  /** Leaves out leads that are merged into an earlier one. */
  merged: string;
  /** Leaves out leads that are held as suspected spam. */
  held: string;
  partner: string;
  source: string;
  utmSource: string;
  utmCampaign: string;
  referrerHost: string;
  only: string;
  /** `yyyy-MM-dd`, both days included. */
  from: string;
  to: string;
  sort: string;
  /** Cursor; empty on the first page. */
  page: string;
}

const NAMES: Record<keyof LeadQuery, string> = {
  search: 'sok',
  status: 'status',
  city: 'sted',
  municipality: 'kommune',
  service: 'tjeneste',
  reveals: 'kjent-for',
  merged: 'slatt-sammen',
  held: 'holdt-tilbake',
  partner: 'partner',
  source: 'kilde',
  utmSource: 'kampanjekilde',
  utmCampaign: 'kampanje',
  referrerHost: 'henvist-fra',
  only: 'bare',
  from: 'fra',
  to: 'til',
  sort: 'sorter',
  page: 'side',
};
/** Kept out of the address: a search may hold a name, and a cursor reveals one. */
export const UNSEEN = [NAMES.search, NAMES.page];
const KEYS = Object.keys(NAMES) as (keyof LeadQuery)[];

const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : '');

export function readLeadQuery(address: URLSearchParams): LeadQuery {
  const given = (key: keyof LeadQuery) => address.get(NAMES[key]) ?? '';
  const day = (key: 'from' | 'to') => (isDay(given(key)) ? given(key) : '');
  return {
    search: given('search'),
    status: oneOf(LEAD_STATUSES, given('status')),
    city: given('city'),
    municipality: isMunicipalityNumber(given('municipality')) ? given('municipality') : '',
    service: oneOf(LEAD_SERVICES, given('service')),
    reveals: oneOf(['too-many'], given('reveals')),
    merged: oneOf(['without'], given('merged')),
    held: oneOf(['without'], given('held')),
    partner: isId(given('partner')) ? given('partner') : '',
    source: given('source'),
    utmSource: given('utmSource'),
    utmCampaign: given('utmCampaign'),
    referrerHost: given('referrerHost'),
    only: oneOf(LEAD_TROUBLES, given('only')),
    from: day('from'),
    to: day('to'),
    sort: oneOf(LEAD_SORTS, given('sort')),
    page: given('page'),
  };
}

/** Any change other than of the page resets it to the first. */
export function withLeadQuery(
  address: URLSearchParams,
  changes: Partial<LeadQuery>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const key of KEYS) {
    const value = key === 'page' ? (changes.page ?? '') : changes[key];
    if (value) next.set(NAMES[key], value);
    else if (value === '') next.delete(NAMES[key]);
  }
  return next;
}

export const isNarrowed = (query: LeadQuery): boolean =>
  KEYS.some((key) => key !== 'sort' && key !== 'page' && query[key]);

export const isTooShort = ({ search }: LeadQuery): boolean =>
  search.trim() !== '' && !searchWords(search);

export const isGone = ({ municipality }: LeadQuery): boolean =>
  municipality !== '' && !municipalityNumbered(municipality);

/**
 * Drops what the API would refuse: a municipality that no longer exists and, without the right to
 * see contacts, search and order by name with the cursor of that order.
 */
export function askable(query: LeadQuery, mayContact: boolean): LeadQuery {
  const { search, sort } = query;
  const known = isGone(query) ? { ...query, municipality: '' } : query;
  if (mayContact || !(search || isByName(sort))) return known;
  return { ...known, search: '', sort: isByName(sort) ? '' : sort, page: '' };
}

/** A search below the minimum length is left out. */
export function toLeadFilter(query: LeadQuery): LeadFilterDto {
  const { search, status, city, municipality, service, reveals, merged, held, partner } = query;
  const { only, from, to, sort } = query;
  const words = isTooShort(query) ? '' : search.trim();
  const given = { q: words, status, city: city.trim(), municipality, service, merged, held };
  const origin = {
    source: query.source.trim(),
    utm_source: query.utmSource.trim(),
    utm_campaign: query.utmCampaign.trim(),
    referrer_host: query.referrerHost.trim().toLowerCase(),
  };
  const filter = { ...given, reveals, partner_id: partner, ...origin, only, from, to, sort };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

export const toListArgs = (query: LeadQuery): LeadsQueryDto => ({
  ...toLeadFilter(query),
  ...(query.page && { cursor: query.page }),
  limit: PAGE_SIZE,
});

export const EVERYTHING: Partial<LeadQuery> = Object.fromEntries(
  KEYS.filter((key) => key !== 'sort' && key !== 'page').map((key) => [key, '']),
);

/** Leaves out the search, which may be a name. */
export function toViewFilter(query: LeadQuery): Record<string, string> {
  return toLeadFilter({ ...query, search: '' }) as Record<string, string>;
}

export function ofViewFilter(filter: Readonly<Record<string, string>>): Partial<LeadQuery> {
  const { partner_id: partner = '', sort = '', utm_source, utm_campaign, ...others } = filter;
  const { referrer_host: referrerHost = '', ...rest } = others;
  const origin = { utmSource: utm_source ?? '', utmCampaign: utm_campaign ?? '', referrerHost };
  return { ...EVERYTHING, ...rest, partner, ...origin, sort };
}
