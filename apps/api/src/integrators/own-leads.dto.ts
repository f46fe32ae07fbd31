import type { OwnLead, OwnMonth } from '@boligstyling/application';
import {
  fieldsShownTo,
  type IntegratorKey,
  LEAD_STATUSES,
  type LeadAudience,
  leadField,
  type LeadStatus,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { OwnLeadFields } from '../leads/lead-fields.js';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { pageOf } from '../platform/validation/time-cursor.js';
import { wire } from '../platform/contract/wire.js';

@OwnLeadFields()
export class OwnLeadDto {
  @Id() id!: string;
  @Moment() received_at!: string;
  @OneOf(LEAD_STATUSES) status!: LeadStatus;
  @Moment.orNull('When the first partner took it.') matched_at!: string | null;
  @Moment.orNull() contacted_at!: string | null;
  @Moment.orNull('When it was won or lost.') closed_at!: string | null;
}

export class OwnLeadsDto {
  @ListOf(OwnLeadDto) leads!: OwnLeadDto[];

  @ApiProperty({ type: String, nullable: true, description: 'Of the next page. Null: the last.' })
  next_cursor!: string | null;
}

export class OwnMonthDto {
  @Text('2026-11', 'In Norway.') month!: string;
  @Count(12) sent!: number;
  @Count(9, 'Leads that some partner has.') matched!: number;
  @Count(21, 'Partners that have them, several to a lead.') accepted!: number;
  @Count(4) won!: number;
}

/** Newest month first; months without a lead are left out. */
export class OwnFiguresDto {
  @Text('megler-vest') source!: string;
  @ListOf(OwnMonthDto) months!: OwnMonthDto[];
}

export function toOwnLeadsDto(key: IntegratorKey, found: OwnLead[], limit: number): OwnLeadsDto {
  const at = ({ receivedAt: createdAt, id }: OwnLead) => ({ createdAt, id });
  const { page, next_cursor } = pageOf(found, limit, at);
  return { leads: page.map((lead) => toOwnLeadDto(lead, key)), next_cursor };
}

function toOwnLeadDto(lead: OwnLead, { showsContacts }: IntegratorKey): OwnLeadDto {
  const isNamed = showsContacts && lead.mayBeNamed;
  const audience: LeadAudience = isNamed ? 'trustedIntegrator' : 'integrator';
  return {
    ...wire(lead, 'id', 'status', 'receivedAt', 'matchedAt', 'contactedAt', 'closedAt'),
    ...Object.fromEntries(
      fieldsShownTo(audience).map((each) => [leadField(each.key).wire, lead[each.key]]),
    ),
  };
}

export function toOwnFiguresDto({ source }: IntegratorKey, months: OwnMonth[]): OwnFiguresDto {
  return { source, months };
}
