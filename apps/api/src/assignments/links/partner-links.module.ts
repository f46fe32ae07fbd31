import {
  Clock,
  LeadCases,
  LinkSigner,
  MatchingRepository,
  PartnerLink,
  SavePartner,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { PressesModule } from '../../platform/limits/rate-limiter.js';
import { useCase } from '../../platform/wiring/provide.js';
import { PartnersModule } from '../../partners/partners.module.js';
import { AssignmentsModule } from '../assignments.module.js';
import { PartnerLinkController } from './partner-link.controller.js';

@Module({
  imports: [AssignmentsModule, PartnersModule, PressesModule],
  controllers: [PartnerLinkController],
  providers: [
    useCase(PartnerLink, [MatchingRepository, SavePartner, LeadCases, LinkSigner, Clock]),
  ],
})
export class PartnerLinksModule {}
