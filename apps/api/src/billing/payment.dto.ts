import {
  type BookedPayment,
  PAYMENT_SOURCES,
  type PaymentSource,
  REASON_LIMIT,
  toKroner,
} from '@boligstyling/domain';
import { Amount, Day, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { RequiredText } from '../platform/validation/field.js';

export class UndoReasonDto {
  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: REASON_LIMIT,
    example: 'Pengene gjaldt en annen faktura.',
    description: 'Kept with what is undone.',
  })
  reason!: string;
}

export class PaymentDto {
  @Id() id!: string;
  @Amount(3000, 'In kroner. Negative: it went back, or was undone.') amount!: number;
  @Day() paid_on!: string;
  @Moment() recorded_at!: string;
  @OneOf(
    PAYMENT_SOURCES,
    '`by-hand`: marked paid; `paid-back`: marked as gone back; `undone`: either was undone; `bank`: the bank has told it, or its return; `placed`: somebody put it on the invoice; `bank-undone`: either was undone.',
  )
  source!: PaymentSource;
  @Id.orNull('The payment of the bank that this one undoes.') undoes!: string | null;
  @Text.orNull('Pengene gjaldt en annen faktura.', 'Why it undoes it.') reason!: string | null;
  @Flag('Whether another payment undoes it.') is_undone!: boolean;
}

/** The ledger of an invoice, in the order it was recorded. */
export class PaymentsDto {
  @ListOf(PaymentDto) payments!: PaymentDto[];
}

export function toPaymentsDto(payments: readonly BookedPayment[]): PaymentsDto {
  return {
    payments: payments.map((payment) => ({
      ...wire(payment, 'id', 'paidOn', 'recordedAt', 'source', 'undoes', 'reason'),
      ...wire(payment, 'isUndone'),
      amount: toKroner(payment.amountOre),
    })),
  };
}
