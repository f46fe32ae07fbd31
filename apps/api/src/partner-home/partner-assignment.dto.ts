import type { PartnerLead } from '@boligstyling/application';
import { OfferDto, toOfferDto } from '../assignments/links/offer.dto.js';
import { Id, Text } from '../platform/contract/shown.js';

/** An offered assignment. It does not reveal the owner. */
export class PartnerAssignmentDto extends OfferDto {
  @Id() id!: string;
  @Text.orNull(
    'partner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    'Of its own page, as the e-mail has it. Null: that opens no more.',
  )
  link!: string | null;
}

export function toPartnerAssignmentDto(
  { assignment, lead }: PartnerLead,
  link: string | null,
  seenAt: Date,
): PartnerAssignmentDto {
  return {
    id: assignment.id,
    ...toOfferDto(assignment, lead, seenAt),
    link,
  };
}
