import {
  Clock,
  InvoiceRepository,
  PaymentLedger,
  UndoBankPayment,
} from '@boligstyling/application';
import {
  listedInvoice,
  norwegianDay,
  type BookedPayment,
  PAYMENT_SOURCES,
  type PaymentSource,
  REASON_LIMIT,
  toKroner,
} from '@boligstyling/domain';
import { Body, Get, Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation, wire } from '../platform/contract/answers.js';
import { KnownId, RequiredText } from '../platform/validation/field.js';
import { InvoiceDto, toInvoiceDto } from './invoice.dto.js';
import { Amount, Day, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

class UndoReasonDto {
  @RequiredText({
    label: 'Begrunnelsen',
    maxLength: REASON_LIMIT,
    example: 'Pengene gjaldt en annen faktura.',
    description: 'Kept with what is undone.',
  })
  reason!: string;
}

class PaymentDto {
  @Id() id!: string;
  @Amount(3000, 'In kroner. Negative: it went back, or was undone.') amount!: number;
  @Day() paid_on!: string;
  @Moment() recorded_at!: string;
  @OneOf(
    PAYMENT_SOURCES,
    '`by-hand`: marked paid; `paid-back`: marked as gone back; `undone`: either was undone; `bank`: of a bank file, or its return; `placed`: somebody put it on the invoice; `bank-undone`: either was undone.',
  )
  source!: PaymentSource;
  @Id.orNull('The payment of the bank that this one undoes.') undoes!: string | null;
  @Text.orNull('Pengene gjaldt en annen faktura.', 'Why it undoes it.') reason!: string | null;
  @Flag('True if another payment undoes it.') is_undone!: boolean;
}

class PaymentsDto {
  @ListOf(PaymentDto) payments!: PaymentDto[];
}

function toPaymentsDto(payments: readonly BookedPayment[]): PaymentsDto {
  return {
    payments: payments.map((payment) => ({
      ...wire(payment, 'id', 'paidOn', 'recordedAt', 'source', 'undoes', 'reason'),
      ...wire(payment, 'isUndone'),
      amount: toKroner(payment.amountOre),
    })),
  };
}

@AdminController('invoices/:id/payments')
export class PaymentsController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly ledger: PaymentLedger,
    private readonly undoing: UndoBankPayment,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'The payments of an invoice',
    'In the order they were recorded; nothing is ever removed.',
  )
  @Answers(PaymentsDto, 'not-found', 'invoice-not-found')
  async listPayments(@KnownId() id: string): Promise<PaymentsDto> {
    await this.invoices.find(id);
    return toPaymentsDto(await this.ledger.ofInvoice(id));
  }

  @Post(':paymentId/undo')
  @Operation(
    'Undo a payment that came from a bank file',
    'Adds a reversing payment with the reason. Importing the same file does not book it again.',
  )
  @Answers(InvoiceDto, 'not-found', 'payment-not-found', 'payment-not-undoable')
  async undoBankPayment(
    @KnownId() id: string,
    @KnownId('paymentId') paymentId: string,
    @Body() { reason }: UndoReasonDto,
  ): Promise<InvoiceDto> {
    const account = await this.undoing.execute(id, paymentId, reason.trim());
    const listed = { ...account, invoice: listedInvoice(account.invoice) };
    return toInvoiceDto(listed, norwegianDay(this.clock.now()));
  }
}
