import { isFilled } from '../core/text.js';
import { SERVICES, VALUATION, YES_NO } from '../leads/lead-answers.js';
import { LEAD_KEYS, leadField, type LeadDetails } from '../leads/lead-fields.js';
import type { LeadField } from '../leads/lead-field.js';
import { arrivalConsents, type Consent } from '../leads/consent.js';
import { LEAD_STATUSES, type LeadStatus } from '../leads/lead.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { chosenPlace, type Place, UNKNOWN_PLACE } from '../places/place-of.js';
import type { RecordReader, RowFaultCause } from './record-reader.js';
import { type PaymentStatus, PAYMENT_STATUSES } from '../billing/sale.js';

export interface ImportedLead {
  readonly details: LeadDetails;
  readonly status: LeadStatus;
  readonly receivedAt: Date;
  readonly place: Place;
  readonly partner: string | null;
  readonly consents: readonly Consent[];
}

export const ASKABLE_DAYS = 14;

const FIELDS = LEAD_KEYS.map((key) => ({ key, field: leadField(key) }));

const CONTACT_FAULTS: Record<string, RowFaultCause> = {
  customer_name: 'not-a-name',
  customer_email: 'not-an-email',
  customer_phone: 'not-a-phone',
};

/** Places repeat, and finding one by name reads all names. */
const places = new Map<string, Place>();
const MOST_PLACES = 1_000;

export function importedLead(reader: RecordReader, now: Date): ImportedLead {
  const details = Object.fromEntries(
    FIELDS.map(({ key, field }) => [key, valueOf(reader, field)]),
  ) as unknown as LeadDetails;
  const receivedAt = reader.requiredMoment('created_at', now);
  return {
    details,
    status: reader.choice('status', LEAD_STATUSES) ?? 'new',
    receivedAt,
    consents: consentsIn(reader, details, receivedAt),
    place: placeIn(details),
    partner: reader.line('partner_id'),
  };
}

function valueOf(reader: RecordReader, field: LeadField): string | boolean | null {
  const { wire } = field;
  if (field.kind === 'flag') return reader.flag(wire) ?? false;
  if (field.kind === 'choice') return choiceOf(reader, field.wire);
  const isLine = field.kind !== 'text';
  const text = isLine ? reader.line(wire, field.limit) : reader.text(wire, field.limit);
  if (text === null) {
    if (wire in CONTACT_FAULTS) reader.fault(wire, 'missing');
    return field.absent === undefined ? '' : field.absent;
  }
  const tidy = field.tidy?.(text) ?? text;
  const isValid = field.rules?.every(({ holds }) => holds(tidy)) ?? true;
  if (!isValid && isFilled(tidy)) reader.fault(wire, CONTACT_FAULTS[wire] ?? 'unknown-value');
  return tidy;
}

function choiceOf(reader: RecordReader, wire: string): string | null {
  if (wire === 'service_type') {
    const service = reader.choice(wire, [...SERVICES, VALUATION]);
    if (!service && !reader.line(wire)) reader.fault(wire, 'missing');
    return service;
  }
  return reader.flag(wire) ? YES_NO[0] : YES_NO[1];
}

/** An absent column is no yes; a valuation was asked of an agent alone. */
function consentsIn(
  reader: RecordReader,
  { acceptStylingOnly, serviceType }: LeadDetails,
  at: Date,
): Consent[] {
  const isValuation = serviceType === VALUATION;
  const isForStyling = !isValuation && acceptStylingOnly === YES_NO[0];
  const isForAgent = isValuation || reader.flag('agent_contact');
  const groups = [
    ...(isForStyling ? (['stylist'] as const) : []),
    ...(isForAgent ? (['estate-agent'] as const) : []),
  ];
  return arrivalConsents('import', at, groups, '');
}

function placeIn({ municipalityNumber, location }: LeadDetails): Place {
  const chosen = chosenPlace(municipalityNumber);
  if (chosen.municipality !== null) return chosen;
  const known = places.get(location);
  if (known) return known;
  const named = municipalityNamed(location, []);
  const place: Place = named ? { municipality: named, foundBy: 'place-name' } : UNKNOWN_PLACE;
  if (places.size === MOST_PLACES) places.clear();
  places.set(location, place);
  return place;
}

export interface ImportedSale {
  readonly amountOre: number;
  readonly paymentStatus: PaymentStatus;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  readonly service: string | null;
  readonly partner: string;
}

const SERVICE_LIMIT = 40;

export function importedSale(reader: RecordReader, now: Date): ImportedSale {
  const amountOre = reader.ore('sale_amount');
  if (amountOre === null) reader.fault('sale_amount', 'missing');
  return {
    amountOre: amountOre ?? 0,
    paymentStatus: reader.choice('payment_status', PAYMENT_STATUSES) ?? 'pending',
    createdAt: reader.requiredMoment('created_at', now),
    settledAt: reader.moment('settled_at', now),
    service: reader.line('service_type', SERVICE_LIMIT),
    partner: reader.required('partner_id'),
  };
}
