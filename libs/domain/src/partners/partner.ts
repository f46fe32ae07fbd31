import { DomainError } from '../core/domain-error.js';
import { EMAIL_FIELD } from '../core/email.js';
import { PARTNER_KIND_NAMES, PARTNER_KINDS } from '../core/partner-kind.js';
import type { ListFilter } from '../core/list-filter.js';
import { PHONE_FIELD } from '../core/phone.js';
import {
  recordFaults,
  type RecordFields,
  type StoredRecord,
  tidied,
} from '../core/record-field.js';
import { SEARCH_MAX_LENGTH } from '../leads/search-words.js';
import { PRINTED } from '../core/text.js';
import { dayAt } from '../core/time/norwegian-day.js';
import { websiteOf } from '../core/website.js';
import { partnerGroupOf } from '../leads/consent.js';
import { type Service, SERVICES } from '../leads/lead-answers.js';
import { areaName, isArea, withoutOverlap } from '../places/area.js';
import { PARTY_FIELDS } from './invoice-party.js';
import type { AcceptedTerms } from './partner-terms.js';
import { type PriceList, storedPrices } from './prices.js';

/** open → ended, by partner or administrator, or after {@link PARTNER_SESSION_DAYS} */
export const PARTNER_SESSION_DAYS = 30;

export const PARTNER_FILE_MEGABYTES = 1;

const WAITING_PARTNER_LINKS = 3;

/** More a day suggest a stranger, or a mailbox that collects them. */
export const UNUSED_PARTNER_LINKS = 9;

/**
 * A stranger cannot fill the mailbox, and one link always works.
 *
 * @param unused links of the last day
 */
export function waitingPartnerLinks(unused: number): number {
  return unused < UNUSED_PARTNER_LINKS ? WAITING_PARTNER_LINKS : 1;
}

/** A longer absence is a pause without an end. */
export const LONGEST_PAUSE_DAYS = 366;

/**
 * @param day `yyyy-MM-dd`
 * @throws `invalid-pause` unless it lies ahead, within {@link LONGEST_PAUSE_DAYS}
 */
export function pauseEnd(day: string, today: string): string {
  if (day > today && day <= dayAt(today, LONGEST_PAUSE_DAYS)) return day;
  const message = 'Velg en dag etter i dag, innen et år.';
  throw new DomainError('invalid-pause', message, [{ field: 'until', message }]);
}

export const MAX_WEEKLY_CAPACITY = 1000;

/** Every municipality and every county. */
const MOST_AREAS = 372;

const MOST_WEBSITE = 200;
const MOST_PRESENTATION = 300;

/** Apart, so that the public form of applicants need not load the rest. */
export const CONTACT_FIELDS = {
  name: {
    wire: 'name',
    kind: 'line',
    limit: 120,
    label: 'Navn',
    ...PRINTED,
    missing: 'Skriv navnet på kontaktpersonen.',
    example: 'Stine Stylist',
    headings: ['kontaktperson'],
  },
  company: {
    wire: 'company',
    kind: 'line',
    limit: 120,
    label: 'Firma',
    ...PRINTED,
    missing: 'Skriv navnet på firmaet.',
    example: 'Stil og Rom AS',
  },
  email: EMAIL_FIELD,
  /** 8 digits without white space. */
  phone: PHONE_FIELD,
  kind: {
    wire: 'kind',
    kind: 'choice',
    options: PARTNER_KINDS,
    names: PARTNER_KIND_NAMES,
    limit: 40,
    label: 'Type',
    otherwise: 'Velg stylist, interiørarkitekt eller eiendomsmegler.',
  },
} as const satisfies RecordFields;

/** Searched names stay out of addresses of the API. */
export const PARTNER_FILTER = {
  text: {
    wire: 'q',
    address: 'sok',
    kind: 'line',
    label: 'Søk',
    limit: SEARCH_MAX_LENGTH,
    isPersonal: true,
    description: "Part of name, company, e-mail or an area's name.",
  },
  kind: {
    wire: 'kind',
    address: 'type',
    kind: 'choice',
    label: 'Type',
    options: PARTNER_KINDS,
    description: 'Only those of this kind.',
  },
  service: {
    wire: 'service',
    address: 'tjeneste',
    kind: 'choice',
    label: 'Tjeneste',
    options: SERVICES,
    description: 'Only those who offer this service.',
  },
  active: {
    wire: 'active',
    address: 'tilstand',
    kind: 'flag',
    label: 'Tilstand',
    words: { true: 'aktiv', false: 'pause' },
    description: 'Only active ones, or only paused ones.',
  },
} as const satisfies ListFilter;

