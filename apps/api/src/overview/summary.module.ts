import {
  Clock,
  LeadStatistics,
  PartnerRepository,
  SaleRepository,
  ViewSummary,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { OriginTableController } from './origin-table.controller.js';
import { OriginsController } from './origins.controller.js';
import { SummaryController } from './summary.controller.js';

@Module({
  controllers: [SummaryController, OriginsController, OriginTableController],
  providers: [useCase(ViewSummary, [LeadStatistics, PartnerRepository, SaleRepository, Clock])],
})
export class SummaryModule {}
