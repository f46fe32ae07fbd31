import {
  DISPUTE_DECISIONS,
  DISPUTE_LIMITS,
  type DisputeDecision,
  type Ruling,
} from '@boligstyling/domain';
import { Choice, RequiredText } from '../platform/validation/field.js';

export class RuleOnDisputeDto {
  @Choice(DISPUTE_DECISIONS, 'Velg å kreditere eller avslå.')
  decision!: DisputeDecision;

  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: DISPUTE_LIMITS.text,
    example: 'Vi har ringt selv, og du har rett.',
    description: 'The partner reads it.',
  })
  reply!: string;
}

export function toRuling({ decision, reply }: RuleOnDisputeDto): Ruling {
  return { decision, answer: reply.trim() };
}
