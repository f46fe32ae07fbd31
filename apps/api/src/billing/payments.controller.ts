import {
  Clock,
  InvoiceRepository,
  PaymentLedger,
  UndoBankPayment,
} from '@boligstyling/application';
import { listedInvoice, norwegianDay } from '@boligstyling/domain';
import { Body, Get, Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import { InvoiceDto, toInvoiceDto } from './invoice.dto.js';
import { PaymentsDto, toPaymentsDto, UndoReasonDto } from './payment.dto.js';

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
    'Take a payment that the bank has told off its invoice',
    'Adds a payment that takes it back, with the reason. The same file again does not book it again.',
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
