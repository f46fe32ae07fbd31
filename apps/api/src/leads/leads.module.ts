import {
  AuditLog,
  Clock,
  CorrectLead,
  DeleteInactiveLeads,
  DeletionClock,
  EraseLead,
  EraseStrayFiles,
  EraseStrayMessages,
  EraseTestLeads,
  ExportLeads,
  FaultLog,
  ApplyRetention,
  IdGenerator,
  KeepViews,
  LeadCases,
  LocateLeads,
  LeadDirectory,
  LeadHistory,
  LeadPictures,
  LinkSigner,
  LeadRepository,
  ListLeads,
  MatchingRepository,
  NotificationRecords,
  OwnerConfirmations,
  PartnerApplications,
  RetentionRepository,
  Quotes,
  QuoteStatistics,
  Reviews,
  SavedViews,
  SentMessages,
  TestLeads,
  ViewLead,
  ViewLeadFiles,
  WithdrawConsent,
  VisitCounts,
  RelateLeads,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { DeleteInactiveJob, RetentionJob } from './retention.job.js';
import { LeadTableController } from './lead-table.controller.js';
import { AdminLeadsController, LeadFilesController } from './leads.controller.js';
import { SubmitLeadModule } from './submit/submit-lead.module.js';
import { TelephoneController } from './telephone.controller.js';
import { ViewsController } from './views/views.controller.js';
import { RelatedLeadsController } from './related/related-leads.controller.js';

@Module({
  imports: [AssignmentsModule],
  controllers: [RelatedLeadsController],
  providers: [useCase(RelateLeads, [LeadDirectory, LeadCases])],
})
export class RelatedLeadsModule {}

@Module({
  imports: [AssignmentsModule, SubmitLeadModule],
  controllers: [
    AdminLeadsController,
    TelephoneController,
    LeadFilesController,
    LeadTableController,
    ViewsController,
  ],
  providers: [
    useCase(CorrectLead, [MatchingRepository, LeadCases, LocateLeads]),
    useCase(WithdrawConsent, [MatchingRepository, LeadCases]),
    useCase(ListLeads, [LeadDirectory, Clock]),
    useCase(ExportLeads, [ListLeads, QuoteStatistics]),
    useCase(KeepViews, [SavedViews, IdGenerator]),
    useCase(ViewLead, [
      LeadDirectory,
      NotificationRecords,
      MatchingRepository,
      LeadHistory,
      Quotes,
      Reviews,
      LeadPictures,
    ]),
    useCase(ViewLeadFiles, [MatchingRepository, LeadPictures, LinkSigner, Clock]),
    useCase(EraseLead, [LeadRepository, LeadCases, EraseStrayMessages, AuditLog, EraseStrayFiles]),
    useCase(DeleteInactiveLeads, [
      RetentionRepository,
      EraseLead,
      EraseStrayMessages,
      OwnerConfirmations,
      PartnerApplications,
      DeletionClock,
      LeadPictures,
      EraseStrayFiles,
      FaultLog,
    ]),
    DeleteInactiveJob,
    useCase(ApplyRetention, [SentMessages, VisitCounts, DeletionClock, EraseStrayFiles]),
    RetentionJob,
    useCase(EraseTestLeads, [TestLeads, EraseLead, DeletionClock]),
  ],
  exports: [EraseLead, ListLeads, ViewLead],
})
export class LeadsModule {}