/** Contract, columns, form, dialog, audit log and imported files follow. */
export const PARTNER_FIELDS = {
  ...CONTACT_FIELDS,
  /** As {@link websiteOf}, for owners after acceptance; empty: none. */
  website: {
    wire: 'website',
    kind: 'line',
    limit: MOST_WEBSITE,
    absent: '',
    label: 'Nettsted',
    rules: [
      {
        holds: (text: string) => (websiteOf(text)?.length ?? Infinity) <= MOST_WEBSITE,
        otherwise: 'Skriv en adresse som stilogrom.no.',
      },
    ],
    tidy: (text: string) => websiteOf(text) ?? text.trim(),
    input: 'url',
    example: 'https://stilogrom.no/',
    headings: ['nettside'],
    help: 'Eieren ser det når partneren har sagt ja.',
    description: 'Owners who have its yes see it. Without a scheme it is taken for https.',
  },
  /** For owners; empty: none. */
  presentation: {
    wire: 'presentation',
    kind: 'text',
    limit: MOST_PRESENTATION,
    absent: '',
    label: 'Kort om partneren',
    help: `Eieren ser det når partneren er spurt. Høyst ${MOST_PRESENTATION} tegn.`,
    example: 'Jeg gjør boliger i Bergen klare for visning.',
    headings: ['presentasjon'],
    description: 'A few words to owners about whom it is asked.',
  },
  /** In our order. */
  services: {
    wire: 'services',
    kind: 'list',
    options: SERVICES,
    label: 'Tjenester',
    missing: 'Velg minst én tjeneste.',
    example: ['Fullstyling'],
    otherwise: `Tjenestene må være blant ${SERVICES.join(', ')}.`,
    tidy: (given: readonly string[]) => SERVICES.filter((each) => given.includes(each)),
  },
  areas: {
    wire: 'areas',
    kind: 'list',
    input: 'areas',
    holds: isArea,
    most: MOST_AREAS,
    label: 'Områder',
    example: ['4601', '32'],
    headings: ['kommuner', 'steder'],
    tidy: withoutOverlap,
    nameOf: areaName,
    missing: 'Velg minst én kommune, ett fylke eller hele landet.',
    otherwise: 'Områdene må være numre på kommuner og fylker, eller NO for hele landet.',
    description:
      'Municipalities and counties by their official numbers of today, `NO` for the whole country.',
  },
  /** In any 7 days; 0: none. */
  weeklyCapacity: {
    wire: 'weekly_capacity',
    kind: 'number',
    least: 0,
    most: MAX_WEEKLY_CAPACITY,
    label: 'Oppdrag per uke',
    example: 5,
    headings: ['kapasitet'],
    help: 'Det meste partneren tar på sju dager.',
    description: 'Assignments in any 7 days. 0: none.',
  },
  ...PARTY_FIELDS,
  active: {
    wire: 'active',
    kind: 'flag',
    label: 'Får nye henvendelser',
    example: true,
    otherwise: 'Svar ja eller nei på om partneren er aktiv.',
    description: 'True if new leads are passed on to the partner; false if it is paused.',
  },
} as const satisfies RecordFields;

export type PartnerDetails = StoredRecord<typeof PARTNER_FIELDS> & { prices: PriceList };

/** Services that may have their own prices; estate agents have the base price. */
export const pricedServices = ({
  kind,
  services,
}: Pick<PartnerDetails, 'kind' | 'services'>): readonly Service[] =>
  partnerGroupOf(kind) === 'stylist' ? services : [];

/** @throws `invalid-partner`, with the sentence of each refused field */
export function storablePartner<Given extends Partial<PartnerDetails>>(given: Given): Given {
  const partner = tidied(PARTNER_FIELDS, given);
  const faults = recordFaults(PARTNER_FIELDS, partner);
  if (faults[0]) throw new DomainError('invalid-partner', faults[0].message, faults);
  return partner.prices ? { ...partner, prices: storedPrices(partner.prices) } : partner;
}

/**
 * active → paused → active, by administrator or partner. Only the administrator lifts the
 * administrator's pause. Never deleted, because its assignments and sales stay.
 */
export interface Partner extends PartnerDetails, AcceptedTerms {
  id: string;
  version: number;
  /** Norwegian day, `yyyy-MM-dd`; null: no pause or no end. */
  pausedUntil: string | null;
  /** Meaningless while active. */
  pausedByOperator: boolean;
  logoId: string | null;
  createdAt: Date;
  /** Earlier links ended then. */
  emailChangedAt: Date | null;
}

export const PARTNER_NOTIFICATIONS = ['partner-welcome'] as const;
export type PartnerNotification = (typeof PARTNER_NOTIFICATIONS)[number];

export const ACTIVE_STATE = { active: true, pausedUntil: null, pausedByOperator: false } as const;

export const isPausedByOperator = ({
  active,
  pausedByOperator,
}: Pick<Partner, 'active' | 'pausedByOperator'>): boolean => !active && pausedByOperator;

/** @throws `paused-by-operator` */
export function requireOwnPause(partner: Pick<Partner, 'active' | 'pausedByOperator'>): void {
  if (isPausedByOperator(partner)) throw new DomainError('paused-by-operator');
}
