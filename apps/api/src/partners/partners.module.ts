import {
  Clock,
  FindCoverageGaps,
  IdGenerator,
  MatchingNudge,
  MatchingRepository,
  PartnerRepository,
  PausePartner,
  SavePartner,
  QuoteStatistics,
  ViewTrackRecord,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { CoverageController } from './coverage.controller.js';
import { EndPausesJob } from './end-pauses.job.js';
import { PartnersController } from './partners.controller.js';

@Module({
  controllers: [PartnersController, CoverageController],
  providers: [
    useCase(SavePartner, [
      PartnerRepository,
      IdGenerator,
      Clock,
      MatchingRepository,
      MatchingNudge,
    ]),
    useCase(ViewTrackRecord, [PartnerRepository, QuoteStatistics, Clock]),
    useCase(PausePartner, [PartnerRepository, MatchingRepository, MatchingNudge, Clock]),
    useCase(FindCoverageGaps, [PartnerRepository, Clock]),
    EndPausesJob,
  ],
  exports: [SavePartner, PausePartner],
})
export class PartnersModule {}
