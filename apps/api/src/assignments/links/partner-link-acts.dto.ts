import {
  DECLINE_REASONS,
  DISPUTE_DAYS,
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

export class CapacityDto {
  @WholeNumber('Kapasiteten', PARTNER_LIMITS.weeklyCapacity, { example: 5 })
  weekly_capacity!: number;
}

export class DeclineDto {
  @OptionalChoice(DECLINE_REASONS, 'Velg en av grunnene.')
  reason?: DeclineReason;
}

export class ReportDto {
  @Choice(REPORTS, 'Velg kontaktet, vunnet eller tapt.')
  report!: Report;
}

export const DISPUTING_IS = `\`dispute_until\` is ${DISPUTE_DAYS} days from the yes, or from when it is owed again where it was neither on an invoice nor paid. It is on no invoice until the administrator has decided. The same again changes nothing.`;

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
