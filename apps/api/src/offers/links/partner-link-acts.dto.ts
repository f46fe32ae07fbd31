import {
  DECLINE_REASONS,
  type DeclineReason,
  PARTNER_LIMITS,
  type Report,
  REPORTS,
} from '@boligstyling/domain';
import { Choice, OptionalChoice, WholeNumber } from '../../platform/validation/field.js';

/** How many assignments the partner takes in any 7 days. */
export class CapacityDto {
  @WholeNumber('Kapasiteten', PARTNER_LIMITS.weeklyCapacity, { example: 5 })
  weekly_capacity!: number;
}

/** Why «Passer ikke», for whoever wants to say. */
export class DeclineDto {
  @OptionalChoice(DECLINE_REASONS, 'Velg en av grunnene.')
  reason?: DeclineReason;
}

/** What became of an assignment that was taken. */
export class ReportDto {
  @Choice(REPORTS, 'Velg kontaktet, vunnet eller tapt.')
  report!: Report;
}
