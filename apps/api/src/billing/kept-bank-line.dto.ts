import {
  BANK_LINE_ACTS,
  type BankLineAct,
  isWaiting,
  type KeptBankLine,
  MOST_PAID,
  REASON_LIMIT,
  REGISTERED_OUTCOMES,
  type RegisteredOutcome,
  restOf,
  toKroner,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Day, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import {
  Choice,
  MayBeLeftOut,
  OptionalChoice,
  RequiredLine,
  RequiredText,
  TwoDecimals,
} from '../platform/validation/field.js';

const SHOWN = ['waiting', 'decided'] as const;

export class BankLinesQueryDto {
  @OptionalChoice(SHOWN, `Vis ${SHOWN.join(' eller ')}.`, '`waiting` where it is left out.')
  show?: (typeof SHOWN)[number];
}

export class PlaceBankLineDto {
  @RequiredLine({ label: 'Fakturanummeret', maxLength: 16, example: '202600001' })
  invoice_number!: string;

  @TwoDecimals('Beløpet', MOST_PAID, 'kroner', {
    ...{ required: false, minimum: -MOST_PAID, example: 1250.5 },
    description:
      'In kroner, negative where the bank took the payment back. Left out: the rest of the line.',
  })
  @MayBeLeftOut()
  amount?: number;
}

export class DecideBankLineDto {
  @Choice(
    BANK_LINE_ACTS,
    'Velg sendt tilbake, forklart eller gjenåpnet.',
    '`sent-back`: to the payer; `explained`: no payment of an invoice; `reopened`: it waits again.',
  )
  act!: BankLineAct;

  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: REASON_LIMIT,
    example: 'Renter fra banken.',
    description: 'Kept with the line.',
  })
  reason!: string;
}

export class BankLineDecisionDto {
  @OneOf(BANK_LINE_ACTS) act!: BankLineAct;
  @Text('Renter fra banken.') reason!: string;
  @Moment() at!: string;
}

export class KeptBankLineDto {
  @Id() id!: string;
  @Day() booked_on!: string;
  @Amount(3000, 'In its currency. Negative: the bank takes it back.') amount!: number;
  @ApiProperty({ description: 'As ISO 4217 has it.', example: 'NOK' }) currency!: string;
  @Text('2026000014') kid!: string;
  @Text('Stil og Rom AS', 'Empty where the bank does not say.') payer!: string;
  @Text('Faktura for november') text!: string;
  @OneOf(REGISTERED_OUTCOMES, 'As it was when its file was read.') outcome!: RegisteredOutcome;
  @Text.orNull('Summene i filen er ulike.', 'Why its sum is not certain.') doubt!: string | null;
  @Amount(0, 'In kroner, on invoices.') placed!: number;
  @Amount.orNull(3000, 'In kroner, on no invoice; null: somebody finds out the sum.')
  rest!: number | null;
  @Flag() waiting!: boolean;
  @ListOf(BankLineDecisionDto, 'The first one first.') decisions!: BankLineDecisionDto[];
}

/** At most 200 of them. */
export class KeptBankLinesDto {
  @ListOf(KeptBankLineDto) lines!: KeptBankLineDto[];
}

export function toKeptBankLineDto(line: KeptBankLine): KeptBankLineDto {
  const rest = restOf(line);
  return {
    ...wire(line, 'id', 'bookedOn', 'currency', 'kid', 'payer', 'text', 'outcome', 'doubt'),
    amount: toKroner(line.amountOre),
    placed: toKroner(line.placedOre),
    rest: rest === null ? null : toKroner(rest),
    waiting: isWaiting(line),
    decisions: line.decisions.map((each) => wire(each, 'act', 'reason', 'at')),
  };
}
