import {
  ApplyAsPartner,
  Clock,
  DecideApplication,
  DeliveryNudge,
  EraseApplication,
  EraseStrayMessages,
  IdGenerator,
  PartnerApplications,
  SavePartner,
} from '@boligstyling/application';
import { Module, Injectable, Logger } from '@nestjs/common';
import { useCase } from '../../platform/wiring/provide.js';
import { PartnersModule } from '../partners.module.js';
import { ApplicationIntake } from './application-intake.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplyController } from './apply.controller.js';
import { ERASED } from '../../platform/logging/erased.js';

/**
 * Logs each erased application outside the database, so that a restored backup can repeat the
 * erasure.
 */
@Injectable()
class LoggedErasure implements Pick<PartnerApplications, 'erase'> {
  private readonly log = new Logger('Applications');

  constructor(private readonly applications: PartnerApplications) {}

  async erase(id: string): Promise<void> {
    await this.applications.erase(id);
    this.log.warn({ msg: ERASED, application: id });
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
