import { Clock, CountVisits, VisitCounts } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { CountVisitsJob } from './count-visits.job.js';
import { VisitFiguresController } from './visit-figures.controller.js';
import { VisitsController } from './visits.controller.js';

@Module({
  controllers: [VisitsController, VisitFiguresController],
  providers: [useCase(CountVisits, [VisitCounts, Clock]), CountVisitsJob],
})
export class VisitsModule {}
