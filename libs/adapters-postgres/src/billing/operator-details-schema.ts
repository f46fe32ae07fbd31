import { PARTY_LIMITS, UNKNOWN_OPERATOR, vatRateOf } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';

/** The table has one row. */
export const ONLY_ID = 1;

export const OperatorDetailsSchema = defineEntity({
  name: 'OperatorDetails',
  tableName: 'operator_details',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    version: version(),
    name: p.string().length(PARTY_LIMITS.name),
    organizationNumber: p.string().length(PARTY_LIMITS.organizationNumber),
    street: p.string().length(PARTY_LIMITS.street),
    postalCode: p.string().length(PARTY_LIMITS.postalCode),
    postPlace: p.string().length(PARTY_LIMITS.postPlace),
    account: p.string().length(11),
    formerAccounts: p.array().$type<readonly string[]>().defaultRaw("'{}'"),
    vatRegistered: p.boolean(),
    vatRate: p.integer(),
    inBusinessRegister: p.boolean(),
    dueDays: p.integer(),
  },
});

export type VatDetails = Parameters<typeof vatRateOf>[0];

/** Subquery for {@link vatRateNow}; null before the operator has saved its details. */
export const VAT_DETAILS = `(
  select json_build_object('vatRegistered', vat_registered, 'vatRate', vat_rate)
  from operator_details)`;

export const vatRateNow = (stored: VatDetails | null): number | null =>
  vatRateOf(stored ?? UNKNOWN_OPERATOR);
