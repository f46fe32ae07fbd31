import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  LEAD_STATUSES,
  type LeadStatus,
  OWNER_MOMENTS,
  type OwnerMomentKind,
  PARTNER_KINDS,
  type PartnerKind,
  SEARCH_STATES,
  type SearchState,
  type WireLead,
  YES_NO,
  type YesNo,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ConsentDto } from '../leads/consent.dto.js';
import { ShownLeadFields } from '../leads/lead-fields.js';

const AGENT_ANSWERS = ['unanswered', 'yes', 'no'] as const;

/** What the owner says to the question about an estate agent. */
export class AgentAnswerDto {
  @ApiProperty({ enum: YES_NO })
  @IsIn(YES_NO, { message: 'Svar yes eller no.' })
  answer!: YesNo;
}

const Sent = class {} as new () => WireLead;

/** What the owner has sent, as it stands now. */
@ShownLeadFields()
export class SentRequestDto extends Sent {}

/** A partner who was asked. */
export class AskedPartnerDto {
  @ApiProperty({ example: 'Stine Stylist' })
  name!: string;

  @ApiProperty({ example: 'Stil og Rom AS' })
  company!: string;

  @ApiProperty({ enum: PARTNER_KINDS })
  kind!: PartnerKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  state!: AssignmentState;

  @ApiProperty({ description: 'Whether it has ever got the name and the contact details.' })
  knows_you!: boolean;

  @ApiProperty({ description: 'Whether it has told that it has been in touch.' })
  has_called!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '40000000',
    description: 'Once it has said yes.',
  })
  phone!: string | null;

  @ApiProperty({ format: 'date-time' })
  asked_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deadline!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answered_at!: string | null;
}

/** One thing that has happened. */
export class OwnerMomentDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: OWNER_MOMENTS })
  kind!: OwnerMomentKind;

  @ApiProperty({
    type: [String],
    example: ['Stine Stylist'],
    description: 'As they were called then.',
  })
  partners!: string[];
}

/** How the search for partners stands. */
export class OwnSearchDto {
  @ApiProperty({
    enum: SEARCH_STATES,
    description:
      'held: a person looks at it first. complete: as many have said yes as may. ended: the time is over.',
  })
  state!: SearchState;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until!: string | null;

  @ApiProperty({ description: 'Nobody has said yes, and it is time that someone had.' })
  late!: boolean;
}

/** What the owner can choose now. */
export class OwnChoicesDto {
  @ApiProperty({ enum: AGENT_ANSWERS })
  agent!: (typeof AGENT_ANSWERS)[number];

  @ApiProperty()
  show_more!: boolean;

  @ApiProperty()
  keep_waiting!: boolean;

  @ApiProperty()
  nobody_called!: boolean;

  @ApiProperty()
  withdraw!: boolean;
}

/** A request as its owner follows it. */
export class OwnRequestDto {
  @ApiProperty({ example: 'Bergen' })
  city!: string;

  @ApiProperty({ example: 'Fullstyling' })
  service!: string;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ enum: LEAD_STATUSES, description: '`lost` also once the owner has withdrawn it.' })
  status!: LeadStatus;

  @ApiProperty({ type: OwnSearchDto })
  search!: OwnSearchDto;

  @ApiProperty({ type: [AskedPartnerDto], description: 'In the order they were asked.' })
  partners!: AskedPartnerDto[];

  @ApiProperty({ type: [OwnerMomentDto], description: 'Oldest first.' })
  timeline!: OwnerMomentDto[];

  @ApiProperty({
    type: [ConsentDto],
    description: 'Oldest first; the last of a subject counts.',
  })
  consents!: ConsentDto[];

  @ApiProperty({ type: OwnChoicesDto })
  choices!: OwnChoicesDto;

  @ApiProperty({
    type: SentRequestDto,
    required: false,
    description: 'Not by an old link: others may have seen that.',
  })
  sent?: SentRequestDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'kari@nordmann.no',
    description: 'The address that is used once it is confirmed.',
  })
  pending_email!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nobody_called_at!: string | null;

  @ApiProperty({ description: 'By an old link one looks and withdraws, and asks for a new one.' })
  old_link!: boolean;
}
