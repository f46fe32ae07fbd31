import {
  AddressService,
  BeginMatching,
  CaseWork,
  Clock,
  DeliveryNudge,
  ExplainMatching,
  FaultLog,
  IdGenerator,
  JobRuns,
  LeadCases,
  LeadPlaces,
  LeadRepository,
  LocateLeads,
  MatchDueLeads,
  MatchingNudge,
  MatchingRepository,
  PassOnByHand,
  PostalRegister,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { CONFIG } from '../config/config.js';
import { provide, useCase } from '../platform/wiring/provide.js';
import { AssignmentsController } from './assignments.controller.js';
import { MatchDueJob } from './match-due.job.js';

@Module({
  controllers: [AssignmentsController],
  providers: [
    provide(
      CaseWork,
      [IdGenerator, Clock, CONFIG],
      (ids, clock, { answerHours, matching }) =>
        new CaseWork(ids, clock, { answerHours, automatic: matching === 'automatic' }),
    ),
    useCase(LeadCases, [MatchingRepository, CaseWork, DeliveryNudge, MatchingNudge]),
    useCase(LocateLeads, [LeadPlaces, PostalRegister, AddressService]),
    provide(
      BeginMatching,
      [MatchingRepository, JobRuns, Clock, CONFIG],
      (matching, runs, clock, config) =>
        new BeginMatching(matching, runs, clock, config.matching === 'automatic'),
    ),
    useCase(MatchDueLeads, [
      MatchingRepository,
      LocateLeads,
      CaseWork,
      Clock,
      DeliveryNudge,
      FaultLog,
      BeginMatching,
    ]),
    useCase(PassOnByHand, [LocateLeads, LeadCases]),
    useCase(ExplainMatching, [LeadRepository, MatchingRepository]),
    MatchDueJob,
  ],
  exports: [LeadCases, LocateLeads, MatchDueLeads],
})
export class AssignmentsModule {}
