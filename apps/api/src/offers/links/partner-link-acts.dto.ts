import {
  DECLINE_REASONS,
  DISPUTE_LIMITS,
  type DeclineReason,
  PARTNER_LIMITS,
  REASONS_OF_KEPT,
  type Report,
  REPORTS,
} from '@boligstyling/domain';
import {
  Choice,
  OptionalChoice,
  RequiredText,
  WholeNumber,
} from '../../platform/validation/field.js';

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

/** Why what a yes costs is not owed. */
export class DisputeSaleDto {
  @Choice(REASONS_OF_KEPT, 'Velg hva som er galt.')
  reason!: (typeof REASONS_OF_KEPT)[number];

  @RequiredText({
    label: 'Teksten',
    maxLength: DISPUTE_LIMITS.text,
    example: 'Nummeret går til en kiosk.',
    description: 'For the administrator; erased with the lead.',
  })
  text!: string;
}
