import type { IsItYouView } from '@boligstyling/application';
import {
  CORRECTABLE_KEYS,
  LEAD_FIELDS,
  type LeadDetails,
  shownValue,
  YES_NO,
  type YesNo,
} from '@boligstyling/domain';
import { ListOf, Moment, Text } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';

export class DifferenceDto {
  @Text('customer_phone') field!: string;
  @Text('Telefon') label!: string;
  @Text('40 00 00 00', 'As it stands. Empty: it was left out.') before!: string;
  @Text('41 11 11 11') now!: string;
}

export class IsItYouDto {
  @Moment('When the later one came.') received_at!: string;
  @Text('Fullstyling') service!: string;
  @Text('Bergen', 'As the earlier one has it.') city!: string;
  @ListOf(DifferenceDto) differences!: DifferenceDto[];
}

export class IsItYouAnswerDto {
  @Choice(YES_NO, 'Svar yes eller no.')
  answer!: YesNo;
}

export function toIsItYouDto({ earlier, later, differences }: IsItYouView): IsItYouDto {
  const said = (key: keyof LeadDetails, details: Partial<LeadDetails>) =>
    shownValue(key, details[key] ?? '').trim();
  return {
    received_at: later.receivedAt.toISOString(),
    service: earlier.serviceType,
    city: earlier.location,
    differences: CORRECTABLE_KEYS.filter((key) => key in differences).map((key) => ({
      field: LEAD_FIELDS[key].wire,
      label: LEAD_FIELDS[key].label,
      before: said(key, earlier),
      now: said(key, differences),
    })),
  };
}
