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
} from '@boligstyling/application';
import {
  Module,
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { DeliverDueJob } from './deliver-due.job.js';
import { LeadNotificationsController } from './lead-notifications.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { inTimeToStop } from '../platform/jobs/in-time-to-stop.js';

/**
 * Before the process ends: claims nothing more and finishes the messages that are on their way.
 * Those that take too long fail, and leave later.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown, OnApplicationShutdown {
  private drained: Promise<void> | undefined;

  constructor(
    private readonly delivery: DeliverNotifications,
    private readonly mailer: Mailer,
  ) {}

  /** Not waited for yet: requests that are under way have their seconds at the same time. */
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

/** How e-mails leave. */
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
