import type { ListedLead } from '@boligstyling/application';
import {
  LEAD_STATUSES,
  type LeadStatus,
  PLACE_SOURCES,
  type PlaceSource,
  SUSPICIONS,
  type Suspicion,
  toWireLead,
  type WireLead,
} from '@boligstyling/domain';
import { ShownLeadFields } from './lead-fields.js';
import { Id, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

const Shown = class {} as new () => WireLead;

/**
 * A lead for the administrator. Omitted texts are empty. It contains nothing of another lead,
 * because exports for the owner include it.
 */
@ShownLeadFields()
export class BareLeadDto extends Shown {
  @Id() id!: string;
  @Moment() created_at!: string;
  @OneOf(LEAD_STATUSES) status!: LeadStatus;
  @OneOf.orNull(SUSPICIONS, 'Why the lead is held; null when it is not.')
  suspicion!: Suspicion | null;
  @Text.orNull(
    '4601',
    'The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule.',
  )
  municipality!: string | null;
  @OneOf.orNull(PLACE_SOURCES, 'How the municipality was found, most trusted first.')
  municipality_found_by!: PlaceSource | null;
  @Id.orNull('The first partner that has the lead; null if none has.') partner_id!: string | null;
}

export function toBareLeadDto(lead: ListedLead): BareLeadDto {
  return {
    ...wire(lead, 'id', 'status', 'suspicion', 'municipality', 'municipalityFoundBy', 'partnerId'),
    created_at: lead.receivedAt.toISOString(),
    ...toWireLead(lead),
  };
}
