import { Readable } from 'node:stream';
import { ListLeads, type ListedLead } from '@boligstyling/application';
import { Body, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { AnswersTable, TableFile } from '../platform/tables/table-file.js';
import { AdminController } from '../platform/access/admin-controller.js';
import { LeadFilterDto, toLeadFilter } from './leads-query.dto.js';
import { Operation } from '../platform/contract/answers.js';
import { fieldsShownTo, LEAD_STATUS_NAMES, shownValue } from '@boligstyling/domain';
import { norwegianMoment } from '../platform/system/norwegian-time.js';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

const COLUMNS: Record<string, (lead: ListedLead) => string> = {
  Mottatt: ({ receivedAt }) => norwegianMoment(receivedAt),
  Status: ({ status }) => LEAD_STATUS_NAMES[status],
  'Holdt tilbake': ({ suspicion }) => (suspicion ? 'Ja' : 'Nei'),
  ...Object.fromEntries(
    fieldsShownTo('table').map(({ key, label }) => [
      label,
      (lead: ListedLead) => shownValue(key, lead[key]),
    ]),
  ),
  'Hos partner': ({ partnerId }) => (partnerId ? 'Ja' : 'Nei'),
  Id: ({ id }) => id,
  'Slått sammen med': ({ mergedInto }) => mergedInto ?? '',
};

/** CSV (RFC 4180) for a Norwegian spreadsheet, one chunk per batch. */
export async function* leadTable(
  batches: AsyncIterable<readonly ListedLead[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS));
  for await (const leads of batches) {
    yield leads.map((lead) => csvRow(Object.values(COLUMNS).map((show) => show(lead)))).join('');
  }
}

@AdminController('leads.csv')
export class LeadTableController {
  constructor(private readonly listLeads: ListLeads) {}

  @Get()
  @Operation(
    'Download every lead of a list as a table',
    'UTF-8 with semicolons, as Norwegian spreadsheets expect. Sent as it is read, so a list of any length is fine. Texts that a spreadsheet would run as formulas stand behind an apostrophe. Codes that it would read as another number or a date, such as 0301, are written as a formula that gives their text. Times are Norwegian, as `yyyy-MM-dd HH:mm`.',
  )
  @AnswersTable('invalid-request')
  async exportLeads(@Query() query: LeadFilterDto): Promise<TableFile> {
    return this.table(query);
  }

  @Post()
  @HttpCode(200)
  @Operation(
    'The same, with what is searched for in the body, where no log of addresses has it',
    'With the fields that `exportLeads` has in its query. Changes nothing.',
  )
  @ApiBody({ type: LeadFilterDto, required: false })
  @AnswersTable()
  async exportFoundLeads(@Body() query: LeadFilterDto): Promise<TableFile> {
    return this.table(query);
  }

  private async table(query: LeadFilterDto): Promise<TableFile> {
    const filter = toLeadFilter(query);
    const batches = await begun(this.listLeads.all(filter, query.sort));
    const { total, isExact } = await this.listLeads.count(filter);
    const count = isExact ? total : null;
    return new TableFile(Readable.from(leadTable(batches)), 'henvendelser', count);
  }
}

/** Reads the first batch before the answer begins, while a fault can still be answered as one. */
async function begun(
  batches: AsyncGenerator<readonly ListedLead[]>,
): Promise<AsyncGenerator<readonly ListedLead[]>> {
  const first = await batches.next();
  return (async function* () {
    if (!first.done) yield first.value;
    yield* batches;
  })();
}
