import type { OperatorChanges } from '@boligstyling/application';
import {
  isBankAccount,
  isFilled,
  missingOfOperator,
  OPERATOR_LIMITS,
  type OperatorDetails,
  PARTY_LIMITS,
  tidyBankAccount,
  UNKNOWN_OPERATOR,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import {
  MayBeLeftOut,
  OptionalLine,
  Passes,
  Satisfies,
  TwoDecimals,
} from '../platform/validation/field.js';
import { PartyDto, Printable, toParty, toPartyDto } from '../platform/validation/party.dto.js';
import { Texts } from '../platform/contract/shown.js';
import { given, wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const { vatRate, dueDays, formerAccounts } = OPERATOR_LIMITS;

const areAccounts = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.every((each) => typeof each === 'string' && isBankAccount(tidyBankAccount(each)));

export class SaveOperatorDto extends PartyDto {
  @Printable()
  @OptionalLine({ label: 'Navn', maxLength: PARTY_LIMITS.name, example: 'Boligstyling AS' })
  name?: string | null;

  @Satisfies(
    (text) => !isFilled(text) || isBankAccount(tidyBankAccount(text)),
    'account',
    'Kontonummeret må være 11 siffer og stemme.',
  )
  @OptionalLine({ label: 'Kontonummer', maxLength: 20, example: '12345678903' })
  account?: string | null;

  @ApiProperty({
    type: [String],
    maxItems: formerAccounts,
    required: false,
    example: ['12345678903'],
    description: 'Earlier accounts, to which payments may still come.',
  })
  @Passes(areAccounts, 'accounts', 'Hver tidligere konto må være 11 siffer og stemme.')
  @ArrayMaxSize(formerAccounts, { message: `Høyst ${formerAccounts} tidligere kontoer.` })
  @IsArray({ message: 'Tidligere kontoer må være en liste med kontonumre.' })
  @MayBeLeftOut()
  former_accounts?: string[];

  @ApiProperty({ description: 'Whether it is in Merverdiavgiftsregisteret.' })
  @IsBoolean({ message: 'Svar ja eller nei på om selgeren er mva-registrert.' })
  vat_registered!: boolean;

  @TwoDecimals('MVA-satsen', vatRate / 100, 'prosent', { example: 25, description: 'In percent.' })
  vat_rate!: number;

  @ApiProperty({ description: 'Whether it is in Foretaksregisteret, which invoices must say.' })
  @IsBoolean({ message: 'Svar ja eller nei på om selgeren står i Foretaksregisteret.' })
  in_business_register!: boolean;

  @ApiProperty({
    type: 'integer',
    minimum: dueDays.least,
    maximum: dueDays.most,
    example: 14,
    description: 'From the date of an invoice to its due date.',
  })
  @Max(dueDays.most, { message: `Høyst ${dueDays.most} dager.` })
  @Min(dueDays.least, { message: 'Minst én dag.' })
  @IsInt({ message: 'Betalingsfristen må være et helt antall dager.' })
  due_days!: number;
}

export class ChangeOperatorDto extends PartialType(SaveOperatorDto, {
  skipNullProperties: false,
}) {}

export class OperatorDto extends SaveOperatorDto {
  @RecordVersion() version!: string;
  @Texts(['kontonummer'], 'What invoices cannot be issued without. None: they can.')
  missing!: string[];
}

export function toOperator(dto: SaveOperatorDto): OperatorChanges {
  return { ...UNKNOWN_OPERATOR, ...toOperatorChanges(dto) };
}

export function toOperatorChanges(dto: ChangeOperatorDto): OperatorChanges {
  return given<OperatorChanges>({
    ...toParty(dto),
    name: dto.name?.trim(),
    account: dto.account && tidyBankAccount(dto.account),
    formerAccounts: dto.former_accounts?.map(tidyBankAccount),
    vatRegistered: dto.vat_registered,
    vatRate: typeof dto.vat_rate === 'number' ? Math.round(dto.vat_rate * 100) : undefined,
    inBusinessRegister: dto.in_business_register,
    dueDays: dto.due_days,
  });
}

export function toOperatorDto(operator: OperatorDetails): OperatorDto {
  return {
    ...toPartyDto(operator),
    ...wire(operator, 'name', 'account', 'vatRegistered', 'inBusinessRegister', 'dueDays'),
    version: String(operator.version),
    former_accounts: [...operator.formerAccounts],
    vat_rate: operator.vatRate / 100,
    missing: missingOfOperator(operator),
  };
}
