import {
  Clock,
  ConfirmByEmail,
  DeliveryNudge,
  EraseLead,
  IdGenerator,
  IntegratorLeads,
  IsItYou,
  LeadCases,
  LeadHistory,
  LinkSigner,
  LocateLeads,
  MatchingRepository,
  OwnerConfirmations,
  ManageOwnLead,
  ViewLead,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { ConfirmController, LinkRequests, IsItYouController } from './confirm.controller.js';
import { PressesModule } from '../platform/limits/rate-limiter.js';
import { OwnerPageController } from './owner-page.controller.js';

@Module({
  imports: [LeadsModule, AssignmentsModule, PressesModule],
  controllers: [OwnerPageController, ConfirmController, IsItYouController],
  providers: [
    useCase(ManageOwnLead, [
      MatchingRepository,
      LeadHistory,
      LeadCases,
      LocateLeads,
      OwnerConfirmations,
      IntegratorLeads,
      LinkSigner,
      Clock,
    ]),
    useCase(ConfirmByEmail, [
      OwnerConfirmations,
      MatchingRepository,
      LeadCases,
      ViewLead,
      EraseLead,
      LinkSigner,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    useCase(IsItYou, [MatchingRepository, LeadCases, LocateLeads, LinkSigner, Clock]),
    LinkRequests,
  ],
})
export class OwnersModule {}
