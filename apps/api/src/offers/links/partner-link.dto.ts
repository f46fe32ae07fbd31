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

/** What a partner sees by its link. Nothing of it tells who the owner is, but for `owner`. */
export class PartnerLinkDto {
  @ApiProperty({ enum: ASSIGNMENT_STATES })
  state!: AssignmentState;

  @ApiProperty({ example: 'Fullstyling i Bergen', description: 'What is asked for, and where.' })
  title!: string;

  @ApiProperty({ example: 'Fullstyling' })
  service!: string;

  @ApiProperty({ example: 'Bergen' })
  city!: string;

  @ApiProperty({ type: String, nullable: true, example: '5015' })
  postal_code!: string | null;

  @ApiProperty({
    type: [ToldDetailDto],
    description:
      'Without whatever names or reaches the owner; «…» stands where something is hidden.',
  })
  details!: ToldDetailDto[];

  @ApiProperty({ type: 'integer', example: 60_000, description: 'What a yes costs, without MVA.' })
  price_ore!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was asked.' })
  offered_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: none.' })
  deadline!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'onsdag 25. november kl. 14.00',
    description: 'The same on the clock in Norway.',
  })
  deadline_text!: string | null;

  @ApiProperty({ type: 'integer', example: 3, description: 'So many of its kind can take it.' })
  places!: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'So many others have taken it.' })
  taken_by_others!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answered_at!: string | null;

  @ApiProperty({ type: String, enum: [...DECLINE_REASONS, null], nullable: true })
  decline_reason!: DeclineReason | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the answer can be taken back. Null: it cannot.',
  })
  undo_until!: string | null;

  @ApiProperty({
    type: String,
    enum: [...REPORTS, null],
    nullable: true,
    description: 'What the partner has told since.',
  })
  report!: Report | null;

  @ApiProperty({
    type: PartnerLinkOwnerDto,
    required: false,
    description: 'Only for who has said yes, and for 30 days.',
  })
  owner?: PartnerLinkOwnerDto;

  @ApiProperty({ example: 'Stine Stylist' })
  partner_name!: string;

  @ApiProperty({ example: 5, type: 'integer' })
  weekly_capacity!: number;

  @ApiProperty({ description: 'Whether the partner gets no new questions for now.' })
  paused!: boolean;
}

/** The view in wire names. */
export function toPartnerLinkDto(view: PartnerLinkView): PartnerLinkDto {
  const { assignment, partner, lead, undoUntil, seenAt } = view;
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
    ...(view.showsOwner && { owner: toOwnerDto(lead) }),
    partner_name: partner.name,
    weekly_capacity: partner.weeklyCapacity,
    paused: !partner.active,
  };
}
