import {
  AuditLog,
  Clock,
  DeleteInactiveLeads,
  DeletionClock,
  EraseLead,
  EraseStrayMessages,
  ForgetOutdated,
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
import { ForgetOutdatedJob } from './forget-outdated.job.js';
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
    useCase(ForgetOutdated, [SentMessages, VisitCounts, DeletionClock]),
    ForgetOutdatedJob,
  ],
  exports: [EraseLead, ListLeads, ViewLead],
})
export class LeadsModule {}
