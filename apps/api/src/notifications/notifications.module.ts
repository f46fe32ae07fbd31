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
 * At the stop, claims no more e-mails and finishes those being sent. Slow ones fail and are retried
 * later.
 */
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
