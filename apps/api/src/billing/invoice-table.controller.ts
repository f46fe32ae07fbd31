import { Clock, InvoiceRepository, type ListedAccount } from '@boligstyling/application';
import { norwegianDay, balanceOf, toKroner } from '@boligstyling/domain';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { AnswersTable, TableFile } from '../platform/tables/table-file.js';
import { InvoiceFilterDto, toInvoiceFilter } from './invoices-query.dto.js';
import { Operation } from '../platform/contract/answers.js';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

const COLUMNS = [
  ...['Slag', 'Nummer', 'Dato', 'Forfall', 'KID', 'Krediterer', 'Kunde', 'Organisasjonsnummer'],
  ...['Mva-sats', 'Netto', 'Mva', 'Brutto', 'Betalt', 'Utestående'],
];

/**
 * One row for each rate of MVA; credits are negative. Paid and outstanding stand on an invoice's
 * first row only, so that columns add up.
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
