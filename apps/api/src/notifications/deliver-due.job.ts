import { DeliveryNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/**
 * Sends what is due: at start what a crash left behind, and then retries and what other replicas
 * left behind. After a crash a lease of 30 seconds runs out, and 10 seconds later at most the
 * message is on its way again.
 */
@Injectable()
export class DeliverDueJob implements OnApplicationBootstrap {
  constructor(private readonly delivery: DeliveryNudge) {}

  onApplicationBootstrap(): void {
    this.delivery.nudge();
  }

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): void {
    this.delivery.nudge();
  }
}
