import { DeliveryNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Sends what is due every minute, and at start what a crash left behind. */
@Injectable()
export class DeliverDueJob implements OnApplicationBootstrap {
  constructor(private readonly delivery: DeliveryNudge) {}

  onApplicationBootstrap(): void {
    this.delivery.nudge();
  }

  @Cron(CronExpression.EVERY_MINUTE)
  run(): void {
    this.delivery.nudge();
  }
}
