import { MarkSale, RuleOnDispute, SaleRepository, UndoWaiver } from '@boligstyling/application';
import type { Version } from '@boligstyling/domain';
import { Body, Get, Patch, Post, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/field.js';
import { decodeCursor, pageOf } from '../platform/validation/page-query.dto.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import {
  RuleOnDisputeDto,
  toRuling,
  MarkedSaleDto,
  MarkSaleDto,
  SaleDto,
  SalesDto,
  toMarkedSaleDto,
  toSaleDto,
  toSaleTotalsDto,
  UndoWaiverDto,
  SalesQueryDto,
  toSaleFilter,
} from './sale.dto.js';

const NOT_MARKED = [
  'sale-settled',
  'sale-invoiced',
  'sale-disputed',
  'operator-incomplete',
] as const;

const CURRENT = (it: SalesController, id: string) => it.getSale(id);

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
    'A page of them, with number and sum of all that the filter finds.',
  )
  @Answers(SalesDto, 'invalid-request')
  async listSales(@Query() query: SalesQueryDto): Promise<SalesDto> {
    const filter = toSaleFilter(query);
    const after = query.cursor ? decodeCursor(query.cursor) : undefined;
    const { found, totals } = await this.sales.listWithTotals(filter, query.limit + 1, after);
    const { page, next_cursor } = pageOf(found, query.limit, ({ sale }) => sale);
    return { sales: page.map(toSaleDto), next_cursor, totals: toSaleTotalsDto(totals) };
  }

  @Get(':id')
  @Operation('One sale', 'As it stands, with its dispute.')
  @Answers(SaleDto, 'not-found', 'sale-not-found')
  async getSale(@KnownId() id: string): Promise<SaleDto> {
    return toSaleDto(await this.sales.find(id));
  }

  @Patch(':id')
  @Versioned(SaleDto, CURRENT)
  @Operation(
    'Mark a sale paid or credited, or undo that it was paid',
    'A pending sale can be marked paid or credited, a paid one pending or credited. One that is on an invoice can only be credited, by a credit note.',
  )
  @Answers(MarkedSaleDto, 'not-found', 'sale-not-found', ...NOT_MARKED)
  async markSale(
    @KnownId() id: string,
    @Body() { payment_status }: MarkSaleDto,
    @IfMatch() version?: Version,
  ): Promise<MarkedSaleDto> {
    return toMarkedSaleDto(await this.marking.execute(id, payment_status, version));
  }

  @Post(':id/undo-waiver')
  @Versioned(SaleDto, CURRENT)
  @Operation(
    'Undo that a sale was credited, by the administrator or by a ruling',
    'It stands as it did before, and is due on a new invoice where a credit note was issued. A dispute that was decided for the partner is open again.',
  )
  @Answers(SaleDto, 'not-found', 'sale-not-found', 'sale-settled')
  async undoWaiver(
    @KnownId() id: string,
    @Body() { reason }: UndoWaiverDto,
    @IfMatch() version?: Version,
  ): Promise<SaleDto> {
    return toSaleDto(await this.waivers.execute(id, reason.trim(), version));
  }

  @Post(':id/ruling')
  @Operation(
    'Rule on a partner’s dispute of a sale',
    'A credited sale is no longer due, by a credit note if it is on an invoice. A sale whose dispute is refused is billed as any other. The partner gets the reply by e-mail.',
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
