import {
  DISPUTE_DECISIONS,
  DISPUTE_REASONS,
  type Dispute,
  type DisputeDecision,
  type DisputeReason,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/answers.js';

export class DisputeDto {
  @OneOf(DISPUTE_REASONS) reason!: DisputeReason;
  @Text.orNull('Nummeret går til en kiosk.', 'The partner’s words; null once erased.')
  dispute_text!: string | null;
  @ApiProperty({ type: [String], description: 'Days of attempts, with `unreachable`.' })
  tried_on!: readonly string[];
  @Moment() at!: string;
  @OneOf.orNull(DISPUTE_DECISIONS, 'Null: nobody has decided yet.')
  decision!: DisputeDecision | null;
  @Text.orNull('Vi har ringt selv, og du har rett.', 'The answer; null: none, or erased.')
  reply!: string | null;
  @Moment.orNull() decided_at!: string | null;
}

export function toDisputeDto(dispute: Dispute): DisputeDto {
  const { text, answer: reply, triedOn: tried_on = [] } = dispute;
  return {
    ...wire(dispute, 'reason', 'decision', 'at', 'decidedAt'),
    ...{ dispute_text: text, tried_on, reply },
  };
}
