import {
  Clock,
  DeliverNotifications,
  NotificationRecords,
  ResendUndelivered,
  MarkCase,
  ViewQueue,
  WebhookOutbox,
  WorkQueue,
  LeadStatistics,
  PartnerRepository,
  SaleRepository,
  ViewSummary,
  EraseLead,
  LinkSigner,
  MatchingRepository,
  SubmitLead,
  TestLeads,
  TryProduct,
} from '@boligstyling/application';
import { Injectable, Module } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { SubmitLeadModule } from '../leads/submit/submit-lead.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import {
  QueueController,
  SettleNobodyCalledController,
  UndeliveredController,
} from './queue.controller.js';
import { OriginTableController, OriginsController } from './origins.controller.js';
import { FirstStepsController } from './first-steps.controller.js';
import { SummaryController } from './summary.controller.js';

@Module({
  imports: [SubmitLeadModule, LeadsModule],
  controllers: [SummaryController, FirstStepsController, OriginsController, OriginTableController],
  providers: [
    useCase(ViewSummary, [LeadStatistics, PartnerRepository, SaleRepository, Clock]),
    useCase(TryProduct, [TestLeads, SubmitLead, EraseLead, MatchingRepository, LinkSigner]),
  ],
})
export class SummaryModule {}

/** Soon, so that a recurring case begins without the last one's assignee and snooze. */
@Injectable()
export class DeleteSettledMarksJob {
  constructor(
    private readonly queue: WorkQueue,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  run(): Promise<void> {
    return this.jobs.run('queue-marks', () => this.queue.deleteSettled(this.clock.now()));
  }
}

@Module({
  imports: [NotificationsModule, AssignmentsModule],
  controllers: [QueueController, SettleNobodyCalledController, UndeliveredController],
  providers: [
    DeleteSettledMarksJob,
    useCase(ViewQueue, [WorkQueue, Clock]),
    useCase(MarkCase, [WorkQueue, Clock]),
    useCase(ResendUndelivered, [NotificationRecords, DeliverNotifications, WebhookOutbox]),
  ],
})
export class QueueModule {}
