import {
  Clock,
  FindCoverageGaps,
  IdGenerator,
  MatchingNudge,
  MatchingRepository,
  PartnerRepository,
  SavePartner,
  ViewTrackRecord,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { CoverageController } from './coverage.controller.js';
import { PartnersController } from './partners.controller.js';

/** Who takes leads, and where nobody does. */
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
    useCase(ViewTrackRecord, [PartnerRepository, Clock]),
    useCase(FindCoverageGaps, [PartnerRepository, Clock]),
  ],
  exports: [SavePartner],
})
export class PartnersModule {}
