import { LeadStatistics, outcomeOfOthers, type OriginFigures } from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { AnswersTable, TableFile } from '../platform/tables/table-file.js';
import { OriginsQueryDto, toOrigins } from './origins.dto.js';
import { Operation } from '../platform/contract/answers.js';
import { LEAD_FIELDS, type LeadOrigin, toKroner } from '@boligstyling/domain';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

@AdminController('origins.csv')
export class OriginTableController {
  constructor(private readonly statistics: LeadStatistics) {}

  @Get()
  @Operation(
    'Download what came of leads as a table',
    'What `getOrigins` tells, names as they were sent, and those that are not listed in a last row. UTF-8 with semicolons and decimal commas, as Norwegian spreadsheets expect. Texts that a spreadsheet would run as formulas stand behind an apostrophe. Codes that it would read as another number or a date, such as 0301, are written as a formula that gives their text.',
  )
  @AnswersTable('invalid-request')
  async exportOrigins(@Query() query: OriginsQueryDto): Promise<TableFile> {
    const [origin, asked] = toOrigins(query);
    const figures = await this.statistics.byOrigin(origin, asked);
    return new TableFile(Buffer.from(originTable(figures, origin)), 'kilder', null);
  }
}

export function originTable(figures: OriginFigures, origin: LeadOrigin): string {
  const others = outcomeOfOthers(figures);
  const rows = [
    ...figures.origins.map(({ name, ...outcome }) => ({
      name: name || 'Ikke oppgitt',
      ...outcome,
    })),
    ...(others.leads > 0 ? [{ name: 'Andre', ...others }] : []),
  ].map(({ name, leads, matched, won, revenueOre }) =>
    csvRow([name, leads, matched, won, toKroner(revenueOre)]),
  );
  const columns = [LEAD_FIELDS[origin].label, 'Henvendelser', 'Tatt', 'Vunnet', 'Inntekt'];
  return BYTE_ORDER_MARK + csvRow(columns) + rows.join('');
}
