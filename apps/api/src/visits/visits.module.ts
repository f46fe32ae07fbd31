import { Clock, CountVisits, VisitCounts } from '@boligstyling/application';
import { Module, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { VisitFiguresController } from './visit-figures.controller.js';
import { VisitsController } from './visits.controller.js';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

@Injectable()
export class CountVisitsJob implements OnApplicationShutdown {
  constructor(
    private readonly visits: CountVisits,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): Promise<void> {
    return this.jobs.run('visits', () => this.visits.flush());
  }

  onApplicationShutdown(): Promise<void> {
    return this.run();
  }
}

@Module({
  controllers: [VisitsController, VisitFiguresController],
  providers: [useCase(CountVisits, [VisitCounts, Clock]), CountVisitsJob],
})
export class VisitsModule {}
