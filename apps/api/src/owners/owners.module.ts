import {
  Clock,
  FollowUpLead,
  LeadCases,
  LeadRepository,
  LinkSigner,
  MatchingRepository,
  OwnerLink,
  ViewLead,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { OffersModule } from '../offers/offers.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { OwnerLinksController } from './owner-links.controller.js';

/** What owners do by the link in their confirmation. */
@Module({
  imports: [LeadsModule, OffersModule],
  controllers: [OwnerLinksController],
  providers: [
    useCase(OwnerLink, [
      LeadRepository,
      MatchingRepository,
      LeadCases,
      ViewLead,
      FollowUpLead,
      LinkSigner,
      Clock,
    ]),
  ],
})
export class OwnersModule {}
