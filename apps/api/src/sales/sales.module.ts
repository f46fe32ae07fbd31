import { Clock, MarkSale, SaleRepository } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../platform/wiring/provide.js';
import { SalesController } from './sales.controller.js';

/** What partners owe for the leads they took. */
@Module({
  controllers: [SalesController],
  providers: [useCase(MarkSale, [SaleRepository, Clock])],
})
export class SalesModule {}
