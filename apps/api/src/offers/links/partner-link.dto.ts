import type { PartnerLinkView } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  DECLINE_REASONS,
  type DeclineReason,
  deadlineText,
  MAX_AGENTS,
  MAX_STYLISTS,
  postalCodeIn,
  questionDetails,
  questionPlace,
  questionTitle,
  wantedOf,
  REPORTS,
  type Report,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ToldDetailDto, toDetailDto } from './told-detail.dto.js';
import { PartnerLinkOwnerDto, toOwnerDto } from './partner-link-owner.dto.js';
import { DisputeDto, toDisputeDto } from '../dispute.dto.js';
import { Count, Flag, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';

/** What a partner sees by its link. Nothing of it tells who the owner is, but for `owner`. */
export class PartnerLinkDto {
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Text('Fullstyling i Bergen', 'What is asked for, and where.') title!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen') city!: string;
  @Text.orNull('5015') postal_code!: string | null;
  @ListOf(
    ToldDetailDto,
    'Without whatever names or reaches the owner; «…» stands where something is hidden.',
  )
  details!: ToldDetailDto[];
  @Count(60_000, 'What a yes costs, without MVA.') price_ore!: number;
  @Moment('When it was asked.') offered_at!: string;
  @Moment.orNull('Null: none.') deadline!: string | null;
  @Text.orNull('onsdag 25. november kl. 14.00', 'The same on the clock in Norway.')
  deadline_text!: string | null;
  @Count(3, 'So many of its kind can take it.') places!: number;
  @Count(1, 'So many others have taken it.') taken_by_others!: number;
  @Moment.orNull() answered_at!: string | null;
  @OneOf.orNull(DECLINE_REASONS) decline_reason!: DeclineReason | null;
  @Moment.orNull('Until when the answer can be taken back. Null: it cannot.')
  undo_until!: string | null;
  @OneOf.orNull(REPORTS, 'What the partner has told since.') report!: Report | null;

  @Moment.orNull('Until when what the yes costs can be disputed. Null: it cannot.')
  dispute_until!: string | null;

  @ApiProperty({
    type: DisputeDto,
    required: false,
    description: 'What the partner has against what its yes costs. Left out: nothing.',
  })
  dispute?: DisputeDto;

  @ApiProperty({
    type: PartnerLinkOwnerDto,
    required: false,
    description: 'Only for who has said yes, and for 30 days.',
  })
  owner?: PartnerLinkOwnerDto;

  @Text('Stine Stylist') partner_name!: string;
  @Count(5) weekly_capacity!: number;
  @Flag('Whether the partner gets no new questions for now.') paused!: boolean;
}

/** The view in wire names. */
export function toPartnerLinkDto(view: PartnerLinkView): PartnerLinkDto {
  const { assignment, partner, lead, sale, undoUntil, seenAt } = view;
  const { deadline, recipient } = assignment;
  return {
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
    places: recipient === 'estate-agent' ? MAX_AGENTS : MAX_STYLISTS,
    taken_by_others: view.othersWhoTookIt,
    answered_at: assignment.answeredAt?.toISOString() ?? null,
    decline_reason: assignment.declineReason,
    undo_until: undoUntil?.toISOString() ?? null,
    report: assignment.report,
    dispute_until: view.disputeUntil?.toISOString() ?? null,
    ...(sale?.dispute && { dispute: toDisputeDto(sale.dispute) }),
    ...(view.showsOwner && { owner: toOwnerDto(lead) }),
    partner_name: partner.name,
    weekly_capacity: partner.weeklyCapacity,
    paused: !partner.active,
  };
}
