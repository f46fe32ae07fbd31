import { LeadCases, ReleaseLead } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { OffersModule } from '../../offers/offers.module.js';
import { useCase } from '../../platform/wiring/provide.js';
import { ReleaseController } from './release.controller.js';

/** Leads that wait until the administrator has looked at them. */
@Module({
  imports: [OffersModule],
  controllers: [ReleaseController],
  providers: [useCase(ReleaseLead, [LeadCases])],
})
export class HeldLeadsModule {}
