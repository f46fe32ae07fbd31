import { isDeepStrictEqual } from 'node:util';
import {
  ASSIGNMENT_STATES,
  AUDIT_ACTS,
  BANK_LINE_ACTS,
  BECAME_JOB,
  CONSENT_SUBJECTS,
  DECLINE_REASONS,
  INTEGRATOR_SCOPES,
  INVOICE_KINDS,
  INVOICE_STATES,
  LEAD_SERVICES,
  LEAD_STATUSES,
  NOTIFICATION_KINDS,
  PARTNER_KINDS,
  PAYMENT_STATUSES,
  PLACE_SOURCES,
  QUEUE_KINDS,
  QUOTE_INCLUDES,
  QUOTE_STATES,
  REPORTS,
  REVIEW_STATES,
  ROLES,
  SERVICES,
  SUSPICIONS,
  VISIT_PAGES,
  WEBHOOK_EVENTS,
} from '@boligstyling/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { camelCase, refTo, repeated } from './repeated.js';

interface RecordSchema {
  type?: string;
  description?: string;
  additionalProperties?: boolean;
  properties?: Record<string, object>;
  required?: string[];
  allOf?: object[];
}

/** Records that share fewer fields do so by chance. */
const WORTH_SHARING = 4;

/**
 * A record with all fields of another refers to it, but not bodies of requests, which take no other
 * fields.
 */
export function shareFields(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, RecordSchema>;
  const open = Object.entries(schemas).filter(
    ([, { properties, additionalProperties }]) => properties && additionalProperties !== false,
  );
  const bases = open.map(([name, schema]) => [name, { ...schema }] as const);
  for (const [name, schema] of open) {
    const size = ({ properties = {} }: RecordSchema) => Object.keys(properties).length;
    const [base] = bases
      .filter(([other, each]) => other !== name && size(each) >= WORTH_SHARING)
      .filter(([, each]) => size(each) < size(schema) && hasAllOf(schema, each))
      .sort(([, one], [, other]) => size(other) - size(one));
    if (base) extend(schema, ...base);
  }
}

function hasAllOf({ properties = {}, required = [] }: RecordSchema, base: RecordSchema): boolean {
  return (
    (base.required ?? []).every((key) => required.includes(key)) &&
    Object.entries(base.properties ?? {}).every(
      ([key, field]) =>
        isDeepStrictEqual(properties[key], field) &&
        required.includes(key) === base.required?.includes(key),
    )
  );
}

function extend(schema: RecordSchema, name: string, base: RecordSchema): void {
  const { properties = {}, required = [] } = schema;
  const own = Object.keys(properties).filter((key) => !(key in (base.properties ?? {})));
  const ownRequired = own.filter((key) => required.includes(key));
  schema.allOf = [
    refTo(name),
    {
      type: 'object',
      properties: Object.fromEntries(own.map((key) => [key, properties[key]])),
      ...(ownRequired.length > 0 && { required: ownRequired }),
    },
  ];
  delete schema.type;
  delete schema.properties;
  delete schema.required;
}

/**
 * Equal properties of several schemas become a schema, named by the property. Not choices that are
 * sent, because one client generator makes a named one an enum, which takes no literal.
 */
export function shareProperties(document: OpenAPIObject): void {
  const schemas = (document.components?.schemas ?? {}) as Record<string, RecordSchema>;
  const records = Object.values(schemas).flatMap((each) => [each, ...(each.allOf ?? [])]);
  const shared: Record<string, object> = {};
  const spelt = records.flatMap(({ properties = {}, additionalProperties }: RecordSchema) =>
    Object.entries(properties).map(([key, property]) => {
      const share = (name: string) => {
        shared[name] = property;
        properties[key] = refTo(name);
      };
      const name = camelCase(`-${key.replaceAll('_', '-')}`);
      const isSent = additionalProperties === false;
      const isChoice = 'enum' in property || ('anyOf' in property && isSent);
      const isFree = !(name in schemas) && !('$ref' in property) && !isChoice;
      return { name: isFree ? name : undefined, spelt: property, share };
    }),
  );
  for (const { name, share } of repeated(spelt)) share(name);
  Object.assign(schemas, shared);
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  AccountRole: ROLES,
  AssignmentState: ASSIGNMENT_STATES,
  AuditAct: AUDIT_ACTS,
  BankLineAct: BANK_LINE_ACTS,
  BecameJob: BECAME_JOB,
  ConsentSubject: CONSENT_SUBJECTS,
  DeclineReason: DECLINE_REASONS,
  IntegratorScope: INTEGRATOR_SCOPES,
  InvoiceKind: INVOICE_KINDS,
  InvoiceState: INVOICE_STATES,
  LeadService: LEAD_SERVICES,
  LeadStatus: LEAD_STATUSES,
  NotificationKind: NOTIFICATION_KINDS,
  PartnerKind: PARTNER_KINDS,
  PaymentStatus: PAYMENT_STATUSES,
  PlaceSource: PLACE_SOURCES,
  QueueKind: QUEUE_KINDS,
  QuoteInclude: Object.keys(QUOTE_INCLUDES),
  QuoteState: QUOTE_STATES,
  Report: REPORTS,
  ReviewState: REVIEW_STATES,
  Service: SERVICES,
  Suspicion: SUSPICIONS,
  VisitPage: VISIT_PAGES,
  WebhookEvent: WEBHOOK_EVENTS,
};

const TYPES: Readonly<Record<string, object>> = {
  Id: { type: 'string', format: 'uuid' },
  Moment: { type: 'string', format: 'date-time' },
  MomentOrNull: { type: ['string', 'null'], format: 'date-time' },
};

/** Enumerations of fewer values are parts of others by chance. */
const LONG = 15;

type Named = readonly (readonly [name: string, type: object])[];

/**
 * Names enumerations and the types of most records once, unless they have a description or an
 * example. An enumeration with all values of a long one refers to it.
 */
export function shareTypes(document: OpenAPIObject): void {
  const choices = Object.entries(CHOICES).map(([name, values]) => {
    return [name, { type: 'string', enum: [...values] }] as const;
  });
  const { schemas = {} } = document.components ?? {};
  referTo(Object.entries(TYPES), schemas);
  referTo(choices, document);
  divide(schemas);
  Object.assign(schemas, Object.fromEntries(choices), structuredClone(TYPES));
}

function referTo(named: Named, node: object): void {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue;
    const [name] = named.find(([, type]) => isDeepStrictEqual(type, value)) ?? [];
    if (name) Object.assign(node, { [key]: refTo(name) });
    else if (!('anyOf' in value && 'example' in value)) referTo(named, value);
  }
}

function divide(node: object): void {
  for (const value of Object.values(node)) {
    if (typeof value !== 'object' || value === null) continue;
    const { enum: values = [], type } = value as { enum?: string[]; type?: unknown };
    const parts = Object.entries(CHOICES).filter(
      ([, part]) => part.length >= LONG && part.every((each) => values.includes(each)),
    );
    if (type !== 'string' || parts.length === 0) divide(value);
    else {
      const others = values.filter((each) => !parts.some(([, part]) => part.includes(each)));
      const named = parts.map(([name]) => refTo(name));
      Object.assign(value, { anyOf: [...named, { type, enum: others }] });
      delete (value as { type?: unknown }).type;
      delete (value as { enum?: unknown }).enum;
    }
  }
}
