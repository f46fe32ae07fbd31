import { BANK_OUTCOMES, type BankOutcome, type MatchedLine, toKroner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Amount, Day, ListOf, OneOf, Text } from '../platform/contract/shown.js';

/** One payment of the file, and what became of it. */
export class BankLineDto {
  @ApiProperty({ description: 'What the bank calls it.' })
  reference!: string;

  @Text('2026000014') kid!: string;
  @Amount(3000, 'In its currency. Negative: the bank takes it back.') amount!: number;
  @ApiProperty({ description: 'As ISO 4217 has it.', example: 'NOK' }) currency!: string;
  @Day() booked_on!: string;
  @Text('Stil og Rom AS', 'Who paid. Empty where the bank does not say.') payer!: string;
  @Text('Faktura for november', 'What they wrote with it, which is kept nowhere.') text!: string;
  @OneOf(
    BANK_OUTCOMES,
    '`matched`: all that was owed is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and owed again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `twice`: told before.',
  )
  outcome!: BankOutcome;
  @Text.orNull('202600001') invoice_number!: string | null;
}

/** What became of each line of a file, in its order. */
export class BankFileDto {
  @ListOf(BankLineDto) lines!: BankLineDto[];
}

/** The lines in wire names. */
export function toBankFileDto(matched: readonly MatchedLine[]): BankFileDto {
  return {
    lines: matched.map(({ line, outcome, invoiceNumber }) => ({
      reference: line.reference,
      kid: line.kid,
      amount: toKroner(line.amountOre),
      currency: line.otherCurrency ?? 'NOK',
      booked_on: line.bookedOn,
      payer: line.payer,
      text: line.text,
      outcome,
      invoice_number: invoiceNumber,
    })),
  };
}
