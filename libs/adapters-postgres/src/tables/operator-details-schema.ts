import { OPERATOR_FIELDS, UNKNOWN_OPERATOR, vatRateOf } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, version } from '../core/row-fields.js';

export const ONLY_ID = 1;

export const OperatorDetailsSchema = defineEntity({
  name: 'OperatorDetails',
  tableName: 'operator_details',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    version: version(),
    ...columnsFor(OPERATOR_FIELDS),
  },
});

export type VatDetails = Parameters<typeof vatRateOf>[0];

/** Null before the operator has saved its details. */
export const VAT_DETAILS = `(
  select json_build_object('vatRegistered', vat_registered, 'vatRate', vat_rate)
  from operator_details)`;

export const vatRateNow = (stored: VatDetails | null): number | null =>
  vatRateOf(stored ?? UNKNOWN_OPERATOR);
