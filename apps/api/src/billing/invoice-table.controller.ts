import { Clock, InvoiceRepository } from '@boligstyling/application';
import { norwegianDay } from '@boligstyling/domain';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { AnswersTable, TableFile } from '../platform/tables/table-file.js';
import { invoiceTable } from './invoice-table.js';
import { InvoiceFilterDto, toInvoiceFilter } from './invoices-query.dto.js';
import { Operation } from '../platform/contract/answers.js';

/** More than are issued to 200 partners in four years. */
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
