import {
  Clock,
  DeliveryNudge,
  IssueInvoices,
  LeadCases,
  MarkSale,
  RuleOnDispute,
  SaleRepository,
  UndoWaiver,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { InvoicesModule } from './invoices.module.js';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { SalesController } from './sales.controller.js';

@Module({
  imports: [InvoicesModule, AssignmentsModule],
  controllers: [SalesController],
  providers: [
    useCase(MarkSale, [SaleRepository, Clock, IssueInvoices]),
    useCase(UndoWaiver, [SaleRepository, Clock]),
    useCase(RuleOnDispute, [SaleRepository, LeadCases, IssueInvoices, Clock, DeliveryNudge]),
  ],
})
export class SalesModule {}
