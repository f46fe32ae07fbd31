import { MarkSale, RuleOnDispute, SaleRepository, UndoWaiver } from '@boligstyling/application';
import { Body, Get, Patch, Post, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { KnownId } from '../platform/validation/known-id.js';
import { decodeCursor, pageOf } from '../platform/validation/time-cursor.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { RuleOnDisputeDto, toRuling } from './rule-on-dispute.dto.js';
import {
  MarkedSaleDto,
  MarkSaleDto,
  SaleDto,
  SalesDto,
  toMarkedSaleDto,
  toSaleDto,
  toSaleTotalsDto,
  toSeenSale,
  UndoWaiverDto,
} from './sale.dto.js';
import { SalesQueryDto, toSaleFilter } from './sales-query.dto.js';

const NOT_MARKED = [
  'sale-settled',
  'sale-invoiced',
  'sale-disputed',
  'sale-changed',
  'operator-incomplete',
] as const;

@AdminController('sales')
export class SalesController {
  constructor(
    private readonly sales: SaleRepository,
    private readonly marking: MarkSale,
    private readonly disputes: RuleOnDispute,
    private readonly waivers: UndoWaiver,
  ) {}

  @Get()
  @Operation(
    'Sales, newest first, with their totals',
    'A page of them, with the number and sum of all that the filter lets through.',
  )
  @Answers(SalesDto, 'invalid-request')
  async listSales(@Query() query: SalesQueryDto): Promise<SalesDto> {
    const filter = toSaleFilter(query);
    const after = query.cursor ? decodeCursor(query.cursor) : undefined;
    const [found, totals] = await Promise.all([
      this.sales.list(filter, query.limit + 1, after),
      this.sales.totals(filter),
    ]);
    const { page, next_cursor } = pageOf(found, query.limit, ({ sale }) => sale);
    return { sales: page.map(toSaleDto), next_cursor, totals: toSaleTotalsDto(totals) };
  }

  @Get(':id')
  @Operation('One sale', 'As it stands, with what a partner has against it.')
  @Answers(SaleDto, 'not-found', 'sale-not-found')
  async getSale(@KnownId() id: string): Promise<SaleDto> {
    return toSaleDto(await this.sales.find(id));
  }

  @Patch(':id')
  @Operation(
    'Mark a sale paid or credited, or undo that it was paid',
    'A pending sale can be marked paid or credited, a paid one pending or credited. One that is on an invoice can only be credited, by a credit note.',
  )
  @Answers(MarkedSaleDto, 'not-found', 'sale-not-found', ...NOT_MARKED)
  async markSale(@KnownId() id: string, @Body() dto: MarkSaleDto): Promise<MarkedSaleDto> {
    return toMarkedSaleDto(await this.marking.execute(id, dto.payment_status, toSeenSale(dto)));
  }

  @Post(':id/undo-waiver')
  @Operation(
    'Undo that a sale was credited, by the administrator or by a ruling',
    'It stands as it did before, and is owed on a new invoice where a credit note was issued. A dispute that was decided for the partner is open again.',
  )
  @Answers(SaleDto, 'not-found', 'sale-not-found', 'sale-settled', 'sale-changed')
  async undoWaiver(@KnownId() id: string, @Body() dto: UndoWaiverDto): Promise<SaleDto> {
    const seenAt = toSeenSale(dto).changedAt;
    return toSaleDto(await this.waivers.execute(id, dto.reason.trim(), seenAt));
  }

  @Post(':id/ruling')
  @Operation(
    'Decide what a partner has against a sale',
    'Credited, it is owed no more, by a credit note where it is on an invoice; refused, it is billed as any other. The partner is told, with the reply.',
  )
  @Answers(
    SaleDto,
    'not-found',
    'sale-not-found',
    'dispute-not-open',
    'sale-settled',
    'operator-incomplete',
  )
  async ruleOnDispute(@KnownId() id: string, @Body() dto: RuleOnDisputeDto): Promise<SaleDto> {
    return toSaleDto(await this.disputes.execute(id, toRuling(dto)));
  }
}
