import {
  type Area,
  PARTNER_LIMITS,
  PARTY_LIMITS,
  type PartnerKind,
  type Service,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';

export const PartnerSchema = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    name: p.string().length(PARTNER_LIMITS.name),
    company: p.string().length(PARTNER_LIMITS.company),
    kind: p.string().length(40).$type<PartnerKind>(),
    email: p.string().length(PARTNER_LIMITS.email).unique(),
    phone: p.string().length(PARTNER_LIMITS.phone),
    areas: p.array().$type<readonly Area[]>().defaultRaw("'{}'"),
    unclearCities: p.array().$type<readonly string[]>().defaultRaw("'{}'"),
    cities: p.array().$type<readonly string[]>(),
    wholeCountry: p.boolean(),
    services: p.array().$type<readonly Service[]>(),
    priceOre: p.integer(),
    weeklyCapacity: p.integer(),
    website: p.string().length(PARTNER_LIMITS.website).default(''),
    presentation: p.string().length(PARTNER_LIMITS.presentation).default(''),
    organizationNumber: p.string().length(PARTY_LIMITS.organizationNumber).default(''),
    street: p.string().length(PARTY_LIMITS.street).default(''),
    postalCode: p.string().length(PARTY_LIMITS.postalCode).default(''),
    postPlace: p.string().length(PARTY_LIMITS.postPlace).default(''),
    active: p.boolean(),
    /** Text, so that no driver turns the day into a time. */
    pausedUntil: p.string().length(10).strictNullable(),
    pausedByOperator: p.boolean().default(false),
    createdAt: p.datetime(3),
    emailChangedAt: p.datetime(3).strictNullable(),
  },
});
