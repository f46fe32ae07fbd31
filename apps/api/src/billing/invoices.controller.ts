import {
  Clock,
  CreditInvoice,
  InvoiceRepository,
  IssueInvoices,
  type MarkedInvoices,
  MarkInvoices,
  ViewInvoices,
  type ListedAccount,
} from '@boligstyling/application';
import {
  DISPUTE_DAYS,
  type InvoiceAccount,
  listedInvoice,
  norwegianDay,
  toOre,
  balanceOf,
  toKroner,
  type Version,
} from '@boligstyling/domain';
import { Body, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { Answers, Operation } from '../platform/contract/answers.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/field.js';
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
  InvoicePreviewDto,
  toInvoicePreviewDto,
  InvoicesQueryDto,
  toInvoiceFilter,
  InvoiceFilterDto,
} from './invoice.dto.js';
import { AnswersInvoice, invoiceFile } from './invoice-file.js';
import { AnswersTable, TableFile, BYTE_ORDER_MARK, csvRow } from '../platform/tables/table-file.js';

const COLUMNS = [
  ...['Slag', 'Nummer', 'Dato', 'Forfall', 'KID', 'Krediterer', 'Kunde', 'Organisasjonsnummer'],
  ...['Mva-sats', 'Netto', 'Mva', 'Brutto', 'Betalt', 'Utestående'],
];

/**
 * One row for each MVA rate. Paid and outstanding are on an invoice's first row, so that columns
 * add up.
 */
export function invoiceTable(found: readonly ListedAccount[]): string {
  const rows = found.flatMap((account) => {
    const { invoice, paidOre } = account;
    const isInvoice = invoice.kind === 'invoice';
    const kroner = (ore: number) => toKroner(isInvoice ? ore : -ore);
    return invoice.vat.map(({ rate, netOre, vatOre }, nth) =>
      csvRow([
        isInvoice ? 'Faktura' : 'Kreditnota',
        ...[invoice.number, invoice.issuedOn, invoice.dueOn ?? '', invoice.kid ?? ''],
        ...[invoice.credits?.number ?? '', invoice.buyer.name, invoice.buyer.organizationNumber],
        rate === null ? '' : rate / 100,
        ...[kroner(netOre), kroner(vatOre), kroner(netOre + vatOre)],
        ...(isInvoice && nth === 0 ? [toKroner(paidOre), toKroner(balanceOf(account))] : ['', '']),
      ]),
    );
  });
  return BYTE_ORDER_MARK + csvRow(COLUMNS) + rows.join('');
}

/** More than 200 partners get in four years. */
const MOST = 10_000;

@AdminController('invoices.csv')
export class InvoiceTableController {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'Download invoices and credit notes as a table, for accounting',
    `The latest ${MOST} that the filter lets through, a row for each rate of MVA. UTF-8 with semicolons and decimal commas, as Norwegian spreadsheets and accounting systems expect; what is credited is negative. \`Betalt\` and \`Utestående\`, the last two columns, are of the invoice as it stands now, on its first row alone, and empty for a credit note: what is credited is no longer outstanding, and what is overpaid is negative.`,
  )
  @AnswersTable('invalid-request')
  async exportInvoices(@Query() query: InvoiceFilterDto): Promise<TableFile> {
    const filter = toInvoiceFilter(query, norwegianDay(this.clock.now()));
    const found = await this.invoices.list(filter, MOST);
    return new TableFile(Buffer.from(invoiceTable(found)), 'fakturaer', found.length);
  }
}

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
    const { limit, cursor } = query;
    const { found, totals } = await this.invoices.listWithTotals(filter, limit + 1, cursor);
    return toInvoicesDto(found, query.limit, totals, today);
  }

  @Get('preview')
  @Operation(
    'The invoices that a run now would issue and leave out',
    'Changes nothing and takes no number. Sales in dispute and younger ones are left for later.',
  )
  @Answers(InvoicePreviewDto, 'operator-incomplete')
  async previewInvoices(): Promise<InvoicePreviewDto> {
    return toInvoicePreviewDto(await this.issuing.preview());
  }

  @Post('run')
  @Versioned(InvoicePreviewDto, (it: InvoicesController) => it.previewInvoices())
  @Operation(
    `Bill every partner for what is ${DISPUTE_DAYS} days old, and credit what was credited since`,
    'The same as the monthly run of the 15th, with what has become old enough since. Partners without complete details are left out and named.',
  )
  @Answers(InvoiceRunDto, 'operator-incomplete')
  async issueInvoices(@IfMatch() version?: Version): Promise<InvoiceRunDto> {
    return toInvoiceRunDto(await this.issuing.execute(this.clock.now(), version));
  }

  @Post('paid')
  @Operation(
    'Mark invoices paid: all that is due of each, or what came in for one',
    'Their sales are paid with them. What was credited since their invoices is credited by its credit note first, and is not paid. One of which nothing is due stays as it is.',
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
  @Answers(MarkedInvoicesDto, 'invoice-changed')
  async markInvoicesPaidBack(@Body() body: InvoiceIdsDto): Promise<MarkedInvoicesDto> {
    return this.marked(await this.markInvoices.paidBack(body.ids, toSeenOre(body)));
  }

  @Post('unpaid')
  @Operation(
    'Undo that invoices were marked paid',
    'Where what was too much is marked as paid back, that is undone. Payments of a bank file stay.',
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
