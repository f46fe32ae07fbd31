import { PARTY_LIMITS } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

/** The operator's details have one row. */
export const ONLY_ID = 1;

/** How the operator's details lie in the table `operator_details`. */
export const OperatorDetailsSchema = defineEntity({
  name: 'OperatorDetails',
  tableName: 'operator_details',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    name: p.string().length(PARTY_LIMITS.name),
    organizationNumber: p.string().length(PARTY_LIMITS.organizationNumber),
    street: p.string().length(PARTY_LIMITS.street),
    postalCode: p.string().length(PARTY_LIMITS.postalCode),
    postPlace: p.string().length(PARTY_LIMITS.postPlace),
    account: p.string().length(11),
    vatRegistered: p.boolean(),
    vatRate: p.integer(),
    inBusinessRegister: p.boolean(),
    dueDays: p.integer(),
  },
});
