import {
  Clock,
  DeliveryNudge,
  IdGenerator,
  LeadRepository,
  MatchingNudge,
  SubmitLead,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { KnownKeysModule } from '../../platform/access/integrator.guard.js';
import { useCase } from '../../platform/wiring/provide.js';
import { LeadIntake } from './lead-intake.js';
import { SentLeadCookie } from './sent-lead.js';
import { SentLeadController, SubmitLeadController } from './submit-lead.controller.js';

@Module({
  imports: [KnownKeysModule],
  controllers: [SubmitLeadController, SentLeadController],
  providers: [
    useCase(SubmitLead, [LeadRepository, IdGenerator, Clock, DeliveryNudge, MatchingNudge]),
    LeadIntake,
    SentLeadCookie,
  ],
  exports: [SubmitLead, LeadIntake, KnownKeysModule],
})
export class SubmitLeadModule {}
