import {
  Clock,
  CreditInvoice,
  InvoiceRepository,
  IssueInvoices,
  type MarkedInvoices,
  MarkInvoices,
  ViewInvoices,
} from '@boligstyling/application';
import {
  DISPUTE_DAYS,
  type InvoiceAccount,
  listedInvoice,
  norwegianDay,
  toOre,
} from '@boligstyling/domain';
import { Body, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { Answers, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { KnownId } from '../platform/validation/known-id.js';
import {
  ChangedInvoicesDto,
  CreditInvoiceDto,
  InvoiceIdsDto,
  InvoiceRunDto,
  InvoicesDto,
  MarkedInvoicesDto,
  PaidInvoicesDto,
  toInvoiceDto,
  toInvoiceRunDto,
  toInvoicesDto,
  toSeenOre,
  UndoInvoicesDto,
} from './invoice.dto.js';
import { AnswersInvoice, invoiceFile } from './invoice-file.js';
import { InvoicesQueryDto, toInvoiceFilter } from './invoices-query.dto.js';

@AdminController('invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly issuing: IssueInvoices,
    private readonly markInvoices: MarkInvoices,
    private readonly crediting: CreditInvoice,
    private readonly viewInvoices: ViewInvoices,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'Invoices and credit notes, the latest first, with their totals',
    'A page of them, with the sums of all that the filter lets through.',
  )
  @Answers(InvoicesDto, 'invalid-request')
  async listInvoices(@Query() query: InvoicesQueryDto): Promise<InvoicesDto> {
    const today = this.today();
    const filter = toInvoiceFilter(query, today);
    const [found, totals] = await Promise.all([
      this.invoices.list(filter, query.limit + 1, query.cursor),
      this.invoices.totals(filter),
    ]);
    return toInvoicesDto(found, query.limit, totals, today);
  }

  @Post('run')
  @Operation(
    `Bill every partner for what is ${DISPUTE_DAYS} days old, and credit what was credited since`,
    'The same as the monthly run of the 15th, with what has become old enough since. Partners of whom something is missing are left out and named.',
  )
  @Answers(InvoiceRunDto, 'operator-incomplete')
  async issueInvoices(): Promise<InvoiceRunDto> {
    return toInvoiceRunDto(await this.issuing.execute());
  }

  @Post('paid')
  @Operation(
    'Mark invoices paid: all that is owed of each, or what came in for one',
    'Their sales are paid with them. What was credited since their invoices is credited by its credit note first, and is not paid. One of which nothing is owed stays as it is.',
  )
  @Answers(MarkedInvoicesDto, 'operator-incomplete', 'invoice-changed')
  async markInvoicesPaid(@Body() body: PaidInvoicesDto): Promise<MarkedInvoicesDto> {
    const { ids, amount } = body;
    const statedOre = amount === undefined ? undefined : toOre(amount);
    return this.marked(await this.markInvoices.paid(ids, statedOre, toSeenOre(body)));
  }

  @Post('paid-back')
  @Operation(
    'Mark that what was paid too much of invoices has gone back',
    'One of which too much was not paid stays as it is.',
  )
  @Answers(MarkedInvoicesDto)
  async markInvoicesPaidBack(@Body() { ids }: InvoiceIdsDto): Promise<MarkedInvoicesDto> {
    return this.marked(await this.markInvoices.paidBack(ids));
  }

  @Post('unpaid')
  @Operation(
    'Undo that invoices were marked paid',
    'Where what was too much is marked as paid back, that is undone. What the bank has told stays.',
  )
  @Answers(MarkedInvoicesDto, 'invoice-changed')
  async markInvoicesUnpaid(@Body() body: UndoInvoicesDto): Promise<MarkedInvoicesDto> {
    const { ids, payments } = body;
    return this.marked(await this.markInvoices.unpaid(ids, payments, toSeenOre(body)));
  }

  @Post(':id/credit')
  @Operation(
    'Credit all that is left of an invoice',
    'Issues a credit note, and answers with it. The invoice stays as it is.',
  )
  @ApiBody({ type: CreditInvoiceDto, required: false })
  @Answers(
    ChangedInvoicesDto,
    'not-found',
    'invoice-not-found',
    'operator-incomplete',
    'buyer-incomplete',
    'invoice-unprintable',
    'invoice-paid',
    'sale-settled',
  )
  async creditInvoice(
    @KnownId() id: string,
    @Body() { bill_again: isBilledAgain }: CreditInvoiceDto,
  ): Promise<ChangedInvoicesDto> {
    const notes = await this.crediting.execute(id, isBilledAgain);
    return this.changed(notes.map((invoice) => ({ invoice, creditedOre: 0, paidOre: 0 })));
  }

  @Get(':id/:form')
  @AnswersInvoice('Download an invoice or a credit note')
  downloadInvoice(@KnownId() id: string, @Param('form') form: string): Promise<StreamableFile> {
    return invoiceFile(this.viewInvoices, id, form);
  }

  private marked({ accounts, recorded }: MarkedInvoices): MarkedInvoicesDto {
    return { ...this.changed(accounts), payments: recorded.map(({ id }) => id) };
  }

  private changed(accounts: readonly InvoiceAccount[]): ChangedInvoicesDto {
    return {
      invoices: accounts.map((each) =>
        toInvoiceDto({ ...each, invoice: listedInvoice(each.invoice) }, this.today()),
      ),
    };
  }

  private today(): string {
    return norwegianDay(this.clock.now());
  }
}
