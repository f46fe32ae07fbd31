import { Clock, IssueInvoices, MarkSale, SaleRepository } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { SalesController } from './sales.controller.js';

/** What partners owe for the leads they took. */
@Module({
  imports: [InvoicesModule],
  controllers: [SalesController],
  providers: [useCase(MarkSale, [SaleRepository, Clock, IssueInvoices])],
})
export class SalesModule {}
