import { DeliveryNudge } from '@boligstyling/application';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/**
 * Sends due e-mails: at start those left by a crash, later retries and those of other replicas. A
 * crashed replica's lease of 30 seconds runs out, and at most 10 seconds later the message is sent.
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
