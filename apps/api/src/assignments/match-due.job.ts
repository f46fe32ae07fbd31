import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

@Injectable()
export class ImmediateMatching extends MatchingNudge {
  constructor(
    private readonly matching: MatchDueLeads,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override nudge(): void {
    this.jobs.follow('matching', this.matching.start());
  }
}

/** At start those left by a crash, later the retries. */
@Injectable()
export class MatchDueJob implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly nudge: MatchingNudge,
    private readonly matching: MatchDueLeads,
  ) {}

  onApplicationBootstrap(): void {
    this.nudge.nudge();
  }

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): void {
    this.nudge.nudge();
  }

  /** Before every `beforeApplicationShutdown`, because delivery waits for e-mails of matching. */
  onModuleDestroy(): Promise<void> {
    return this.matching.stop();
  }
}
