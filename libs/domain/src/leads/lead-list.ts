import { type FilterOf, type ListFilter, PERIOD_FILTER } from '../core/list-filter.js';
import { isMunicipalityNumber } from '../places/municipality-number.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { LEAD_SERVICES } from './lead-answers.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { LEAD_LIMITS } from './lead-limits.js';
import { LEAD_STATUSES } from './lead.js';
import { SEARCH_MAX_LENGTH, SEARCH_WORD_MIN_LENGTH, searchWords } from './search-words.js';

/** Limits the length of a URL with ids. */
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

/** It would reveal masked names letter by letter. */
export function isByName(sort: string): boolean {
  return sort.includes('name');
}

export const LEAD_TROUBLES = ['held', 'overdue', 'unknown-place'] as const;
export type LeadTrouble = (typeof LEAD_TROUBLES)[number];

const { referrerHost, source, utmCampaign, utmSource } = LEAD_FIELDS;

export const ORIGIN_FILTER = {
  source: {
    wire: source.wire,
    address: 'kilde',
    kind: 'line',
    label: source.label,
    limit: source.limit,
    example: source.example,
    description: 'Only those with this `source`, letter by letter.',
  },
  utmSource: {
    wire: utmSource.wire,
    address: 'kampanjekilde',
    kind: 'line',
    label: utmSource.label,
    limit: utmSource.limit,
    example: utmSource.example,
    description: 'Only those with this `utm_source`, letter by letter.',
  },
  utmCampaign: {
    wire: utmCampaign.wire,
    address: 'kampanje',
    kind: 'line',
    label: utmCampaign.label,
    limit: utmCampaign.limit,
    example: utmCampaign.example,
    description: 'Only those with this `utm_campaign`, letter by letter.',
  },
  referrerHost: {
    wire: referrerHost.wire,
    address: 'henvist-fra',
    kind: 'line',
    label: referrerHost.label,
    limit: referrerHost.limit,
    example: referrerHost.example,
    description: 'Only those with this `referrer_host`, letter by letter.',
  },
} as const satisfies ListFilter;

export type OriginFilter = FilterOf<typeof ORIGIN_FILTER>;

export type LeadOrigin = keyof OriginFilter;

export const LEAD_ORIGINS = Object.keys(ORIGIN_FILTER) as LeadOrigin[];

/** Query, address of the dashboard, saved views, audit log and port follow. */
export const LEAD_FILTER = {
  search: {
    wire: 'q',
    address: 'sok',
    kind: 'line',
    label: 'Søk',
    least: SEARCH_WORD_MIN_LENGTH,
    limit: SEARCH_MAX_LENGTH,
    isPersonal: true,
    holds: (text: string) => searchWords(text) !== undefined,
    otherwise: `Skriv fra ${SEARCH_WORD_MIN_LENGTH} til ${SEARCH_MAX_LENGTH} tegn for å søke.`,
    description: 'Words, or parts of words, in the name, e-mail, phone or address.',
  },
  status: {
    wire: 'status',
    address: 'status',
    kind: 'choice',
    label: 'Status',
    options: LEAD_STATUSES,
    description: 'Only those of this status.',
  },
  /** In any spelling: `spellingKey`. */
  city: {
    wire: 'city',
    address: 'sted',
    kind: 'line',
    label: 'Sted',
    limit: LEAD_LIMITS.location,
    example: 'Bergen',
    otherwise: 'Ugyldig sted.',
    description: 'Only those in this city, however it is spelled: `OSLO` is `oslo`.',
  },
  /** By number; by `municipalityNamed` where it is unknown. An address may have an ended one. */
  municipality: {
    wire: 'municipality',
    address: 'kommune',
    kind: 'line',
    label: 'Kommune',
    example: '4601',
    holds: (text: string) => municipalityNumbered(text) !== undefined,
    isReadable: isMunicipalityNumber,
    otherwise: 'Ukjent kommunenummer.',
    description:
      'Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it.',
  },
  service: {
    wire: 'service',
    address: 'tjeneste',
    kind: 'choice',
    label: 'Tjeneste',
    options: LEAD_SERVICES,
    description: 'Only those for this service.',
  },
  /** Figures do not count merged ones either. */
  merged: {
    wire: 'merged',
    address: 'slatt-sammen',
    kind: 'choice',
    label: 'Slått sammen',
    options: ['without'],
    description: 'Without merged ones, which figures do not count either.',
  },
  /** Demand does not count held ones either. */
  held: {
    wire: 'held',
    address: 'holdt-tilbake',
    kind: 'choice',
    label: 'Holdt tilbake',
    options: ['without'],
    description:
      'Without those that are held as suspected spam, which demand does not count either.',
  },
  partnerId: {
    wire: 'partner_id',
    address: 'partner',
    kind: 'id',
    label: 'Partner',
    description: 'Only those that this partner has been asked about.',
  },
  ...ORIGIN_FILTER,
  only: {
    wire: 'only',
    address: 'bare',
    kind: 'choice',
    label: 'Vis bare',
    options: LEAD_TROUBLES,
    description:
      'Only those held as suspected spam, accepted without a report for two working days, or in an unknown municipality.',
  },
  ...PERIOD_FILTER,
  sort: {
    wire: 'sort',
    address: 'sorter',
    kind: 'choice',
    label: 'Sorter etter',
    options: LEAD_SORTS,
    standard: DEFAULT_LEAD_SORT,
    description: 'By what they are ordered; a minus turns it round.',
  },
} as const satisfies ListFilter;
