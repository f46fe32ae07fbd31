import { BANK_OUTCOMES, type BankOutcome, type MatchedLine, toKroner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** One payment of the file, and what became of it. */
export class BankLineDto {
  @ApiProperty({ description: 'What the bank calls it.' })
  reference!: string;

  @ApiProperty({ example: '2026000014' })
  kid!: string;

  @ApiProperty({ example: 3000, description: 'In kroner.' })
  amount!: number;

  @ApiProperty({ format: 'date' })
  booked_on!: string;

  @ApiProperty({
    enum: BANK_OUTCOMES,
    description:
      '`matched`: all that was owed is paid; `part-paid`: some of it; `overpaid`: more than it; `unknown`: no invoice has the KID; `twice`: told before.',
  })
  outcome!: BankOutcome;

  @ApiProperty({ type: String, example: '202600001', nullable: true })
  invoice_number!: string | null;
}

/** What became of each line of a file, in its order. */
export class BankFileDto {
  @ApiProperty({ type: [BankLineDto] })
  lines!: BankLineDto[];
}

/** The lines in wire names. */
export function toBankFileDto(matched: readonly MatchedLine[]): BankFileDto {
  return {
    lines: matched.map(({ line, outcome, invoiceNumber }) => ({
      reference: line.reference,
      kid: line.kid,
      amount: toKroner(line.amountOre),
      booked_on: line.bookedOn,
      outcome,
      invoice_number: invoiceNumber,
    })),
  };
}
