import { ViewSummary } from '@boligstyling/application';
import { Get } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { SummaryDto, toSummaryDto } from './summary.dto.js';
import { Answers, Operation } from '../platform/contract/answers.js';

@AdminController('summary')
export class SummaryController {
  constructor(private readonly viewSummary: ViewSummary) {}

  @Get()
  @Operation(
    'The figures of the cards and charts',
    'Leads by status, active partners, sums of sales, and the last weeks as bars.',
  )
  @Answers(SummaryDto)
  async getSummary(): Promise<SummaryDto> {
    return toSummaryDto(await this.viewSummary.execute());
  }
}
