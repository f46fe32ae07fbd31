import { LeadCases, LeadDirectory, RelateLeads } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../../assignments/assignments.module.js';
import { useCase } from '../../platform/wiring/provide.js';
import { RelatedLeadsController } from './related-leads.controller.js';

@Module({
  imports: [AssignmentsModule],
  controllers: [RelatedLeadsController],
  providers: [useCase(RelateLeads, [LeadDirectory, LeadCases])],
})
export class RelatedLeadsModule {}
