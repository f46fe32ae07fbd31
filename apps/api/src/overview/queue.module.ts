import {
  Clock,
  DeliverNotifications,
  NotificationRecords,
  ResendUndelivered,
  ViewQueue,
  WebhookOutbox,
  WorkQueue,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { QueueController } from './queue.controller.js';
import { SettleNobodyCalledController } from './settle-nobody-called.controller.js';
import { UndeliveredController } from './undelivered.controller.js';

@Module({
  imports: [NotificationsModule, AssignmentsModule],
  controllers: [QueueController, SettleNobodyCalledController, UndeliveredController],
  providers: [
    useCase(ViewQueue, [WorkQueue, Clock]),
    useCase(ResendUndelivered, [NotificationRecords, DeliverNotifications, WebhookOutbox]),
  ],
})
export class QueueModule {}
