import {
  BANK_OUTCOMES,
  type BankOutcome,
  type MatchedLine,
  bankNameOf,
  type StatementLine,
  toKroner,
  BANK_LINE_ACTS,
  type BankLineAct,
  isWaiting,
  type KeptBankLine,
  MAX_PAID,
  REASON_LIMIT,
  REGISTERED_OUTCOMES,
  type RegisteredOutcome,
  restOf,
} from '@boligstyling/domain';
import { Amount, Day, Id, ListOf, OneOf, Text, Flag, Moment } from '../platform/contract/shown.js';
import { ApiProperty } from '@nestjs/swagger';
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

  @TwoDecimals('Beløpet', MAX_PAID, 'kroner', {
    ...{ required: false, minimum: -MAX_PAID, example: 1250.5 },
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

class BankLineDecisionDto {
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

/** At most 200. */
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

export class BankLineDto {
  @Id.orNull('The registered line that it is, or may be. Null where nothing is registered.')
  id!: string | null;

  @Text('90000002', 'The name that the bank gives it. Empty where it has none.') reference!: string;
  @Text('12345678903', 'The account that the money came to.') account!: string;

  @Text('2026000014') kid!: string;
  @Amount.orNull(3000, 'In its currency. Negative: the bank takes it back. Null: unreadable.')
  amount!: number | null;

  @Text.orNull('NOK', 'As ISO 4217 has it. Null: unreadable.') currency!: string | null;
  @Day.orNull('Null: unreadable.') booked_on!: string | null;
  @Text('Stil og Rom AS', 'Who paid. Empty where the bank does not say.') payer!: string;
  @Text('Faktura for november', 'The payer’s message.') text!: string;
  @OneOf(
    BANK_OUTCOMES,
    '`matched`: all that was due is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and due again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `disagrees`: the sums in the file disagree, as `doubt` says; `unclear`: perhaps registered before, which somebody decides; `twice`: registered before; `other-account`: the account is not the operator’s; `unreadable`: the file does not say what a payment needs. Nothing is paid by the last eight but what is registered already.',
  )
  outcome!: BankOutcome;
  @Text.orNull('202600001') invoice_number!: string | null;
  @Text.orNull(
    'Posten er på 1450,00 kr, og betalingene i den på 1500,00 kr.',
    'Which sums disagree, or why it cannot be read.',
  )
  doubt!: string | null;
}

export class BankFileDto {
  @ListOf(BankLineDto) lines!: BankLineDto[];
}

export function toBankFileDto(matched: readonly MatchedLine[]): BankFileDto {
  return {
    lines: matched.map(({ line, outcome, registeredId, invoiceNumber }) => ({
      id: registeredId,
      reference: bankNameOf(line),
      ...{ account: line.account, kid: line.kid, payer: line.payer, text: line.text },
      ...toSumDto(line),
      outcome,
      invoice_number: invoiceNumber,
    })),
  };
}

function toSumDto(
  line: StatementLine,
): Pick<BankLineDto, 'amount' | 'currency' | 'booked_on' | 'doubt'> {
  if ('unreadable' in line) {
    return { amount: null, currency: null, booked_on: null, doubt: line.unreadable };
  }
  const { amountOre, currency, bookedOn, doubt } = line;
  return { amount: toKroner(amountOre), currency, booked_on: bookedOn, doubt };
}
