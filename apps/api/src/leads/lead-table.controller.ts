import { Readable } from 'node:stream';
import { ExportLeads, ListLeads, type ExportedLead } from '@boligstyling/application';
import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { AnswersTable, TableFile, BYTE_ORDER_MARK, csvRow } from '../platform/tables/table-file.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { LeadFilterDto, LeadTableQueryDto, toLeadFilter } from './lead-list.dto.js';
import { Operation } from '../platform/contract/answers.js';
import { fieldsShownTo, LEAD_STATUS_NAMES, shownValue } from '@boligstyling/domain';
import { norwegianMoment } from '../platform/system/system-clock.js';

const COLUMNS: Record<string, (lead: ExportedLead) => string | number> = {
  Mottatt: ({ receivedAt }) => norwegianMoment(receivedAt),
  Status: ({ status }) => LEAD_STATUS_NAMES[status],
  'Holdt tilbake': ({ suspicion }) => (suspicion ? 'Ja' : 'Nei'),
  ...Object.fromEntries(
    fieldsShownTo('table').map(({ key, label }) => [
      label,
      (lead: ExportedLead) => shownValue(key, lead[key]),
    ]),
  ),
  'Hos partner': ({ partnerId }) => (partnerId ? 'Ja' : 'Nei'),
  Id: ({ id }) => id,
  'Slått sammen med': ({ mergedInto }) => mergedInto ?? '',
  Tilbud: ({ quotes }) => quotes?.quotes ?? 0,
  'Første tilbud': ({ quotes }) => (quotes ? norwegianMoment(quotes.firstSentAt) : ''),
  'Valgt pris': ({ quotes }) => quotes?.chosen?.priceFrom ?? '',
  'Valgt pris, til': ({ quotes }) => quotes?.chosen?.priceTo ?? '',
  Valgt: ({ quotes }) => (quotes?.chosen ? norwegianMoment(quotes.chosen.chosenAt) : ''),
};

export async function* leadTable(
  batches: AsyncIterable<readonly ExportedLead[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS));
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(Object.values(COLUMNS).map((show) => show(lead)))).join('');
  }
}

@AdminController('leads.csv')
export class LeadTableController {
  constructor(
    private readonly exported: ExportLeads,
    private readonly listLeads: ListLeads,
  ) {}

  @Get()
  @Operation(
    'Download every lead of a list as a table',
    'UTF-8 with semicolons, as Norwegian spreadsheets expect. Sent as it is read, so a list of any length is fine. Texts that a spreadsheet would run as formulas stand behind an apostrophe. Codes that it would read as another number or a date, such as 0301, are written as a formula that gives their text. Times are Norwegian, as `yyyy-MM-dd HH:mm`. The last five columns are the number of quotes, the time of the first, the chosen price in kr with the upper end of a range, and the time of choice. New columns are added at the end.',
  )
  @AnswersTable('invalid-request')
  async exportLeads(@Query() query: LeadTableQueryDto): Promise<TableFile> {
    return this.table(query);
  }

  @Post()
  @HttpCode(200)
  @Operation(
    'Download the leads that a search finds as a table',
    'As `exportLeads`. The search is in the body, because logs keep addresses. Changes nothing.',
  )
  @ApiBody({ type: LeadFilterDto, required: false })
  @AnswersTable()
  async exportFoundLeads(@Body() query: LeadFilterDto): Promise<TableFile> {
    return this.table(query);
  }

  private async table(query: LeadFilterDto): Promise<TableFile> {
    const filter = toLeadFilter(query);
    const batches = await begun(this.exported.execute(filter, query.sort));
    const { total, isExact } = await this.listLeads.count(filter);
    const count = isExact ? total : null;
    return new TableFile(Readable.from(leadTable(batches)), 'henvendelser', count);
  }
}

/** Before the answer begins, while a fault can still be answered as one. */
async function begun(
  batches: AsyncGenerator<readonly ExportedLead[]>,
): Promise<AsyncGenerator<readonly ExportedLead[]>> {
  const first = await batches.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* batches;
  })();
}
