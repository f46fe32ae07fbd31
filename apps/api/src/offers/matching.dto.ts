import type { MatchingExplanation, PartnerAssignment } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  DECLINE_REASONS,
  isHolder,
  type DeclineReason,
  type AssignmentState,
  MATCH_CAUSES,
  type MatchCause,
  PARTNER_KINDS,
  type PartnerKind,
  REFUSAL_REASONS,
  type RefusalReason,
  type Report,
  REPORTS,
  VERDICTS,
  type Verdict,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { refusedText, verdictText } from './verdict-text.js';

/** Whom to pass a lead on to. */
export class AssignDto {
  @ApiProperty({
    required: false,
    format: 'uuid',
    description: 'The partner that was picked. Left out, the rule chooses.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'Partneren må være en id.' })
  partner_id?: string;
}

/** A question to a partner about a lead, and after a yes the assignment. */
export class AssignmentDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'uuid' })
  partner_id!: string;

  @ApiProperty({ example: 'Stine Stylist' })
  partner_name!: string;

  @ApiProperty({ example: 'Stil og Rom AS' })
  partner_company!: string;

  @ApiProperty({ enum: PARTNER_KINDS })
  partner_kind!: PartnerKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  state!: AssignmentState;

  @ApiProperty({ format: 'date-time' })
  offered_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answered_at!: string | null;

  @ApiProperty({ example: 60_000, description: 'What a yes costs, in øre, as it was when asked.' })
  price_ore!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  deadline!: string | null;

  @ApiProperty({ type: String, enum: [...DECLINE_REASONS, null], nullable: true })
  decline_reason!: DeclineReason | null;

  @ApiProperty({
    type: String,
    enum: [...REPORTS, null],
    nullable: true,
    description: 'What the partner has told since.',
  })
  report!: Report | null;

  @ApiProperty({ description: 'Whether the partner has, or has had, the contact details.' })
  knows_owner!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it ended otherwise than by an answer.',
  })
  closed_at!: string | null;
}

/** One partner's part in a use of the rule. */
export class MatchDecisionDto {
  @ApiProperty({ format: 'uuid' })
  partner_id!: string;

  @ApiProperty({ example: 'Stine Stylist' })
  partner_name!: string;

  @ApiProperty({ enum: VERDICTS })
  verdict!: Verdict;

  @ApiProperty({ example: 'Dekker ikke byen.', description: 'A sentence in Norwegian.' })
  reason!: string;
}

/** How many were not asked for one reason. */
export class RefusedDto {
  @ApiProperty({ enum: REFUSAL_REASONS })
  verdict!: RefusalReason;

  @ApiProperty({ example: 176 })
  count!: number;

  @ApiProperty({ example: '176 dekker ikke stedet.', description: 'A sentence in Norwegian.' })
  reason!: string;
}

/** One use of the rule. */
export class MatchRoundDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: MATCH_CAUSES })
  cause!: MatchCause;

  @ApiProperty({ type: [MatchDecisionDto], description: 'The chosen, then those who were close.' })
  decisions!: MatchDecisionDto[];

  @ApiProperty({
    type: [RefusedDto],
    description: 'How many were not asked, those close included.',
  })
  refused!: RefusedDto[];
}

/** Where a lead went, in that order, and why: the newest use of the rule first. */
export class MatchingDto {
  @ApiProperty({ type: [AssignmentDto] })
  assignments!: AssignmentDto[];

  @ApiProperty({ type: [MatchRoundDto] })
  rounds!: MatchRoundDto[];
}

/** An assignment in wire names. */
export function toAssignmentDto({ assignment, partner }: PartnerAssignment): AssignmentDto {
  return {
    id: assignment.id,
    partner_id: partner.id,
    partner_name: partner.name,
    partner_company: partner.company,
    partner_kind: partner.kind,
    state: assignment.state,
    offered_at: assignment.offeredAt.toISOString(),
    answered_at: assignment.answeredAt?.toISOString() ?? null,
    price_ore: assignment.priceOre,
    deadline: assignment.deadline?.toISOString() ?? null,
    decline_reason: assignment.declineReason,
    report: assignment.report,
    knows_owner: isHolder(assignment),
    closed_at: assignment.closedAt?.toISOString() ?? null,
  };
}

/** The explanation in wire names. */
export function toMatchingDto({ assignments, rounds }: MatchingExplanation): MatchingDto {
  return {
    assignments: assignments.map(toAssignmentDto),
    rounds: rounds.map(({ id, at, cause, decisions, refused }) => ({
      id,
      at: at.toISOString(),
      cause,
      decisions: decisions.map((decision) => ({
        partner_id: decision.partnerId,
        partner_name: decision.partnerName,
        verdict: decision.verdict,
        reason: verdictText(decision),
      })),
      refused: REFUSAL_REASONS.flatMap((verdict) => {
        const count = refused[verdict];
        return count ? [{ verdict, count, reason: refusedText(verdict, count) }] : [];
      }),
    })),
  };
}
