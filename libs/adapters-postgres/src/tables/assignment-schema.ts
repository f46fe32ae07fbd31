import {
  type AssignmentState,
  type DeclineReason,
  type PartnerGroup,
  type Report,
  type WithdrawnBy,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { isUnansweredRow, isOngoingRow } from '../core/reveals.js';
import { idOf, indexWhere, writtenIndex } from '../core/statements.js';
import { LeadSchema } from './lead-schema.js';
import { PartnerSchema } from './partner-schema.js';

/** A unique index allows a partner one open assignment of a lead. */
export const AssignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignment',
  indexes: [
    writtenIndex(
      'assignment_partner_id_offered_at_index',
      'on assignment (partner_id, offered_at) include (state)',
    ),
    indexWhere('assignment_offered_index', ['partnerId'], isUnansweredRow()),
  ],
  uniques: [
    {
      name: 'assignment_open_unique',
      properties: ['leadId', 'partnerId'],
      where: isOngoingRow(),
    },
  ],
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action'),
    partnerGroup: p.string().length(20).$type<PartnerGroup>().default('stylist'),
    state: p.string().length(20).$type<AssignmentState>(),
    priceOre: p.integer().default(0),
    offeredAt: p.datetime(3),
    deadline: p.datetime(3).strictNullable(),
    remindAt: p.datetime(3).strictNullable(),
    answeredAt: p.datetime(3).strictNullable(),
    declineReason: p.string().length(20).$type<DeclineReason>().strictNullable(),
    revealedAt: p.datetime(3).strictNullable(),
    report: p.string().length(20).$type<Report>().strictNullable(),
    reportedAt: p.datetime(3).strictNullable(),
    winConfirmed: p.boolean().strictNullable(),
    notCalledAt: p.datetime(3).strictNullable(),
    undoableUntil: p.datetime(3).strictNullable(),
    closedAt: p.datetime(3).strictNullable(),
    withdrawnBy: p.string().length(20).$type<WithdrawnBy>().strictNullable(),
  },
});
