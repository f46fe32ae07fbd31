import type { LeadEventKind } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from './id-of.js';
import { LeadSchema } from './lead-schema.js';

/** How a lead's history lies in the table `lead_event`. */
export const LeadEventSchema = defineEntity({
  name: 'LeadEvent',
  tableName: 'lead_event',
  indexes: [{ name: 'lead_event_lead_id_at_index', properties: ['leadId', 'at'] }],
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade'),
    at: p.datetime(3),
    kind: p.string().length(40).$type<LeadEventKind>(),
    detail: p.json(),
    /** Who in the dashboard did it; null where nobody there did. */
    actor: p.string().length(100).strictNullable(),
  },
});
