import { DeliveryNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/**
 * Sends due e-mails, retries and those of crashed replicas, whose lease of 30 seconds runs out at
 * most 10 seconds earlier.
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
