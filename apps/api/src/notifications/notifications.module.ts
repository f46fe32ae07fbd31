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
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { DeliverDueJob } from './deliver-due.job.js';
import { Drain } from './drain.js';
import { LeadNotificationsController } from './lead-notifications.controller.js';
import { NotificationsController } from './notifications.controller.js';

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
