import type { MatchingExplanation, PartnerAssignment } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  MATCH_CAUSES,
  type MatchCause,
  PARTNER_KINDS,
  type PartnerKind,
  VERDICTS,
  type Verdict,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { verdictText } from './verdict-text.js';

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

/** A lead passed on to a partner. */
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

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  withdrawn_at!: string | null;
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

/** One use of the rule: the chosen in their order, then everyone else. */
export class MatchRoundDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ enum: MATCH_CAUSES })
  cause!: MatchCause;

  @ApiProperty({ type: [MatchDecisionDto] })
  decisions!: MatchDecisionDto[];
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
    withdrawn_at: assignment.withdrawnAt?.toISOString() ?? null,
  };
}

/** The explanation in wire names. */
export function toMatchingDto({ assignments, rounds }: MatchingExplanation): MatchingDto {
  return {
    assignments: assignments.map(toAssignmentDto),
    rounds: rounds.map(({ id, at, cause, decisions }) => ({
      id,
      at: at.toISOString(),
      cause,
      decisions: decisions.map((decision) => ({
        partner_id: decision.partnerId,
        partner_name: decision.partnerName,
        verdict: decision.verdict,
        reason: verdictText(decision),
      })),
    })),
  };
}
