import { PARTNER_KINDS, type PartnerKind } from '../core/partner-kind.js';
import { type TextField, tidyText } from '../core/record-field.js';
import { FIRST_VERSION } from '../core/version.js';
import { SERVICES, type Service } from '../leads/lead-answers.js';
import { partnerGroupOf } from '../leads/consent.js';
import {
  ACTIVE_STATE,
  MAX_WEEKLY_CAPACITY,
  type Partner,
  type PartnerDetails,
  PARTNER_FIELDS,
} from '../partners/partner.js';
import { NO_TERMS } from '../partners/partner-terms.js';
import { PRICE_LIMITS, type ServicePrice, servicePriceIn } from '../partners/prices.js';
import { type Area, areaNamed, isArea, withoutOverlap } from '../places/area.js';
import type { RecordReader, RowFaultCause } from './record-reader.js';

export interface ImportedPartner {
  readonly partner: Omit<Partner, 'id'>;
  /** Such a partner is imported as paused. */
  readonly lacks: readonly (typeof BASE_PRICE)[];
}

const BASE_PRICE = 'price_per_assignment';

/** A cell such as «900», or «900 | 0-60: 700 | 121-: 1200» by m². */
export const PRICE_COLUMNS: Readonly<Record<Service, string>> = {
  Fullstyling: 'price_fullstyling',
  Delstyling: 'price_delstyling',
  Interiørveiledning: 'price_interiorveiledning',
};

/** Where the export has none. */
export const IMPORTED_CAPACITY = 5;

type TextKey = {
  [Key in keyof PartnerDetails]: PartnerDetails[Key] extends string ? Key : never;
}[keyof PartnerDetails];

const CAUSES: Partial<Record<keyof PartnerDetails, RowFaultCause>> = {
  email: 'not-an-email',
  phone: 'not-a-phone',
  website: 'not-a-website',
  organizationNumber: 'not-an-organization-number',
  postalCode: 'not-a-postal-code',
};

export function importedPartner(reader: RecordReader, now: Date): ImportedPartner {
  const kind = reader.choice('kind', PARTNER_KINDS) ?? 'stylist';
  const areas = areasIn(reader);
  const services = servicesIn(reader, kind);
  const baseOre = reader.ore(BASE_PRICE);
  if ((baseOre ?? 0) > PRICE_LIMITS.priceOre) {
    reader.fault(BASE_PRICE, 'not-an-amount');
  }
  const prices = { baseOre: baseOre ?? 0, services: servicePricesIn(reader) };
  const lacks = baseOre === null ? ([BASE_PRICE] as const) : [];
  const isActive = (reader.flag('active') ?? true) && lacks.length === 0;
  const partner = {
    ...textsIn(reader),
    ...{ kind, areas, services, prices },
    weeklyCapacity: reader.count('weekly_capacity', MAX_WEEKLY_CAPACITY) ?? IMPORTED_CAPACITY,
    ...ACTIVE_STATE,
    ...{ active: isActive, pausedByOperator: !isActive },
    ...{ version: FIRST_VERSION, logoId: null, emailChangedAt: null },
    ...NO_TERMS,
    createdAt: reader.moment('created_at', now) ?? now,
  };
  return { partner, lacks };
}

function textsIn(reader: RecordReader): Pick<PartnerDetails, TextKey> {
  const texts = Object.entries(PARTNER_FIELDS).flatMap(([key, field]) =>
    field.kind === 'line' || field.kind === 'text'
      ? [[key, textIn(reader, field, CAUSES[key as keyof PartnerDetails])]]
      : [],
  );
  return Object.fromEntries(texts) as Pick<PartnerDetails, TextKey>;
}

function textIn(reader: RecordReader, field: TextField, cause?: RowFaultCause): string {
  const { absent, kind, limit, rules = [], typedLimit = limit, wire } = field;
  const read = kind === 'text' ? reader.text(wire, typedLimit) : reader.line(wire, typedLimit);
  const text = tidyText(field, read ?? '');
  if (!text && absent === undefined) reader.fault(wire, 'missing');
  if (text && cause && !rules.every(({ holds }) => holds(text))) reader.fault(wire, cause);
  return text;
}

/** Agents are asked for valuations, whatever services they have. */
function servicesIn(reader: RecordReader, kind: PartnerKind): Service[] {
  const texts = reader.list('services');
  if (texts.length === 0) {
    if (partnerGroupOf(kind) === 'estate-agent') return [...SERVICES];
    reader.fault('services', 'missing');
  }
  return texts.flatMap((text) => {
    const service = SERVICES.find((each) => each.toLowerCase() === text.toLowerCase());
    if (!service) reader.fault('services', 'unknown-value', text);
    return service ?? [];
  });
}

function servicePricesIn(reader: RecordReader): ServicePrice[] {
  return SERVICES.flatMap((service) => {
    const column = PRICE_COLUMNS[service];
    const text = reader.text(column, 200);
    if (text === null) return [];
    const price = servicePriceIn(text, service);
    if (!price) reader.fault(column, 'not-an-amount', text);
    return price ?? [];
  });
}

/** Numbers and names. A name of several municipalities is unknown here. */
function areasIn(reader: RecordReader): Area[] {
  const column = reader.has('areas') ? 'areas' : 'cities';
  const texts = reader.list(column);
  if (texts.length === 0) reader.fault(column, 'missing');
  if (texts.length > PARTNER_FIELDS.areas.most) reader.fault(column, 'too-long');
  const areas = texts.flatMap((text) => {
    const area = isArea(text) ? text : areaNamed(text);
    if (!area) reader.fault(column, 'unknown-value', text);
    return area ?? [];
  });
  return withoutOverlap(areas);
}
