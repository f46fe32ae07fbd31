import { MatchDueLeads, MatchingNudge } from '@boligstyling/application';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Passes on what is due: at start what a crash left behind, and then what is tried again. */
@Injectable()
export class MatchDueJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
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

  beforeApplicationShutdown(): Promise<void> {
    return this.matching.stop();
  }
}
