import {
  AuditLog,
  Clock,
  DeleteInactiveLeads,
  DeletionClock,
  EraseLead,
  EraseStrayMessages,
  ApplyRetention,
  IdGenerator,
  KeepViews,
  LeadCases,
  LeadDirectory,
  LeadHistory,
  LeadRepository,
  ListLeads,
  MatchingRepository,
  NotificationRecords,
  OwnerConfirmations,
  PartnerApplications,
  RetentionRepository,
  Quotes,
  Reviews,
  SavedViews,
  SentMessages,
  ViewLead,
  VisitCounts,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { DeleteInactiveJob } from './delete-inactive.job.js';
import { RetentionJob } from './retention.job.js';
import { LeadTableController } from './lead-table.controller.js';
import { AdminLeadsController } from './leads.controller.js';
import { ViewsController } from './views/views.controller.js';

@Module({
  imports: [AssignmentsModule],
  controllers: [AdminLeadsController, LeadTableController, ViewsController],
  providers: [
    useCase(ListLeads, [LeadDirectory, Clock]),
    useCase(KeepViews, [SavedViews, IdGenerator]),
    useCase(ViewLead, [
      LeadDirectory,
      NotificationRecords,
      MatchingRepository,
      LeadHistory,
      Quotes,
      Reviews,
    ]),
    useCase(EraseLead, [LeadRepository, LeadCases, EraseStrayMessages, AuditLog]),
    useCase(DeleteInactiveLeads, [
      RetentionRepository,
      EraseLead,
      EraseStrayMessages,
      OwnerConfirmations,
      PartnerApplications,
      DeletionClock,
    ]),
    DeleteInactiveJob,
    useCase(ApplyRetention, [SentMessages, VisitCounts, DeletionClock]),
    RetentionJob,
  ],
  exports: [EraseLead, ListLeads, ViewLead],
})
export class LeadsModule {}
