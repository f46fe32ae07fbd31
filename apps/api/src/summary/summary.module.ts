import {
  Clock,
  LeadStatistics,
  PartnerRepository,
  SaleRepository,
  ViewSummary,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { SummaryController } from './summary.controller.js';

/** The figures the administrator sees first. */
@Module({
  controllers: [SummaryController],
  providers: [useCase(ViewSummary, [LeadStatistics, PartnerRepository, SaleRepository, Clock])],
})
export class SummaryModule {}
