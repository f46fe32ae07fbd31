import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Passes on what is due: at start what a crash left behind, and then what is tried again. */
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

  /** Comes before anything's `beforeApplicationShutdown`: delivery waits for what matching still sends. */
  onModuleDestroy(): Promise<void> {
    return this.matching.stop();
  }
}
