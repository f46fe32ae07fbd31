import {
  DISPUTE_DECISIONS,
  DISPUTE_REASONS,
  type Dispute,
  type DisputeDecision,
  type DisputeReason,
} from '@boligstyling/domain';
import { Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

export class DisputeDto {
  @OneOf(DISPUTE_REASONS) reason!: DisputeReason;
  @Text.orNull('Nummeret går til en kiosk.', 'What the partner wrote; null once erased.')
  objection!: string | null;
  @Moment() at!: string;
  @OneOf.orNull(DISPUTE_DECISIONS, 'Null: nobody has decided yet.')
  decision!: DisputeDecision | null;
  @Text.orNull('Vi har ringt selv, og du har rett.', 'What was answered; null: nothing, or erased.')
  reply!: string | null;
  @Moment.orNull() decided_at!: string | null;
}

export function toDisputeDto(dispute: Dispute): DisputeDto {
  const { text: objection, answer: reply } = dispute;
  return { ...wire(dispute, 'reason', 'decision', 'at', 'decidedAt'), objection, reply };
}
