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
import { Module } from '@nestjs/common';
import { useCase } from '../../platform/wiring/provide.js';
import { PartnersModule } from '../partners.module.js';
import { ApplicationIntake } from './application-intake.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplyController } from './apply.controller.js';
import { LoggedErasure } from './logged-erasure.js';

/** Those who want to become partners. */
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
