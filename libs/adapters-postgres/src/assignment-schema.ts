import type { AssignmentState } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { LeadSchema } from './lead-schema.js';
import { PartnerSchema } from './partner-schema.js';

/** How assignments lie in the table `assignment`. A partner has a lead once at a time. */
export const AssignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignment',
  indexes: [
    {
      name: 'assignment_partner_id_offered_at_index',
      expression:
        'create index assignment_partner_id_offered_at_index on assignment (partner_id, offered_at) include (state)',
    },
  ],
  uniques: [
    {
      name: 'assignment_open_unique',
      properties: ['leadId', 'partnerId'],
      where: "state in ('offered', 'accepted')",
    },
  ],
  properties: {
    id: p.uuid().primary(),
    leadId: () =>
      p.manyToOne(LeadSchema).mapToPk().fieldName('lead_id').deleteRule('cascade').index(),
    partnerId: () =>
      p.manyToOne(PartnerSchema).mapToPk().fieldName('partner_id').deleteRule('no action'),
    state: p.string().length(20).$type<AssignmentState>(),
    offeredAt: p.datetime(3),
    answeredAt: p.datetime(3).strictNullable(),
    withdrawnAt: p.datetime(3).strictNullable(),
  },
});
