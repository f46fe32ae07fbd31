import {
  Clock,
  DeliveryNudge,
  IdGenerator,
  LeadRepository,
  MatchingNudge,
  SubmitLead,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { KnownKeysModule } from '../../platform/access/known-keys.module.js';
import { useCase } from '../../platform/wiring/provide.js';
import { LeadIntake } from './lead-intake.js';
import { SentRequest } from './sent-request.js';
import { SentRequestController } from './sent-request.controller.js';
import { SubmitLeadController } from './submit-lead.controller.js';

@Module({
  imports: [KnownKeysModule],
  controllers: [SubmitLeadController, SentRequestController],
  providers: [
    useCase(SubmitLead, [LeadRepository, IdGenerator, Clock, DeliveryNudge, MatchingNudge]),
    LeadIntake,
    SentRequest,
  ],
  exports: [LeadIntake, KnownKeysModule],
})
export class SubmitLeadModule {}
