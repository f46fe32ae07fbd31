import type { PartnerRequest } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  deadlineText,
  postalCodeIn,
  questionDetails,
  questionPlace,
  questionTitle,
  wantedOf,
} from '@boligstyling/domain';
import { ToldDetailDto, toDetailDto } from '../offers/links/told-detail.dto.js';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

/** What waits for the partner's answer. Nothing of it tells who the owner is. */
export class PartnerOfferDto {
  @Id() id!: string;
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Text('Fullstyling i Bergen', 'What is asked for, and where.') title!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen') city!: string;
  @Text.orNull('5015') postal_code!: string | null;
  @ListOf(ToldDetailDto, 'Without whatever names or reaches the owner.')
  details!: ToldDetailDto[];
  @Count(60_000, 'What a yes costs, without MVA.') price_ore!: number;
  @Moment('When it was asked.') offered_at!: string;
  @Moment.orNull('Null: none.') deadline!: string | null;
  @Text.orNull('onsdag 25. november kl. 14.00', 'The same on the clock in Norway.')
  deadline_text!: string | null;
  @Text.orNull(
    'partner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    'Of its own page, as the e-mail has it. Null: that opens no more.',
  )
  link!: string | null;
}

/** An offer in wire names. */
export function toOfferDto(
  { assignment, lead }: PartnerRequest,
  link: string | null,
  seenAt: Date,
): PartnerOfferDto {
  const { deadline, recipient } = assignment;
  return {
    id: assignment.id,
    state: assignment.state,
    title: questionTitle(lead, recipient),
    service: wantedOf(recipient, lead),
    city: questionPlace(lead),
    postal_code: postalCodeIn(lead.address) ?? null,
    details: questionDetails(lead, recipient).map(toDetailDto),
    price_ore: assignment.priceOre,
    offered_at: assignment.offeredAt.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    deadline_text: deadline && deadlineText(deadline, seenAt),
    link,
  };
}
