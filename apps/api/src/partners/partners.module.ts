import {
  Clock,
  FindCoverageGaps,
  IdGenerator,
  ImportPartners,
  PartnerFileReader,
  MatchingNudge,
  MatchingRepository,
  PartnerRepository,
  PausePartner,
  SavePartner,
  QuoteStatistics,
  ViewTrackRecord,
  ApplyAsPartner,
  DecideApplication,
  DeliveryNudge,
  EraseApplication,
  EraseStrayMessages,
  PartnerApplications,
} from '@boligstyling/application';
import { Module, Injectable, Logger } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { CoverageController, PartnersController } from './partners.controller.js';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';
import { ApplicationIntake, ApplyController } from './applications/apply.controller.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ERASED, loggedErasure } from '../platform/logging/logged-faults.js';

@Injectable()
export class EndPausesJob {
  constructor(
    private readonly pauses: PausePartner,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  run(): Promise<void> {
    return this.jobs.run('pauses', () => this.pauses.endDue());
  }
}

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
    useCase(ImportPartners, [
      PartnerFileReader,
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

@Injectable()
class LoggedErasure implements Pick<PartnerApplications, 'erase'> {
  private readonly log = new Logger('Applications');

  constructor(private readonly applications: PartnerApplications) {}

  erase(id: string): Promise<void> {
    return loggedErasure(
      () => this.applications.erase(id),
      () => this.applications.find(id),
      () => this.log.warn({ msg: ERASED, application: id }),
    );
  }
}

@Module({
  imports: [PartnersModule],
  controllers: [ApplyController, ApplicationsController],
  providers: [
    useCase(ApplyAsPartner, [PartnerApplications, IdGenerator, Clock, DeliveryNudge]),
    useCase(DecideApplication, [PartnerApplications, SavePartner, Clock, DeliveryNudge]),
    LoggedErasure,
    useCase(EraseApplication, [LoggedErasure, EraseStrayMessages]),
    ApplicationIntake,
  ],
})
export class ApplicationsModule {}
