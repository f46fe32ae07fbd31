import type { ConfirmedPurpose } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from './id-of.js';
import { LeadSchema } from './lead-schema.js';

/** How what owners confirm lies in the table `owner_confirmation`, each by the id of its notification. */
export const OwnerConfirmationSchema = defineEntity({
  name: 'OwnerConfirmation',
  tableName: 'owner_confirmation',
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index(),
    purpose: p.string().length(20).$type<ConfirmedPurpose>(),
    newEmail: p.string().length(254).strictNullable(),
    askedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).strictNullable(),
  },
});
