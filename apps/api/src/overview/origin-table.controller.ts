import { LeadStatistics } from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { AnswersTable, TableFile } from '../platform/tables/table-file.js';
import { originTable } from './origin-table.js';
import { OriginsQueryDto, toOrigins } from './origins.dto.js';
import { Operation } from '../platform/contract/answers.js';

@AdminController('origins.csv')
export class OriginTableController {
  constructor(private readonly statistics: LeadStatistics) {}

  @Get()
  @Operation(
    'Download what came of leads as a table',
    'What `getOrigins` tells, names as they were sent, and those that are not listed in a last row. UTF-8 with semicolons and decimal commas, as Norwegian spreadsheets expect. Texts that a spreadsheet would run as formulas stand behind an apostrophe.',
  )
  @AnswersTable('invalid-request')
  async exportOrigins(@Query() query: OriginsQueryDto): Promise<TableFile> {
    const [origin, asked] = toOrigins(query);
    const figures = await this.statistics.byOrigin(origin, asked);
    return new TableFile(Buffer.from(originTable(figures, origin)), 'kilder', null);
  }
}
