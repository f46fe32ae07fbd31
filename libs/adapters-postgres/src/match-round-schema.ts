import type { MatchCause } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from './id-of.js';
import { LeadSchema } from './lead-schema.js';

/** How each use of the rule lies in the table `match_round`, with the parts in it that are kept. */
export const MatchRoundSchema = defineEntity({
  name: 'MatchRound',
  tableName: 'match_round',
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index(),
    at: p.datetime(3),
    cause: p.string().length(20).$type<MatchCause>(),
    decisions: p.json(),
    refused: p.json().defaultRaw(`'{}'::jsonb`),
  },
});
