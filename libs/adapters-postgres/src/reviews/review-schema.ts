import type { BecameJob, ReviewState } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';
import { idOf } from '../core/id-of.js';
import { AssignmentSchema } from '../assignments/assignment-schema.js';
import { LeadSchema } from '../leads/lead-schema.js';

/** The row exists from the request for a review, and is erased with the lead. */
export const ReviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').unique(),
    state: p.string().length(20).$type<ReviewState>().index(),
    askedAt: p.datetime(3),
    givenAt: p.datetime(3).strictNullable(),
    assignmentId: () =>
      idOf(AssignmentSchema, 'assignment_id').deleteRule('set null').strictNullable().index(),
    becameJob: p.string().length(20).$type<BecameJob>().strictNullable(),
    stars: p.integer().strictNullable(),
    text: p.text().strictNullable(),
    mayShow: p.boolean().strictNullable(),
  },
});
