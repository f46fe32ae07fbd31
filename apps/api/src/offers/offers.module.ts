import {
  AssignPartner,
  Clock,
  DeliveryNudge,
  ExplainMatching,
  IdGenerator,
  LeadCases,
  LeadRepository,
  MatchDueLeads,
  MatchingRepository,
  MatchLead,
  PartnerRepository,
  ReplaceAssignment,
  WithdrawAssignment,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { AssignmentsController } from './assignments.controller.js';
import { MatchDueJob } from './match-due.job.js';

/** How leads reach partners: by the rule, and by hand. */
@Module({
  controllers: [AssignmentsController],
  providers: [
    useCase(LeadCases, [MatchingRepository, IdGenerator, Clock, DeliveryNudge]),
    useCase(MatchDueLeads, [MatchingRepository, LeadCases]),
    useCase(MatchLead, [LeadCases]),
    useCase(AssignPartner, [LeadCases]),
    useCase(ReplaceAssignment, [LeadCases]),
    useCase(WithdrawAssignment, [LeadCases]),
    useCase(ExplainMatching, [LeadRepository, MatchingRepository, PartnerRepository]),
    MatchDueJob,
  ],
  exports: [LeadCases, MatchDueLeads],
})
export class OffersModule {}
