import {
  BANK_OUTCOMES,
  type BankOutcome,
  type MatchedLine,
  bankNameOf,
  type StatementLine,
  toKroner,
} from '@boligstyling/domain';
import { Amount, Day, Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';

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
  @Text('Faktura for november', 'What they wrote with it.') text!: string;
  @OneOf(
    BANK_OUTCOMES,
    '`matched`: all that was owed is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and owed again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `disagrees`: the sums in the file disagree, as `doubt` says; `unclear`: perhaps registered before, which somebody decides; `twice`: registered before; `other-account`: the account is not the operator’s; `unreadable`: the file does not say what a payment needs. Nothing is paid by the last eight but what is registered already.',
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
