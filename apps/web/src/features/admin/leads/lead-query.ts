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

/** What the table of leads shows. Empty: all. */
export interface LeadQuery {
  search: string;
  status: string;
  city: string;
  /** By its number, which may be of another time. */
  municipality: string;
  service: string;
  reveals: string;
  /** Whether those that have joined an earlier one are left out. */
  joined: string;
  /** Whether those that are held as suspected spam are left out. */
  held: string;
  partner: string;
  source: string;
  utmSource: string;
  utmCampaign: string;
  referrerHost: string;
  /** Only those with something wrong. */
  only: string;
  /** Days `yyyy-MM-dd`, both included. */
  from: string;
  to: string;
  sort: string;
  /** Where the page begins; empty on the first. */
  page: string;
}

/** The names the address uses for them. */
const NAMES: Record<keyof LeadQuery, string> = {
  search: 'sok',
  status: 'status',
  city: 'sted',
  municipality: 'kommune',
  service: 'tjeneste',
  reveals: 'kjent-for',
  joined: 'slatt-sammen',
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
/** What no address holds: names are searched for, and where a page begins tells one. */
export const UNSEEN = [NAMES.search, NAMES.page];
const KEYS = Object.keys(NAMES) as (keyof LeadQuery)[];

const oneOf = (values: readonly string[], value: string) => (values.includes(value) ? value : '');

/** Reads an address; what it cannot mean is left out. */
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
    joined: oneOf(['without'], given('joined')),
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

/** The address with the changes in it. Anything but another page leads back to the first one. */
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

/** Whether anything is narrowed. */
export const isNarrowed = (query: LeadQuery): boolean =>
  KEYS.some((key) => key !== 'sort' && key !== 'page' && query[key]);

/** Whether a search is too short for the server to make. */
export const isTooShort = ({ search }: LeadQuery): boolean =>
  search.trim() !== '' && !searchWords(search);

/** Whether a query narrows to a municipality that there is no more. */
export const isGone = ({ municipality }: LeadQuery): boolean =>
  municipality !== '' && !municipalityNumbered(municipality);

/**
 * What of a query can be asked for: no municipality that there is no more; of whoever may not see contacts
 * the API refuses a search and an order by names, too, and the page of a list in another order is none of
 * this one.
 */
export function askable(query: LeadQuery, mayContact: boolean): LeadQuery {
  const { search, sort } = query;
  const known = isGone(query) ? { ...query, municipality: '' } : query;
  if (mayContact || !(search || isByName(sort))) return known;
  return { ...known, search: '', sort: isByName(sort) ? '' : sort, page: '' };
}

/** The filter as the API takes it. A search that is too short finds everything. */
export function toLeadFilter(query: LeadQuery): LeadFilterDto {
  const { search, status, city, municipality, service, reveals, joined, held, partner } = query;
  const { only, from, to, sort } = query;
  const words = isTooShort(query) ? '' : search.trim();
  const given = { q: words, status, city: city.trim(), municipality, service, joined, held };
  const origin = {
    source: query.source.trim(),
    utm_source: query.utmSource.trim(),
    utm_campaign: query.utmCampaign.trim(),
    referrer_host: query.referrerHost.trim().toLowerCase(),
  };
  const filter = { ...given, reveals, partner_id: partner, ...origin, only, from, to, sort };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
}

/** The page as the API takes it. */
export const toListArgs = (query: LeadQuery): LeadsQueryDto => ({
  ...toLeadFilter(query),
  ...(query.page && { cursor: query.page }),
  limit: PAGE_SIZE,
});

/** A query that lets everything through, in the order there is. */
export const EVERYTHING: Partial<LeadQuery> = Object.fromEntries(
  KEYS.filter((key) => key !== 'sort' && key !== 'page').map((key) => [key, '']),
);

/** A query as a view keeps it: without what was searched for, which may be a name. */
export function toViewFilter(query: LeadQuery): Record<string, string> {
  return toLeadFilter({ ...query, search: '' }) as Record<string, string>;
}

/** All that shows a kept view: what it does not narrow is let through. */
export function ofViewFilter(filter: Readonly<Record<string, string>>): Partial<LeadQuery> {
  const { partner_id: partner = '', sort = '', utm_source, utm_campaign, ...others } = filter;
  const { referrer_host: referrerHost = '', ...rest } = others;
  const origin = { utmSource: utm_source ?? '', utmCampaign: utm_campaign ?? '', referrerHost };
  return { ...EVERYTHING, ...rest, partner, ...origin, sort };
}
