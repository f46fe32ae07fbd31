import {
  DeliverNotifications,
  FaultLog,
  InvoiceDocuments,
  Mailer,
  Messages,
  NotificationOutbox,
  NotificationRecords,
  OperatorSettings,
  ResendNotifications,
  DeliveryNudge,
} from '@boligstyling/application';
import {
  Module,
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import {
  LeadNotificationsController,
  NotificationsController,
} from './notifications.controller.js';
import { inTimeToStop, Jobs } from '../platform/jobs/jobs.js';
import { Cron, CronExpression } from '@nestjs/schedule';

/**
 * With retries and those of crashed replicas, whose lease of 30 seconds runs out at most 10 seconds
 * earlier.
 */
@Injectable()
class DeliverDueJob implements OnApplicationBootstrap {
  constructor(private readonly delivery: DeliveryNudge) {}

  onApplicationBootstrap(): void {
    this.delivery.nudge();
  }

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): void {
    this.delivery.nudge();
  }
}

@Injectable()
export class ImmediateDelivery extends DeliveryNudge {
  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override nudge(): void {
    this.jobs.follow('delivery', this.delivery.start());
  }
}

/** Claims no more e-mails and finishes those being sent. Slow ones fail and are retried later. */
@Injectable()
export class Drain implements BeforeApplicationShutdown, OnApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly mailer: Mailer,
  ) {}

  /** Not awaited yet, because running requests use the same seconds. */
  beforeApplicationShutdown(): void {
    this.drained = this.drain();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.drained;
  }

  private async drain(): Promise<void> {
    const stopped = this.delivery.stop();
    await inTimeToStop(stopped);
    this.delivery.giveUp();
    this.mailer.close();
    await stopped;
  }
}

@Module({
  controllers: [NotificationsController, LeadNotificationsController],
  providers: [
    useCase(DeliverNotifications, [
      NotificationOutbox,
      Messages,
      Mailer,
      InvoiceDocuments,
      OperatorSettings,
      FaultLog,
    ]),
    useCase(ResendNotifications, [NotificationRecords, DeliverNotifications]),
    DeliverDueJob,
    Drain,
  ],
  exports: [DeliverNotifications, ResendNotifications],
})
export class NotificationsModule {}
