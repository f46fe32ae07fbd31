import { VisitCounts } from '@boligstyling/application';
import { Get, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { toVisitFilter, toVisitsDto, VisitsDto, VisitsQueryDto } from './visit-figures.dto.js';

@AdminController('visits')
export class VisitFiguresController {
  constructor(private readonly counts: VisitCounts) {}

  @Get()
  @Operation(
    'How far visits of our pages got, by page, city, source or day',
    'Counts of pages opened in a browser, not of people: nobody is known again. They are seconds old.',
  )
  @Answers(VisitsDto, 'invalid-request')
  async getVisits(@Query() query: VisitsQueryDto): Promise<VisitsDto> {
    return toVisitsDto(await this.counts.figures(toVisitFilter(query), query.by));
  }
}
